import { z } from 'zod';
import { country, id } from './fields.ts';

/** An address that a user keeps. */
export const address = z
  .object({
    _id: id,
    name: z.string(),
    street: z.string(),
    number: z.string(),
    district: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country,
    location: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    default: z.boolean(),
  })
  .meta({ id: 'KeptAddress' });
export type Address = z.infer<typeof address>;
