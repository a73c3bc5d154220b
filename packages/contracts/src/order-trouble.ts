import { z } from 'zod';
import { instant, money } from './fields.ts';

/** The announced delay, and those that may still be announced: minutes after the reserved time. */
export const lateness = z.object({ minutes: z.int().nullable(), choices: z.array(z.int()) }).meta({ id: 'Lateness' });

export const disputeState = z.enum(['open', 'upheld', 'rejected']);
export const claimState = z.enum(['open', 'accepted', 'rejected']);

/** A no-show as its diner sees it, with their dispute. */
export const noShow = z
  .object({
    marked_at: instant.nullable().meta({ description: 'Null once it was taken back' }),
    dispute_until: instant.nullable(),
    dispute: z
      .object({ state: disputeState, text: z.string(), created: instant, note: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'NoShow' });

/** A diner's claim that the discount was not given, and its decision. */
export const discountClaim = z
  .object({
    state: claimState,
    text: z.string(),
    charged: money,
    food: money.nullable(),
    returned: z.object({ card: money, credit: money, guarantee: money }).nullable().meta({
      description: 'Of an accepted one: of the fee to the card and as credit, and the half that was not given',
    }),
    created: instant,
    note: z.string().nullable(),
  })
  .meta({ id: 'DiscountClaim' });
