import { foldText } from '@metade/domain/fold-text.ts';
import { tablesPerSlotMax } from '@metade/domain/grid.ts';
import { descriptionMin } from '@metade/domain/registration.ts';
import { z } from 'zod';
import {
  catalogueSlug,
  country,
  localTime,
  nameText,
  period,
  places,
  requiredName,
  requiredText,
  text,
} from './fields.ts';

const timeOrClose = z.union([localTime, z.literal('close')], { error: () => 'time' });

/** A web address, with https:// added where missing; may be empty. */
export const webAddress = text(200)
  .nullable()
  .transform((written) => (written && !/^[a-z]+:/i.test(written) ? `https://${written}` : written || null))
  .refine((address) => address === null || /^https?:\/\/[^\s/.]+\.[^\s]+$/i.test(address), 'web_address');

const shortDays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'];
/** 0 Sunday … 6 Saturday, or its short Portuguese name. */
const weekday = z
  .union([z.int().min(0).max(6), z.string().max(10)])
  .transform((day) => (typeof day === 'number' ? day : shortDays.indexOf(foldText(day).slice(0, 3))))
  .refine((day) => day >= 0, 'invalid_value');

const times = { time_open: timeOrClose, time_close: timeOrClose };
export const openingSpan = z.object({
  day: weekday,
  ...times,
  spans: z
    .array(z.object(times))
    .max(10)
    .optional()
    .meta({ description: 'All of the day, as it is read; they go before time_open and time_close' }),
});
const gridSlot = z.object({
  day: weekday,
  period,
  time: timeOrClose,
  qtd: z.coerce.number().pipe(z.int().min(0).max(tablesPerSlotMax)).default(0),
  places: z.literal([0, 2, 4, 6]).default(0),
});
export const tolerance = z.coerce.number().pipe(z.int().min(0).max(1440));
export const description = text(4000).pipe(z.string().min(descriptionMin));
export const ticket = z.int().min(1).max(100_000_00);
const coordinate = (max: number) => z.number().min(-max).max(max);

export const identityForm = z.object({
  company_name: requiredName(120),
  description,
  phone: requiredText(30),
  website: webAddress.optional(),
  facebook: webAddress.optional(),
});

export const placeForm = z.object({
  country,
  zip: requiredText(12),
  street: requiredText(120),
  number: requiredText(20),
  district: text(80).default(''),
  city: requiredText(80).meta({ description: 'City id or name' }),
  latitude: coordinate(90)
    .nullable()
    .optional()
    .meta({ description: 'The pin; the postal code’s place when left out' }),
  longitude: coordinate(180).nullable().optional(),
});

export const foodForm = z.object({
  kitchen: z.array(catalogueSlug).min(1).max(8),
  services: z.array(catalogueSlug).max(20).default([]),
  ticket_avg: ticket.meta({ description: 'Per person at full price, minor units' }),
  desserts: z.boolean().default(true).meta({ description: 'Desserts are at half price as well' }),
});

export const tablesForm = z.object({
  table_tolerance: tolerance,
  accepted_sizes: z.array(places).min(1).max(3),
  confirmation_mode: z
    .enum(['review', 'instant'])
    .optional()
    .meta({ description: 'instant is recommended; left out, it stays as it is' }),
  worksheet: z.array(openingSpan).max(50),
  tables: z.array(gridSlot).max(2000),
});

const countryNames = new Map(
  Object.entries({ brasil: 'BR', brazil: 'BR', portugal: 'PT', españa: 'ES', espanha: 'ES', spain: 'ES' }),
);
const countryOrName = z
  .string()
  .max(20)
  .transform((name) => countryNames.get(name.toLowerCase()) ?? name.toUpperCase())
  .pipe(country);
const address = z.object({
  street: text(120).default(''),
  number: z.union([text(20), z.number().transform(String)]).default(''),
  district: text(80).default(''),
  city: text(80).default(''),
  country: countryOrName.default('BR'),
  zip: text(12).default(''),
  location: z
    .object({ latitude: coordinate(90), longitude: coordinate(180) })
    .nullable()
    .optional(),
});

/** A whole restaurant in one form, with the fields it has when read; missing ones stay unchanged. */
export const restaurantForm = z.object({
  company_name: nameText(120).optional(),
  description: text(4000).optional(),
  phone: text(30).nullable().optional(),
  website: webAddress.optional(),
  facebook: webAddress.optional(),
  country: countryOrName.optional().meta({ description: 'Of the market; the address’s, else Brazil' }),
  address: z.union([z.array(address).max(5), address.transform((one) => [one])]).optional(),
  kitchen: z.array(catalogueSlug).max(8).optional(),
  services: z.array(catalogueSlug).max(20).optional(),
  ticket_avg: ticket.nullable().optional(),
  desserts: z.boolean().optional(),
  table_tolerance: tolerance.optional(),
  accepted_sizes: z.array(places).min(1).max(3).optional(),
  max_places: z.coerce.number().pipe(places).optional(),
  worksheet: z.array(openingSpan).max(50).optional(),
  tables: z.array(gridSlot).max(2000).optional(),
  terms: z.boolean().optional().meta({ description: 'The restaurant’s terms are accepted' }),
});
