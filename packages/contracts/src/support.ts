import { z } from 'zod';
import { cancellationRules } from './cancellation-rules.ts';
import { endpoint } from './endpoint.ts';
import { adminReason, email, id, idParam, instant, money, requiredText } from './fields.ts';
import { claimState } from './order-trouble.ts';

const cancellationRule = z.enum(cancellationRules);

/** What support sees of a person besides the account: no cards, passwords or mail texts. */
export const personRecord = z
  .object({
    credit: z.array(money),
    gift_limits: z.array(money).meta({
      description:
        'What admins may give in thirty days before a second one has to approve, by currency; that of the person’s market first',
    }),
    points: z.int(),
    free_vouchers: z.int().meta({ description: 'That can be used now' }),
    given: z.array(z.object({ _id: id, at: instant, amount: money, reason: z.string() })).meta({
      description: 'The last lines of the credit ledger',
    }),
    coupons: z.array(z.object({ order: id, number: z.string(), code: z.string(), amount: money, at: instant })),
    claims: z.array(z.object({ order: id, number: z.string(), state: claimState, at: instant })),
    reviews: z.array(z.object({ _id: id, restaurant: z.string(), title: z.string(), at: instant })),
    mails: z.array(
      z.object({
        _id: id,
        kind: z.string(),
        subject: z.string(),
        at: instant,
        sent: instant.nullable(),
        failed: instant.nullable(),
        booking: z.boolean().meta({ description: 'About a booking, so that it can be sent again' }),
      }),
    ),
    sessions: z.array(
      z.object({
        _id: id,
        browser: z.string().nullable(),
        system: z.string().nullable(),
        country: z.string().nullable(),
        seen: instant,
      }),
    ),
    notes: z.array(z.object({ _id: id, text: z.string(), by: z.string(), at: instant })),
    second_factor: z.boolean(),
    waiting: z.array(z.enum(['credit', 'vouchers', 'erase'])).meta({ description: 'What waits for a second admin' }),
  })
  .meta({ id: 'PersonRecord' });
export type PersonRecord = z.infer<typeof personRecord>;

const answer = z.object({ data: personRecord });

export const getPersonRecord = endpoint({
  name: 'getPersonRecord',
  method: 'GET',
  path: '/admin/users/:id/record',
  summary:
    'A person’s credit, points, vouchers, coupons, claims, reviews, mails, sessions and notes: the last twenty of each',
  access: { scope: 'marketplace', roles: ['support', 'finance'] },
  params: idParam,
  answer,
  refusals: ['not_found'],
});

export const addPersonNote = endpoint({
  name: 'addPersonNote',
  method: 'POST',
  path: '/admin/users/:id/notes',
  summary: 'Note something about a person for colleagues; it is part of what the person may ask to see',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam,
  body: z.object({ text: requiredText(2000) }),
  answer,
  refusals: ['not_found'],
});

export const confirmEmailOf = endpoint({
  name: 'confirmEmailOf',
  method: 'POST',
  path: '/admin/users/:id/confirm-email',
  summary: 'Count a person’s address as confirmed, once it is known that it is theirs',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam,
  body: z.object({ reason: adminReason }),
  answer,
  refusals: ['not_found', 'admin_account'],
});

export const changeEmailOf = endpoint({
  name: 'changeEmailOf',
  method: 'POST',
  path: '/admin/users/:id/email',
  summary: 'Send a link to a new address; the account takes it once the link is used',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam,
  body: z.object({ email, reason: adminReason }),
  answer,
  refusals: ['not_found', 'admin_account', 'email_taken'],
});

export const endSessionOf = endpoint({
  name: 'endSessionOf',
  method: 'POST',
  path: '/admin/users/:id/sessions/:session/end',
  summary: 'End one session of a person',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam.extend({ session: id }),
  body: z.object({ reason: adminReason }),
  answer,
  refusals: ['not_found', 'admin_account'],
});

export const resendMailTo = endpoint({
  name: 'resendMailTo',
  method: 'POST',
  path: '/admin/users/:id/mails/:mail/resend',
  summary: 'Send a message about a booking, such as its voucher, to its person once more as it was',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam.extend({ mail: id }),
  answer,
  refusals: ['not_found'],
});

const quote = z.object({
  rule: cancellationRule,
  refund: money,
  credit: money,
  choice: z.boolean().meta({ description: 'The refund may be given as credit instead' }),
});

export const quoteCancellationFor = endpoint({
  name: 'quoteCancellationFor',
  method: 'GET',
  path: '/admin/orders/:id/cancellation',
  summary: 'What cancelling a booking for its diner would give back now',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam,
  answer: z.object({ data: quote }),
  refusals: ['not_found', 'order_state'],
});

export const cancelFor = endpoint({
  name: 'cancelFor',
  method: 'POST',
  path: '/admin/orders/:id/cancel',
  summary: 'Cancel a booking as its diner would, with the amounts of the rules that were shown',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam,
  body: z.object({
    refund_to: z.enum(['card', 'credit']).default('card'),
    expected: z.object({ refund: z.int().min(0), credit: z.int().min(0), rule: cancellationRule }),
    reason: adminReason,
  }),
  answer: z.object({ data: z.null() }),
  refusals: ['not_found', 'order_state', 'quote_changed'],
});

export const exportPerson = endpoint({
  name: 'exportPerson',
  method: 'POST',
  path: '/admin/users/:id/export',
  summary: 'All that is kept about a person who asked for it by law, as they would get it themselves',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam,
  body: z.object({ reason: adminReason }),
  answer: z.object({ data: z.record(z.string(), z.unknown()) }),
  refusals: ['not_found', 'admin_account'],
});
