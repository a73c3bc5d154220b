import type { Answer } from '@metade/api-client/client.ts';
import type { NameAndPlaceView } from '@metade/contracts/proposals.ts';

/** A name and a place as edited; degrees as text. */
export type ProposalDraft = Record<
  'company_name' | 'zip' | 'street' | 'number' | 'district' | 'city' | 'latitude' | 'longitude',
  string
>;
export type Found = Answer<'findPostalCode'>['data'];
type Pin = NameAndPlaceView['location'];

export function draftOf({
  company_name,
  zip,
  street,
  number,
  district,
  city,
  location,
}: NameAndPlaceView): ProposalDraft {
  return { company_name, zip, street, number, district, city, ...pinText(location) };
}

/** Address data of a postal code; a street only where known. */
export type Told = { zip: string; street: string | null; district: string | null; city: string; location: Pin };

/** The draft without the data filled in from the `former` code, since the new one is unknown. Typed text stays. */
export function withoutPostalCode(draft: ProposalDraft, former: Told): ProposalDraft {
  const { latitude, longitude } = pinText(former.location);
  const keep = (name: 'street' | 'district' | 'city') => (draft[name] === former[name] ? '' : draft[name]);
  return {
    ...draft,
    street: keep('street'),
    district: keep('district'),
    city: keep('city'),
    ...(draft.latitude === latitude && draft.longitude === longitude ? pinText(null) : {}),
  };
}

/** The draft with a postal code's data. The pin moves too, unless somebody set it (`untouched`). */
export function withPostalCode(draft: ProposalDraft, found: Found, untouched: Pin): ProposalDraft {
  const was = pinText(untouched);
  const moved = draft.latitude !== was.latitude || draft.longitude !== was.longitude;
  return {
    ...draft,
    zip: found.zip,
    street: found.street ?? draft.street,
    district: found.district ?? draft.district,
    city: found.city,
    ...(moved ? {} : pinText(found.location)),
  };
}

const pinText = (pin: Pin) => ({
  latitude: pin ? pin.latitude.toFixed(6) : '',
  longitude: pin ? pin.longitude.toFixed(6) : '',
});
