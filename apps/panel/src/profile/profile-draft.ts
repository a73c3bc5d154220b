import type { Input } from '@metade/api-client/client.ts';
import type { RestaurantProfile } from '@metade/contracts/restaurant-profile.ts';
import { languages } from '@metade/contracts/catalogue.ts';
import type { OpeningSpan } from '@metade/domain/opening-hours.ts';
import { openSpans } from '@metade/domain/opening-hours.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { amountText, readAmount } from './amount.ts';

/** The profile as edited: amounts and numbers as text, a text per language and a price per size. */
export type ProfileDraft = Pick<
  RestaurantProfile,
  | 'show'
  | 'description'
  | 'kitchen'
  | 'services'
  | 'accepted_sizes'
  | 'one_person_ok'
  | 'table_tolerance'
  | 'cutoff_minutes'
  | 'confirmation_mode'
  | 'desserts'
> & {
  worksheet: OpeningSpan[];
  more: Record<Locale, string>;
  phone: string;
  website: string;
  facebook: string;
  ticket_avg: string;
  prices: Record<2 | 4 | 6, string>;
  horizon_days: string;
};
export type ProfileField = keyof ProfileDraft;
type Size = keyof ProfileDraft['prices'];
/** The units of merging: a field, or a language, a size or a day of one. */
export type ProfilePart =
  | Exclude<ProfileField, 'more' | 'prices' | 'worksheet'>
  | `more.${Locale}`
  | `prices.${Size}`
  | `worksheet.${number}`;
type Changes = Omit<Input<'updateRestaurantProfile'>['body'], 'revision'>;

export function draftOf(profile: RestaurantProfile, locale: Locale): ProfileDraft {
  const price = (size: number) =>
    amountText(profile.prices.find((entry) => entry.places === size)?.price ?? null, locale);
  return {
    show: profile.show,
    description: profile.description,
    more: Object.fromEntries(languages.map((one) => [one, profile.more[one] ?? ''])) as ProfileDraft['more'],
    phone: profile.phone ?? '',
    website: profile.website ?? '',
    facebook: profile.facebook ?? '',
    kitchen: profile.kitchen,
    services: profile.services,
    ticket_avg: amountText(profile.ticket_avg, locale),
    prices: { 2: price(2), 4: price(4), 6: price(6) },
    accepted_sizes: profile.accepted_sizes,
    one_person_ok: profile.one_person_ok,
    table_tolerance: profile.table_tolerance,
    horizon_days: String(profile.horizon_days),
    cutoff_minutes: profile.cutoff_minutes,
    confirmation_mode: profile.confirmation_mode,
    desserts: profile.desserts,
    worksheet: openSpans(profile.worksheet),
  };
}

/** The parts in which two drafts differ. */
export function differing(one: ProfileDraft, other: ProfileDraft): ProfilePart[] {
  const others = partsOf(other);
  return [...partsOf(one)].filter(([part, value]) => value !== others.get(part)).map(([part]) => part);
}

export const fieldOf = (part: ProfilePart) => part.split('.')[0] as ProfileField;

function partsOf({ more, prices, worksheet, ...fields }: ProfileDraft): Map<ProfilePart, string> {
  const within = (field: string, of: object) => Object.entries(of).map(([key, value]) => [`${field}.${key}`, value]);
  const days = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, spansOf(worksheet, day)]));
  const parts = [
    ...Object.entries(fields),
    ...within('more', more),
    ...within('prices', prices),
    ...within('worksheet', days),
  ] as [ProfilePart, unknown][];
  return new Map(parts.map(([part, value]) => [part, JSON.stringify(value)]));
}

export const spansOf = (worksheet: ProfileDraft['worksheet'], day: number) =>
  worksheet.filter((span) => span.day === day);

/** A draft with one part copied from another. */
export function withPart(draft: ProfileDraft, part: ProfilePart, from: ProfileDraft): ProfileDraft {
  const field = fieldOf(part);
  const key = part.slice(field.length + 1);
  if (key === '') return { ...draft, [field]: from[field] };
  if (field === 'worksheet') {
    const day = Number(key);
    const kept = draft.worksheet.filter((span) => span.day !== day);
    return { ...draft, worksheet: [...kept, ...spansOf(from.worksheet, day)] };
  }
  const of = from[field] as unknown as Record<string, string>;
  return { ...draft, [field]: { ...(draft[field] as object), [key]: of[key] } };
}

/** Merges: local edits stay, everything else is as saved. */
export function rebased(mine: ProfileDraft, base: ProfileDraft, now: ProfileDraft): ProfileDraft {
  return differing(mine, base).reduce((draft, part) => withPart(draft, part, mine), now);
}

/** The changed fields in the API's form, each whole. Every amount must be valid. */
export function changesOf(draft: ProfileDraft, base: ProfileDraft): Changes {
  const { ticket_avg, prices, horizon_days, ...same } = draft;
  const whole = {
    ...same,
    ticket_avg: readAmount(ticket_avg),
    horizon_days: Number(horizon_days),
    prices: ([2, 4, 6] as const).flatMap((places) =>
      prices[places].trim() === '' ? [] : [{ places, price: readAmount(prices[places]) }],
    ),
  };
  const changed = differing(draft, base).map(fieldOf);
  return Object.fromEntries(changed.map((field) => [field, whole[field]]));
}

/** Fields whose text is no amount. Only prices may be empty. */
export function noSums({ ticket_avg, prices }: ProfileDraft): string[] {
  const sizes = ([2, 4, 6] as const).filter(
    (size) => prices[size].trim() !== '' && Number.isNaN(readAmount(prices[size])),
  );
  return [...(Number.isNaN(readAmount(ticket_avg)) ? ['ticket_avg'] : []), ...sizes.map((size) => `prices.${size}`)];
}
