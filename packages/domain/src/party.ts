import type { Places } from './grid.ts';

/** `peopleMax` is the setting; where it is left out the largest table decides. */
export type PartyRules = { acceptedSizes: readonly Places[]; onePersonAllowed: boolean; peopleMax?: number };

/** Table sizes that may seat a party, the smallest first and the next sizes up after it; empty when it cannot be seated. */
export function tableSizesFor(people: number, rules: PartyRules): Places[] {
  if (!isPartySize(people, rules)) return [];
  return ([2, 4, 6] as const).filter((places) => places >= people && rules.acceptedSizes.includes(places));
}

export function isPartySize(people: number, rules: Omit<PartyRules, 'acceptedSizes'>): boolean {
  const { min, max } = partyRange(rules);
  return Number.isInteger(people) && people >= min && people <= max;
}

/** How many people may book together: from 1, or from 2 where one person may not. */
export function partyRange(rules: Omit<PartyRules, 'acceptedSizes'>): { min: number; max: number } {
  return { min: rules.onePersonAllowed ? 1 : 2, max: rules.peopleMax ?? 6 };
}
