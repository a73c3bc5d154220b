import type { Places } from './grid.ts';
import { tableSizes } from './grid.ts';
import type { Decision, Refusal } from './refusal.ts';
import { refuse } from './refusal.ts';

/** `peopleMax` is the setting; by default the largest table decides. */
export type PartyRules = { acceptedSizes: readonly Places[]; onePersonAllowed: boolean; peopleMax?: number };
type RangeRules = Omit<PartyRules, 'acceptedSizes'>;

/** Whether a table is large enough for a party. */
export function seats(places: number, people: number): boolean {
  return people <= places;
}

/** Table sizes that can seat a party, smallest first; empty when it cannot be seated. */
export function tableSizesFor(people: number, rules: PartyRules): Places[] {
  if (partyRefusal(people, rules) !== null) return [];
  return tableSizes.filter((places) => seats(places, people) && rules.acceptedSizes.includes(places));
}

/** Why a party of this size may not book, null when it may: from 1, or from 2 where one person may not. */
export function partyRefusal(people: number, rules: RangeRules): Refusal<'people_out_of_range'> | null {
  const [min, max] = [rules.onePersonAllowed ? 1 : 2, rules.peopleMax ?? Math.max(...tableSizes)];
  const inRange = Number.isInteger(people) && people >= min && people <= max;
  return inRange ? null : refuse('people_out_of_range', { min, max });
}

/** Why a table cannot seat a party, null when it can. */
export function tableRefusal(people: number, places: number): Refusal<'table_too_small'> | null {
  return seats(places, people) ? null : refuse('table_too_small', { places, people });
}

/** Whether a booking's own table may seat so many. */
export function decideParty(
  people: number,
  places: number,
  rules: RangeRules,
): Decision<object, 'table_too_small' | 'people_out_of_range'> {
  return tableRefusal(people, places) ?? partyRefusal(people, rules) ?? { ok: true };
}
