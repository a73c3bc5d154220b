import type { Handlers } from '../../http/call.ts';
import { createWebhook, listWebhooks, removeWebhook, rotateWebhookSecret, updateWebhook } from './change-webhooks.ts';
import { listWebhookDeliveries, resendWebhookDelivery } from './deliveries.ts';

export const webhookRoutes = {
  listWebhooks,
  createWebhook,
  updateWebhook,
  removeWebhook,
  rotateWebhookSecret,
  listWebhookDeliveries,
  resendWebhookDelivery,
} satisfies Partial<Handlers>;
