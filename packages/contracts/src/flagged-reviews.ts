import { z } from 'zod';
import { csvOf } from './csv-of.ts';
import { endpoint } from './endpoint.ts';
import { id, idParam, instant, localDate, text } from './fields.ts';
import { review } from './restaurants.ts';

/** A review flagged by a person or the automatic check, with what the decision depends on. */
const flaggedReview = review
  .extend({
    restaurant: z.object({ _id: id, company_name: z.string(), slug: z.string() }),
    order: z.object({ _id: id, number: z.string(), date: localDate }).nullable(),
    private: z.boolean(),
    hidden: z.boolean().meta({ description: 'Nobody sees it until it is decided: the automatic check held it back' }),
    reason: z.string().nullable().meta({ description: 'Why the restaurant flagged it; null when only the check did' }),
    waiting: instant.meta({ description: 'Since when it waits for a person' }),
    seen: instant.meta({ description: 'Its last change: a decision carries it, and is refused once it has changed' }),
  })
  .meta({ id: 'FlaggedReview' });
export type FlaggedReview = z.infer<typeof flaggedReview>;

export const listFlaggedReviews = endpoint({
  name: 'listFlaggedReviews',
  method: 'GET',
  path: '/admin/reviews/flagged',
  summary: 'Reviews that wait for a person, the oldest first',
  access: { scope: 'marketplace', roles: ['support', 'content'] },
  query: z.object({ after: id.optional().meta({ description: 'The last one of the page before' }) }),
  answer: z.object({
    data: z.array(flaggedReview),
    next: id.nullable().meta({ description: 'What the following page begins after; null on the last' }),
  }),
  refusals: [],
});

export const exportFlaggedReviews = csvOf(listFlaggedReviews, 'exportFlaggedReviews');

const seen = instant.meta({ description: 'As the list told it' });

export const decideReview = endpoint({
  name: 'decideReview',
  method: 'POST',
  path: '/admin/reviews/:id/decision',
  summary: 'Keep a flagged review, or take it down with a reason, which its writer is told',
  access: { scope: 'marketplace', roles: ['support', 'content'] },
  params: idParam,
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('kept'), seen }),
    z.object({ decision: z.literal('removed'), seen, reason: text(500).pipe(z.string().min(3)) }),
  ]),
  answer: z.object({ data: z.object({ _id: id, decision: z.enum(['kept', 'removed']) }) }),
  idempotent: true,
  refusals: ['not_found', 'already_decided', 'review_changed', 'idempotency_key_reused'],
});
