import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParam, money } from './fields.ts';

/** A gateway's token of a card typed in a browser. Anything that could be a card number is refused unread. */
export const cardToken = z
  .string()
  .min(1)
  .max(200)
  .regex(/^(?!(?:[ -]*\d){12})/, 'invalid');

/** A diner's saved card: only its last four digits. */
export const card = z
  .object({
    _id: id,
    brand: z.string(),
    last4: z.string(),
    exp_month: z.int().min(1).max(12),
    exp_year: z.int(),
    holder: z.string(),
    expired: z.boolean(),
    default: z.boolean(),
  })
  .meta({ id: 'Card' });
export type Card = z.infer<typeof card>;

const cards = z.object({
  data: z.array(card),
  validation: money.meta({ description: 'Reserved when a card is saved, and released at once' }),
  max: z.int(),
});

const checkRefusals = [
  'card_token_unknown',
  'card_debit',
  'card_funding_unknown',
  'card_check_failed',
  'card_needs_bank',
  'card_check_open',
  'idempotency_key_reused',
] as const;

export const listCards = endpoint({
  name: 'listCards',
  method: 'GET',
  path: '/cards',
  summary: 'The diner’s saved cards, the default one first, and what saving another one reserves',
  access: { scope: 'account', roles: ['diner'] },
  answer: cards,
  refusals: [],
});

export const createCard = endpoint({
  name: 'createCard',
  method: 'POST',
  path: '/cards',
  summary: 'Keep a credit card, after a charge that is released at once; the first one is the default',
  access: { scope: 'account', roles: ['diner'] },
  status: 201,
  idempotent: true,
  body: z.object({ card_token: cardToken, default: z.literal(true).optional() }),
  answer: cards,
  refusals: ['cards_limit', ...checkRefusals],
});

export const updateCard = endpoint({
  name: 'updateCard',
  method: 'PATCH',
  path: '/cards/:id',
  summary: 'Make a card the default one, or renew it with what was typed anew (name, expiry, number)',
  access: { scope: 'account', roles: ['diner'] },
  params: idParam,
  idempotent: true,
  body: z.object({ card_token: cardToken.optional(), default: z.literal(true).optional() }),
  answer: cards,
  refusals: ['not_found', ...checkRefusals],
});

export const removeCard = endpoint({
  name: 'removeCard',
  method: 'DELETE',
  path: '/cards/:id',
  summary: 'Forget a card; what was paid with it stays as it is',
  access: { scope: 'account', roles: ['diner'] },
  params: idParam,
  answer: cards,
  refusals: ['not_found'],
});
