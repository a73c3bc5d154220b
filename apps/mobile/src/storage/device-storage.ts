import type { DeviceStorage } from '@metade/booking-flow/ports.ts';
import Storage from 'expo-sqlite/kv-store';

/** What the device keeps by name, in a database file. Answers without waiting. */
export const deviceStorage: DeviceStorage = {
  read: (name) => Storage.getItemSync(name),
  write: (name, text) => Storage.setItemSync(name, text),
  remove: (name) => void Storage.removeItemSync(name),
};
