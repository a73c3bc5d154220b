import type { TeamRole } from '@metade/contracts/endpoint.ts';
import type { Handlers } from '../../http/call.ts';
import type { Whose } from './change-webhooks.ts';
import { addWebhook, changeWebhook, dropWebhook, renewSecret } from './change-webhooks.ts';
import { readDeliveries, resendDelivery } from './deliveries.ts';
import { readWebhooks } from './webhook-store.ts';

type Member = { restaurant: string; role: TeamRole | 'admin'; session: { userId: string } };

const ofRestaurant = ({ restaurant, role, session }: Member): Whose => ({
  restaurant,
  by: { id: session.userId, role },
});
const ofPlatform = ({ session }: Pick<Member, 'session'>): Whose => ({
  restaurant: null,
  by: { id: session.userId, role: 'admin' },
});

export const webhookRoutes = {
  listWebhooks: async (context, { restaurant }) => ({ data: await readWebhooks(context.pool, restaurant) }),
  createWebhook: (context, call) => addWebhook(context, ofRestaurant(call), call.body),
  updateWebhook: (context, call) => changeWebhook(context, ofRestaurant(call), call.params.webhook, call.body),
  removeWebhook: (context, call) => dropWebhook(context, ofRestaurant(call), call.params.webhook),
  rotateWebhookSecret: (context, call) => renewSecret(context, ofRestaurant(call), call.params.webhook),
  listWebhookDeliveries: (context, { restaurant, params, query }) =>
    readDeliveries(context, restaurant, params.webhook, query.page),
  resendWebhookDelivery: (context, call) =>
    resendDelivery(context, ofRestaurant(call), call.params.webhook, call.params.delivery),
  listPlatformWebhooks: async (context) => ({ data: await readWebhooks(context.pool, null) }),
  createPlatformWebhook: (context, call) => addWebhook(context, ofPlatform(call), call.body),
  updatePlatformWebhook: (context, call) => changeWebhook(context, ofPlatform(call), call.params.id, call.body),
  removePlatformWebhook: (context, call) => dropWebhook(context, ofPlatform(call), call.params.id),
  rotatePlatformWebhookSecret: (context, call) => renewSecret(context, ofPlatform(call), call.params.id),
  listPlatformWebhookDeliveries: (context, { params, query }) => readDeliveries(context, null, params.id, query.page),
  resendPlatformWebhookDelivery: (context, call) =>
    resendDelivery(context, ofPlatform(call), call.params.id, call.params.delivery),
} satisfies Partial<Handlers>;
