import { v7 as uuidv7 } from 'uuid';
import { allowedTarget } from '../../adapters/outside-request.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { newSecret, readWebhook, readWebhooks } from './webhook-store.ts';

export const listWebhooks: Handler<'listWebhooks'> = async (context, { restaurant }) => ({
  data: await readWebhooks(context.pool, restaurant),
});

/** Adds a webhook; its secret is shown in this answer only. */
export const createWebhook: Handler<'createWebhook'> = async (context, { restaurant, body, role, session }) => {
  const { webhooksMax } = await context.markets.settings();
  if (!allowedTarget(body.url, context.config.webhookLoopback)) throw new Refused('webhook_address');
  const [id, secret] = [uuidv7(), newSecret()];
  await transaction(context.pool, async (trx) => {
    // Serialized per restaurant, so that the limit holds.
    await trx.query('select 1 from restaurant where id = $1 for no key update', [restaurant]);
    if ((await readWebhooks(trx, restaurant)).length >= webhooksMax)
      throw new Refused('webhooks_limit', { max: webhooksMax });
    await trx.query(
      'insert into webhook (id, restaurant_id, url, events, secret, created_at) values ($1, $2, $3, $4, $5, $6)',
      [id, restaurant, body.url, body.events, secret, new Date(context.now()).toISOString()],
    );
    const by = { id: session.userId, role };
    await recordChange(trx, { by, what: 'webhook.added', restaurant, subject: id, after: body });
  });
  return { data: await readWebhook(context.pool, restaurant, id), secret };
};

/** Changes address and events; re-enables a webhook that was disabled after failures. */
export const updateWebhook: Handler<'updateWebhook'> = async (context, { restaurant, params, body, role, session }) => {
  if (!allowedTarget(body.url, context.config.webhookLoopback)) throw new Refused('webhook_address');
  const before = await readWebhook(context.pool, restaurant, params.webhook);
  await transaction(context.pool, async (trx) => {
    const { rowCount } = await trx.query(
      `update webhook set url = $4, events = $5, version = version + 1, failing_since = null, disabled_at = null
       where id = $1 and restaurant_id = $2 and version = $3`,
      [params.webhook, restaurant, body.version, body.url, body.events],
    );
    if (rowCount !== 1)
      throw new Refused('webhook_changed', { current: await readWebhook(trx, restaurant, params.webhook) });
    await recordChange(trx, {
      by: { id: session.userId, role },
      what: 'webhook.changed',
      restaurant,
      subject: params.webhook,
      before: { url: before.url, events: before.events, disabled: before.disabled !== null },
      after: { url: body.url, events: body.events, disabled: false },
    });
  });
  return { data: await readWebhook(context.pool, restaurant, params.webhook) };
};

export const removeWebhook: Handler<'removeWebhook'> = async (context, { restaurant, params, role, session }) => {
  const { url } = await readWebhook(context.pool, restaurant, params.webhook);
  await transaction(context.pool, async (trx) => {
    await trx.query('delete from webhook where id = $1 and restaurant_id = $2', [params.webhook, restaurant]);
    const by = { id: session.userId, role };
    await recordChange(trx, { by, what: 'webhook.removed', restaurant, subject: params.webhook, before: { url } });
  });
  return { data: null };
};

/** Issues a new secret, shown in this answer only. The old one also signs for webhookOldSecretHours. */
export const rotateWebhookSecret: Handler<'rotateWebhookSecret'> = async (
  context,
  { restaurant, params, role, session },
) => {
  const { webhookOldSecretHours } = await context.markets.settings();
  const secret = newSecret();
  await transaction(context.pool, async (trx) => {
    await readWebhook(trx, restaurant, params.webhook);
    await trx.query(
      'update webhook set old_secret = secret, old_secret_until = $4, secret = $3 where id = $1 and restaurant_id = $2',
      [params.webhook, restaurant, secret, new Date(context.now() + webhookOldSecretHours * 3_600_000).toISOString()],
    );
    const by = { id: session.userId, role };
    await recordChange(trx, { by, what: 'webhook.secret_renewed', restaurant, subject: params.webhook });
  });
  return { data: await readWebhook(context.pool, restaurant, params.webhook), secret };
};
