import { keep, readKept } from '@metade/booking-flow/ports.ts';
import Constants from 'expo-constants';
import { deviceStorage } from './device-storage';

const keptMs = 24 * 3_600_000;
/** Another version may expect another shape. */
const version = Constants.expoConfig?.version;

interface Kept {
  version: string;
  asked: string;
  /** Epoch ms, by the device's clock. */
  at: number;
  value: unknown;
}

/** What the device kept under a name as the answer to exactly this question, with its age in ms; null for nothing, and after a day. */
export function readAnswer<T>(name: string, asked: string): { value: T; age: number } | null {
  const kept = readKept(deviceStorage, name) as Partial<Kept> | null;
  if (kept?.version !== version || kept?.asked !== asked || typeof kept?.at !== 'number') return null;
  const age = Date.now() - kept.at;
  return age >= 0 && age < keptMs ? { value: kept.value as T, age } : null;
}

/** Replaces the answer that was kept under the name. Without space none is. */
export function keepAnswer(name: string, asked: string, value: unknown): void {
  if (!keep(deviceStorage, name, { version, asked, at: Date.now(), value })) deviceStorage.remove(name);
}
