import { seatingOpensAt } from '@metade/domain/lateness.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { Refused } from '../../refused.ts';

/** Throws while a party of a table's time (epoch ms) cannot be here yet; `path`: the field that says it is. */
export function refuseTooEarly(startsAt: number, now: number, settings: Settings, path: string): void {
  if (now < seatingOpensAt(startsAt, settings)) {
    throw new Refused('invalid_fields', {}, [{ path, code: 'invalid_value' }]);
  }
}
