/**
 * Texts that this device keeps by name. Without waiting, since what must survive a killed process is written before a request goes
 * out. `write` throws when there is no space.
 */
export interface DeviceStorage {
  read(name: string): string | null;
  write(name: string, text: string): void;
  remove(name: string): void;
}

/** The device's clock, in epoch ms. It may be wrong. */
export interface DeviceClock {
  now(): number;
}

/** A new random key, such as a UUID. */
export type NewKey = () => string;

/** What was kept under a name; null for nothing, and for what cannot be read. */
export function readKept(storage: DeviceStorage, name: string): unknown {
  try {
    return JSON.parse(storage.read(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether there was space. */
export function keep(storage: DeviceStorage, name: string, value: unknown): boolean {
  return keepText(storage, name, JSON.stringify(value));
}

/** Whether there was space. */
export function keepText(storage: DeviceStorage, name: string, text: string): boolean {
  try {
    storage.write(name, text);
    return true;
  } catch {
    return false;
  }
}

/** What the device tells of its network. Each function answers one that stops listening. */
export interface DeviceSigns {
  /** The network or the app is back: a request may get through now. */
  onBack: (listener: () => void) => () => void;
  /** The network is gone. */
  onGone: (listener: () => void) => () => void;
  /** Another window has changed what this device keeps. */
  onElsewhere: (listener: () => void) => () => void;
}
