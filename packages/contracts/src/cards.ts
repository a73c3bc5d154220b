import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { currency, id, idParam, money } from './fields.ts';

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
    currencies: z.array(currency).meta({ description: 'In which it pays: its account at the gateway takes no others' }),
  })
  .meta({ id: 'Card' });
export type Card = z.infer<typeof card>;

/** A card that is kept once its diner has consented at the bank. */
export const waitingCard = z
  .object({ _id: id, brand: z.string(), last4: z.string(), url: z.url().meta({ description: 'The bank’s page' }) })
  .meta({ id: 'WaitingCard' });
export type WaitingCard = z.infer<typeof waitingCard>;

const cards = z.object({
  data: z.array(card),
  waiting: z.array(waitingCard).meta({ description: 'Cards whose bank waits for the diner’s consent' }),
  validation: money.meta({ description: 'Reserved when a card is saved, and released at once' }),
  max: z.int(),
});

const keptCards = cards.extend({
  bank: waitingCard
    .nullable()
    .meta({ description: 'The card of this call, when its bank asks first: it is kept once the diner has consented' }),
});

const checkRefusals = ['card_check_failed', 'card_check_over', 'card_check_open'] as const;

const typedRefusals = [
  ...checkRefusals,
  'card_token_unknown',
  'card_debit',
  'card_funding_unknown',
  'idempotency_key_reused',
] as const;

const returnUrl = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .meta({ description: 'Where the bank leads back to, on this site' });

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
  summary:
    'Keep a credit card, after a charge that is released at once and to which the bank may ask consent; the first one is the default',
  access: { scope: 'account', roles: ['diner'] },
  status: 201,
  idempotent: true,
  body: z.object({ card_token: cardToken, default: z.literal(true).optional(), return_url: returnUrl.optional() }),
  answer: keptCards,
  refusals: ['cards_limit', ...typedRefusals],
});

export const updateCard = endpoint({
  name: 'updateCard',
  method: 'PATCH',
  path: '/cards/:id',
  summary: 'Make a card the default one, or renew it with what was typed anew (name, expiry, number)',
  access: { scope: 'account', roles: ['diner'] },
  params: idParam,
  idempotent: true,
  body: z.object({
    card_token: cardToken.optional(),
    default: z.literal(true).optional(),
    return_url: returnUrl.optional(),
  }),
  answer: keptCards,
  refusals: ['not_found', ...typedRefusals],
});

export const refreshCardCheck = endpoint({
  name: 'refreshCardCheck',
  method: 'POST',
  path: '/card-checks/:id/refresh',
  summary: 'Ask the gateway whether the diner has consented at the bank, and keep the card if so',
  access: { scope: 'account', roles: ['diner'] },
  params: idParam,
  answer: keptCards,
  refusals: ['not_found', ...checkRefusals],
});

export const giveUpCardCheck = endpoint({
  name: 'giveUpCardCheck',
  method: 'DELETE',
  path: '/card-checks/:id',
  summary: 'Keep no card whose bank still waits for the diner, and release what it reserved',
  access: { scope: 'account', roles: ['diner'] },
  params: idParam,
  answer: cards,
  refusals: ['not_found'],
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
