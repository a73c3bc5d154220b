import { keep, readKept } from '@metade/booking-flow/ports.ts';
import { deviceStorage } from '../storage/device-storage';

const name = 'answers';
const most = 10;

type Answers = readonly (readonly [token: string, answer: string])[];

const read = (): Answers => {
  const kept = readKept(deviceStorage, name);
  return Array.isArray(kept) ? (kept as Answers) : [];
};

/** The id of what this device has answered to a friend's table, by the token of its link. */
export const ownAnswer = (token: string): string | undefined => read().find(([one]) => one === token)?.[1];

/** A device without space answers anew the next time. */
export function keepOwnAnswer(token: string, answer: string): void {
  const others = read().filter(([one]) => one !== token);
  keep(deviceStorage, name, [[token, answer], ...others].slice(0, most));
}
