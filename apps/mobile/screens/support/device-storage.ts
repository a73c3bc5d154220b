import type { DeviceStorage } from '@metade/booking-flow/ports.ts';

const kept = new Map<string, string>();

/** As the device's, for as long as a test file runs. */
export const deviceStorage: DeviceStorage = {
  read: (name) => kept.get(name) ?? null,
  write: (name, text) => void kept.set(name, text),
  remove: (name) => void kept.delete(name),
};
