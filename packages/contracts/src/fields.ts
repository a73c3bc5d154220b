import { looksLikeAddress } from '@metade/domain/address-like.ts';
import { periods } from '@metade/domain/grid.ts';
import { z } from 'zod';
import { kitchenSlugs, locales, serviceSlugs } from './catalogue.ts';

/** Field shapes that several contracts share. */
export const id = z.uuid();
/** A day that a calendar of ours could ever hold. */
export const localDate = z.iso.date().refine((date) => date >= '2000-01-01' && date <= '2999-12-31', 'out_of_range');
export const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time');
export const instant = z.iso.datetime();
/** Of a market: the API refuses the others, which markets there are being data. */
export const country = z.string().regex(/^[A-Z]{2}$/, 'country_unknown');
/** ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/);
export const countryParam = z
  .string()
  .length(2)
  .transform((text) => text.toUpperCase())
  .pipe(country);
export const locale = z.enum(locales);
export const period = z.enum(periods);
export const places = z.literal([2, 4, 6]);
export const people = z.int().min(1).max(6);
/** A query string's number. */
export const peopleParam = z.coerce.number().pipe(people);
export const kitchen = z.enum(kitchenSlugs);
export const service = z.enum(serviceSlugs);
export const money = z.object({ amount: z.int(), currency }).meta({ id: 'Money' });
/** Text of people: trimmed, no control characters but line breaks, in one Unicode form. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    // biome-ignore lint: control characters are what is refused
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/u, 'control_characters')
    .overwrite((value) => value.normalize('NFC').trim());
/** As text, and not blank. */
export const requiredText = (max: number) => text(max).pipe(z.string().min(1));
/**
 * A name that is written into messages to others: one that is an address would make of them a stranger's advertisement. A dot
 * with a letter right behind it needs two signs before it, so that initials stay names.
 */
export const nameText = (max: number) => text(max).refine((name) => !looksLikeAddress(name), 'name_address');
export const requiredName = (max: number) => nameText(max).pipe(z.string().min(1));
export const email = z
  .string()
  .max(254)
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email());
export const pageNumber = z.int().min(1).max(1000);
/** Which page of what admins look through. */
export const adminPage = z.coerce.number().pipe(pageNumber).default(1);
/** Why an admin does something: kept in the audit log. */
export const adminReason = text(500).pipe(z.string().min(3));
/** One page of a list; of a search, `total` and `pages` stop counting at a thousand. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), page: z.int(), pages: z.int(), total: z.int() });
export const point = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });
export const idParam = z.object({ id });
