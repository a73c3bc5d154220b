import { keepText } from '@metade/booking-flow/ports.ts';
import { deviceStorage } from '../storage/device-storage';

const name = 'clock-ahead';
/** Less is the time that an answer takes. */
const leastMs = 60_000;

let ahead = Number(deviceStorage.read(name)) || 0;

/** How many ms the API's clock is ahead of the device's, which may be wrong by a day; without network as it was last known. */
export const clockAhead = (): number => ahead;

/** Learns it from the Date of an answer. */
export function noteDate(header: string | null): void {
  const told = Date.parse(header ?? '') - Date.now();
  if (Number.isNaN(told)) return;
  const now = Math.abs(told) < leastMs ? 0 : told;
  if (Math.abs(now - ahead) < leastMs) return;
  ahead = now;
  keepText(deviceStorage, name, String(now));
}
