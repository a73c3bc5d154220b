import { z } from 'zod';
import { instant, money } from './fields.ts';

/** What was told of coming late, and what may still be told: minutes after the reserved time. */
export const lateness = z.object({ minutes: z.int().nullable(), choices: z.array(z.int()) }).meta({ id: 'Lateness' });

export const disputeState = z.enum(['open', 'upheld', 'rejected']);
export const claimState = z.enum(['open', 'accepted', 'rejected']);

/** A no-show as its diner sees it, with what they say against it. */
export const noShow = z
  .object({
    marked_at: instant.nullable().meta({ description: 'Null once it was taken back' }),
    dispute_until: instant.nullable(),
    dispute: z
      .object({ state: disputeState, text: z.string(), created: instant, note: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'NoShow' });

/** "The 50 % was not applied": what the diner wrote of an order, and what was decided. */
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
