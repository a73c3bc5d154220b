import { seatingOpensAt } from '@metade/domain/lateness.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { localDateAt, localTimeAt } from '@metade/domain/time.ts';
import { Refused } from '../../refused.ts';

/** Throws while a party of a table's time (epoch ms) cannot be here yet. */
export function refuseTooEarly(startsAt: number, timeZone: string, now: number, settings: Settings): void {
  const opensAt = seatingOpensAt(startsAt, settings);
  if (now < opensAt)
    throw new Refused('party_too_early', {
      opensAt: `${localDateAt(opensAt, timeZone)} ${localTimeAt(opensAt, timeZone)}`,
    });
}
