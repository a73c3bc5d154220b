import type { Places } from './grid.ts';

export type PartyRules = { acceptedSizes: readonly Places[]; onePersonAllowed: boolean };

/** Table sizes that may seat a party, the smallest first and the next sizes up after it; empty when it cannot be seated. */
export function tableSizesFor(people: number, rules: PartyRules): Places[] {
  if (!isPartySize(people, rules)) return [];
  return ([2, 4, 6] as const).filter((places) => places >= people && rules.acceptedSizes.includes(places));
}

/** Whole numbers from 1 to 6, from 2 where one person may not book. */
export function isPartySize(people: number, rules: Pick<PartyRules, 'onePersonAllowed'>): boolean {
  return Number.isInteger(people) && people >= (rules.onePersonAllowed ? 1 : 2) && people <= 6;
}
