import { looksLikeAddress } from '@metade/domain/address-like.ts';
import { periods } from '@metade/domain/grid.ts';
import type { VoucherKey } from '@metade/domain/voucher.ts';
import { z } from 'zod';
import { locales } from './catalogue.ts';

/** Field shapes that several contracts share. */
export const id = z.uuid();
/** A plausible calendar date. */
export const localDate = z.iso.date().refine((date) => date >= '2000-01-01' && date <= '2999-12-31', 'date');
export const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time');
export const instant = z.iso.datetime();
/** A country code in form; the API refuses countries that are no market, since markets are data. */
export const country = z.string().regex(/^[A-Z]{2}$/, 'country_unknown');
/** ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/);
export const countryParam = z
  .string()
  .length(2)
  .transform((text) => text.toUpperCase())
  .pipe(country);
export const locale = z.enum(locales);
/** Raw Ed25519 public key, base64url, with its name in what it signed: verifies a voucher's QR without network. */
export const voucherKey = z
  .object({ id: z.string(), key: z.string() })
  .meta({ id: 'VoucherKey' }) satisfies z.ZodType<VoucherKey>;
export const period = z.enum(periods);
export const places = z.literal([2, 4, 6]);
export const people = z.int().min(1).max(6);
/** A number in a query string. */
export const peopleParam = z.coerce.number().pipe(people);
/** Of a kitchen or a service. Which there are is data: the API refuses the others, and reads one that was merged as the other. */
export const catalogueSlug = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not_listed');
export const money = z.object({ amount: z.int(), currency }).meta({ id: 'Money' });
/** Human text: trimmed, NFC, no control characters except line breaks. */
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
 * A name shown in messages to others: web addresses are refused, since they would be advertisements. A dot followed by a letter
 * needs two characters before it, so that initials stay names.
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
/** An admin's reason: kept in the audit log. */
export const adminReason = text(500).pipe(z.string().min(3));
/** A page of a list; for a search, `total` and `pages` stop counting at a thousand. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), page: z.int(), pages: z.int(), total: z.int() });
export const point = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });
export const idParam = z.object({ id });
