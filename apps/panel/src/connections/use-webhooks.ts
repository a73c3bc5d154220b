import type { Answer } from '@metade/api-client/client.ts';
import type { Webhook } from '@metade/contracts/webhooks.ts';
import { useMemo } from 'react';
import type { Restaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { deviceZone } from '../shell/device-zone.ts';

type Wish = Pick<Webhook, 'url' | 'events'>;

/** The calls of one owner's webhooks, and the zone in which their times are told. */
export type WebhookCalls = {
  zone: string;
  list: () => Promise<Webhook[]>;
  create: (wish: Wish) => Promise<Answer<'createWebhook'>>;
  update: (webhook: string, wish: Wish & { version: number }) => Promise<unknown>;
  remove: (webhook: string) => Promise<unknown>;
  rotate: (webhook: string) => Promise<Answer<'rotateWebhookSecret'>>;
  deliveries: (webhook: string, page: number) => Promise<Answer<'listWebhookDeliveries'>>;
  resend: (webhook: string, delivery: string) => Promise<unknown>;
};

export function useRestaurantWebhooks({ _id: id, time_zone: zone }: Restaurant): WebhookCalls {
  const { call } = useSession();
  return useMemo(
    () => ({
      zone,
      list: async () => (await call('listWebhooks', { params: { id } })).data,
      create: (body) => call('createWebhook', { params: { id }, body }),
      update: (webhook, body) => call('updateWebhook', { params: { id, webhook }, body }),
      remove: (webhook) => call('removeWebhook', { params: { id, webhook } }),
      rotate: (webhook) => call('rotateWebhookSecret', { params: { id, webhook } }),
      deliveries: (webhook, page) => call('listWebhookDeliveries', { params: { id, webhook }, query: { page } }),
      resend: (webhook, delivery) => call('resendWebhookDelivery', { params: { id, webhook, delivery } }),
    }),
    [call, id, zone],
  );
}

export function usePlatformWebhooks(): WebhookCalls {
  const { call } = useSession();
  return useMemo(
    () => ({
      zone: deviceZone(),
      list: async () => (await call('listPlatformWebhooks', {})).data,
      create: (body) => call('createPlatformWebhook', { body }),
      update: (id, body) => call('updatePlatformWebhook', { params: { id }, body }),
      remove: (id) => call('removePlatformWebhook', { params: { id } }),
      rotate: (id) => call('rotatePlatformWebhookSecret', { params: { id } }),
      deliveries: (id, page) => call('listPlatformWebhookDeliveries', { params: { id }, query: { page } }),
      resend: (id, delivery) => call('resendPlatformWebhookDelivery', { params: { id, delivery } }),
    }),
    [call],
  );
}
