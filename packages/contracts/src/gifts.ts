import { outerBounds } from '@metade/domain/settings.ts';
import { z } from 'zod';
import { cardToken } from './cards.ts';
import { endpoint } from './endpoint.ts';
import { countryParam, email, id, idParam, instant, localDate, money, requiredName, text } from './fields.ts';
import { sentBack } from './sent-back.ts';

const giftCode = z
  .string()
  .max(40)
  .meta({ description: 'As somebody types it: capitals, spaces and dashes do not matter' });

export const giftRules = z
  .object({
    min: money.meta({ description: 'The lowest booking fee of the market' }),
    max: money,
    months: z.int().meta({ description: 'How long a gift voucher may be redeemed, and its credit be spent' }),
    return_days: z.int(),
    today: localDate,
    last_day: localDate.meta({ description: 'The last day on which it may be sent' }),
    countries: z.array(z.string()).meta({ description: 'Markets in which the credit pays' }),
  })
  .meta({ id: 'GiftRules' });
export type GiftRules = z.infer<typeof giftRules>;

export const giftCard = z
  .object({
    code: z.string(),
    amount: money,
    from: z.string(),
    to: z.string(),
    message: z.string(),
    state: z.enum(['ready', 'redeemed', 'returned', 'expired', 'disputed']),
    redeem_by: instant,
    months: z.int(),
    countries: z.array(z.string()),
  })
  .meta({ id: 'GiftCard' });
export type GiftCard = z.infer<typeof giftCard>;

export const ownGift = z
  .object({
    _id: id,
    amount: money,
    from: z.string(),
    to: z.string(),
    email: z.string(),
    message: z.string(),
    send_at: instant,
    sent: z.boolean(),
    state: z.enum(['pending', 'failed', 'ready', 'redeemed', 'returned', 'expired', 'disputed']),
    action_url: z.string().nullable().meta({ description: 'The bank’s own page, where it asks the buyer' }),
    failure: z.string().nullable().meta({ description: 'Why the payment failed, in the caller’s language' }),
    code: z.string().nullable().meta({ description: 'Null until it is paid' }),
    created: instant,
    redeem_by: instant.nullable(),
    redeemed_at: instant.nullable(),
    return_until: instant.nullable().meta({ description: 'While it can be returned to the card' }),
    returned_at: instant.nullable(),
    refunded: z.boolean().meta({ description: 'The gateway has sent the money back' }),
    sent_back: sentBack.nullable().meta({ description: 'The refund did not reach the card' }),
  })
  .meta({ id: 'OwnGift' });
export type OwnGift = z.infer<typeof ownGift>;

const oneGift = z.object({ data: ownGift });

export const getGiftRules = endpoint({
  name: 'getGiftRules',
  method: 'GET',
  path: '/site/gift-rules/:country',
  summary: 'What gift vouchers of a market may be worth, and how long they are good',
  access: { scope: 'public' },
  params: z.object({ country: countryParam }),
  answer: z.object({ data: giftRules }),
  refusals: [],
});

export const buyGift = endpoint({
  name: 'buyGift',
  method: 'POST',
  path: '/gifts',
  summary: 'Buy a gift voucher with a card token from the gateway or a saved card; it is sent by e-mail on a day',
  access: { scope: 'account', roles: ['diner'] },
  status: 201,
  idempotent: true,
  body: z
    .object({
      country: countryParam,
      amount: z.int().min(1).max(100_000_000),
      from: requiredName(60),
      to: requiredName(60),
      email,
      message: text(outerBounds('giftMessageMax').max).default(''),
      send_on: localDate,
      card_token: cardToken.optional(),
      card: id.optional().meta({ description: 'A saved card, instead of a token' }),
      return_url: z
        .url({ protocol: /^https?$/ })
        .max(500)
        .optional(),
    })
    .refine((body) => body.card === undefined || body.card_token === undefined, {
      path: ['card_token'],
      message: 'required',
    }),
  within: { message: { max: 'giftMessageMax' } },
  answer: oneGift,
  refusals: [
    'card_required',
    'card_other_currency',
    'card_not_credit',
    'card_funding_unknown',
    'gift_payment_failed',
    'not_found',
    'idempotency_key_reused',
  ],
});

export const listGifts = endpoint({
  name: 'listGifts',
  method: 'GET',
  path: '/gifts',
  summary: 'The gift vouchers that the caller bought, the newest first',
  access: { scope: 'account', roles: ['diner'] },
  answer: z.object({ data: z.array(ownGift) }),
  refusals: [],
});

export const getGift = endpoint({
  name: 'getGift',
  method: 'GET',
  path: '/gifts/:id',
  summary: 'A gift voucher that the caller bought',
  access: { scope: 'account', roles: ['diner'] },
  params: idParam,
  answer: oneGift,
  refusals: ['not_found'],
});

export const refreshGift = endpoint({
  name: 'refreshGift',
  method: 'POST',
  path: '/gifts/:id/refresh',
  summary: 'Ask the gateway how the unfinished payment of a gift voucher ended',
  access: { scope: 'account', roles: ['diner'] },
  params: idParam,
  answer: oneGift,
  refusals: ['not_found', 'gateway_unreachable'],
});

export const returnGift = endpoint({
  name: 'returnGift',
  method: 'POST',
  path: '/gifts/:id/return',
  summary: 'Return an unused gift voucher: its code ends at once, the money goes back to the card',
  access: { scope: 'account', roles: ['diner'] },
  params: idParam,
  answer: oneGift,
  refusals: ['not_found', 'gift_not_paid', 'gift_redeemed', 'gift_return_late'],
});

export const getGiftCard = endpoint({
  name: 'getGiftCard',
  method: 'GET',
  path: '/site/gifts/:code',
  summary: 'The gift voucher of a code, for whoever was given it',
  access: { scope: 'public' },
  params: z.object({ code: giftCode }),
  answer: z.object({ data: giftCard }),
  refusals: ['gift_unknown'],
});

export const redeemGift = endpoint({
  name: 'redeemGift',
  method: 'POST',
  path: '/gifts/redemption',
  summary: 'Turn a gift voucher into the caller’s credit, once',
  access: { scope: 'account', roles: ['diner'] },
  body: z.object({ code: giftCode }),
  answer: z.object({ data: giftCard }),
  refusals: ['gift_unknown', 'gift_redeemed', 'gift_returned', 'gift_expired', 'gift_disputed'],
});
