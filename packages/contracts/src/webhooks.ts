import { orderStates } from '@metade/domain/order-life-cycle.ts';
import { z } from 'zod';
import { endpoint, managers } from './endpoint.ts';
import { id, idParam, instant, localDate, localTime, pageNumber, people, period, places } from './fields.ts';

export const webhookEvents = [
  'booking.made',
  'booking.confirmed',
  'booking.declined',
  'booking.unanswered',
  'booking.cancelled',
  'booking.changed',
  'booking.arrived',
  'booking.arrival_undone',
  'booking.no_show',
  'booking.no_show_undone',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

const maybe = z.string().nullable();

/** A webhook's payload: the booking as its team may see it, without cards. */
export const webhookMessage = (event: WebhookEvent) =>
  z.object({ type: z.literal(event), timestamp: instant, data: webhookBooking });

const webhookBooking = z
  .object({
    _id: id,
    number: z.string(),
    state: z.enum(orderStates),
    restaurant: id,
    date: localDate,
    time: localTime,
    period,
    starts_at: instant,
    places,
    people,
    name: z.object({ first: maybe, last: maybe }),
    phone: maybe,
    note: maybe,
    replaced_by: id.nullable().meta({ description: 'Of a changed booking: the one that took its place' }),
  })
  .meta({ id: 'WebhookBooking' });

const webhook = z
  .object({
    _id: id,
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    version: z.int(),
    created: instant,
    failing_since: instant.nullable(),
    disabled: instant.nullable(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhook>;

const delivery = z
  .object({
    _id: id.meta({ description: 'The webhook-id header, the same however often it is sent' }),
    event: z.enum(webhookEvents),
    number: z.string(),
    at: instant,
    state: z.enum(['waiting', 'done', 'failed']),
    attempts: z.int(),
    tried: instant.nullable(),
    status: z.int().nullable(),
    duration_ms: z.int().nullable(),
    answer: z.string().nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof delivery>;

const withSecret = z.object({
  data: webhook,
  secret: z.string().meta({ description: 'Signs the messages; told this once' }),
});
const one = z.object({ data: webhook });
const url = z
  .string()
  .max(500)
  .regex(/^https?:\/\/[^\s]+$/i, 'web_address');
const events = z
  .array(z.enum(webhookEvents))
  .min(1)
  .max(webhookEvents.length)
  .transform((list) => [...new Set(list)]);
const params = z.object({ id, webhook: id });
const path = '/host/restaurants/:id/webhooks/:webhook' as const;

export const listWebhooks = endpoint({
  name: 'listWebhooks',
  method: 'GET',
  path: '/host/restaurants/:id/webhooks',
  summary: 'Addresses that are told of bookings',
  access: { scope: 'restaurant', roles: managers },
  params: idParam,
  answer: z.object({ data: z.array(webhook) }),
  refusals: ['not_found'],
});

export const createWebhook = endpoint({
  name: 'createWebhook',
  method: 'POST',
  path: '/host/restaurants/:id/webhooks',
  summary: 'Tell an address of bookings',
  access: { scope: 'restaurant', roles: managers },
  params: idParam,
  body: z.object({ url, events }),
  answer: withSecret,
  status: 201,
  refusals: ['not_found', 'webhooks_limit', 'webhook_address'],
});

export const updateWebhook = endpoint({
  name: 'updateWebhook',
  method: 'PATCH',
  path,
  summary: 'Change what an address is told; one that was switched off is tried again',
  access: { scope: 'restaurant', roles: managers },
  params,
  body: z.object({ url, events, version: z.int().min(1) }),
  answer: one,
  refusals: ['not_found', 'webhook_changed', 'webhook_address'],
});

export const removeWebhook = endpoint({
  name: 'removeWebhook',
  method: 'DELETE',
  path,
  summary: 'Tell an address nothing more',
  access: { scope: 'restaurant', roles: managers },
  params,
  answer: z.object({ data: z.null() }),
  refusals: ['not_found'],
});

export const rotateWebhookSecret = endpoint({
  name: 'rotateWebhookSecret',
  method: 'POST',
  path: '/host/restaurants/:id/webhooks/:webhook/secret',
  summary: 'A new secret; the old one signs beside it for a while',
  access: { scope: 'restaurant', roles: managers },
  params,
  answer: withSecret,
  refusals: ['not_found'],
});

export const listWebhookDeliveries = endpoint({
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/host/restaurants/:id/webhooks/:webhook/deliveries',
  summary: 'What an address was told, the newest first, and what it answered',
  access: { scope: 'restaurant', roles: managers },
  params,
  query: z.object({ page: z.coerce.number().pipe(pageNumber).default(1) }),
  answer: z.object({ data: z.array(delivery), page: z.int(), more: z.boolean() }),
  refusals: ['not_found'],
});

export const resendWebhookDelivery = endpoint({
  name: 'resendWebhookDelivery',
  method: 'POST',
  path: '/host/restaurants/:id/webhooks/:webhook/deliveries/:delivery/resend',
  summary: 'Send one message again, under the same id',
  access: { scope: 'restaurant', roles: managers },
  params: z.object({ id, webhook: id, delivery: id }),
  answer: z.object({ data: delivery }),
  refusals: ['not_found', 'webhook_disabled'],
});

/** The same for the platform's own addresses, which are told of the bookings of all restaurants. */
const ofPlatform = { scope: 'marketplace', roles: ['owner'] } as const;

export const listPlatformWebhooks = endpoint({
  name: 'listPlatformWebhooks',
  method: 'GET',
  path: '/admin/webhooks',
  summary: 'Addresses of the platform’s that are told of all bookings',
  access: ofPlatform,
  answer: listWebhooks.answer,
  refusals: [],
});

export const createPlatformWebhook = endpoint({
  name: 'createPlatformWebhook',
  method: 'POST',
  path: '/admin/webhooks',
  summary: 'Tell an address of all bookings',
  access: ofPlatform,
  body: createWebhook.body,
  answer: withSecret,
  status: 201,
  refusals: ['webhooks_limit', 'webhook_address'],
});

export const updatePlatformWebhook = endpoint({
  ...updateWebhook,
  name: 'updatePlatformWebhook',
  path: '/admin/webhooks/:id',
  access: ofPlatform,
  params: idParam,
});

export const removePlatformWebhook = endpoint({
  ...removeWebhook,
  name: 'removePlatformWebhook',
  path: '/admin/webhooks/:id',
  access: ofPlatform,
  params: idParam,
});

export const rotatePlatformWebhookSecret = endpoint({
  ...rotateWebhookSecret,
  name: 'rotatePlatformWebhookSecret',
  path: '/admin/webhooks/:id/secret',
  access: ofPlatform,
  params: idParam,
});

export const listPlatformWebhookDeliveries = endpoint({
  ...listWebhookDeliveries,
  name: 'listPlatformWebhookDeliveries',
  path: '/admin/webhooks/:id/deliveries',
  access: ofPlatform,
  params: idParam,
});

export const resendPlatformWebhookDelivery = endpoint({
  ...resendWebhookDelivery,
  name: 'resendPlatformWebhookDelivery',
  path: '/admin/webhooks/:id/deliveries/:delivery/resend',
  access: ofPlatform,
  params: z.object({ id, delivery: id }),
});
