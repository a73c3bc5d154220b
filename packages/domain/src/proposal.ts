/** A restaurant's name and place, which change for everybody at once. Degrees; texts may be empty. */
export type NameAndPlace = {
  readonly company_name: string;
  readonly zip: string;
  readonly street: string;
  readonly number: string;
  readonly district: string;
  readonly city_id: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** The fields of a proposal, by their names in a registration. */
export const proposalFields = ['company_name', 'zip', 'street', 'number', 'district', 'city', 'location'] as const;
export type ProposalField = (typeof proposalFields)[number];

export const proposalStates = ['waiting', 'approved', 'rejected', 'taken_back', 'replaced'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** The fields that differ. Pins less than a metre apart are equal. */
export function changedFields(one: NameAndPlace, other: NameAndPlace): ProposalField[] {
  return proposalFields.filter((field) => {
    if (field === 'city') return one.city_id !== other.city_id;
    if (field === 'location') return !isNear(one.latitude, other.latitude) || !isNear(one.longitude, other.longitude);
    return one[field] !== other[field];
  });
}

/** 0.00001° is about a metre. */
function isNear(one: number | null, other: number | null): boolean {
  return one === null || other === null ? one === other : Math.abs(one - other) < 0.00001;
}

type Clock = { readonly country: string; readonly time_zone: string };

/**
 * Why a restaurant cannot move somewhere by itself: bookings, prices and vouchers depend on its market and time zone. Null when it
 * can.
 */
export function fixedField(
  now: Clock,
  then: Clock,
): { field: 'country' | 'city'; code: 'country_fixed' | 'clock_fixed' } | null {
  if (now.country !== then.country) return { field: 'country', code: 'country_fixed' };
  if (now.time_zone !== then.time_zone) return { field: 'city', code: 'clock_fixed' };
  return null;
}
