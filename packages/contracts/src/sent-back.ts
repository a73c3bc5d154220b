import { z } from 'zod';
import { money } from './fields.ts';

/** A refund that the bank sent back, as whoever paid is told. One that reached the card after all is none. */
export const sentBack = z
  .object({
    amount: money,
    now: z.enum(['owed', 'retried', 'credited', 'transferred']),
    reference: z.string().nullable().meta({ description: 'Of the bank transfer' }),
  })
  .meta({ id: 'SentBack' });
export type SentBack = z.infer<typeof sentBack>;
