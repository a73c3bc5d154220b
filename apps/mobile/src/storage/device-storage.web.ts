import type { DeviceStorage } from '@metade/booking-flow/ports.ts';

/** As on a device, in the browser's storage. */
export const deviceStorage: DeviceStorage = {
  read: (name) => localStorage.getItem(`metade.${name}`),
  write: (name, text) => localStorage.setItem(`metade.${name}`, text),
  remove: (name) => localStorage.removeItem(`metade.${name}`),
};
