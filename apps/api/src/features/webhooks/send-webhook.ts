import { Webhook } from 'standardwebhooks';
import { outsideRequest } from '../../adapters/outside-request.ts';
import type { Context } from '../../context.ts';
import { named } from '../../db/named.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Message } from './webhook-message.ts';
import { readMessage } from './webhook-message.ts';

/**
 * Sends one delivery, signed by Standard Webhooks. 2xx is success; everything else is retried with backoff, up to webhookAttempts.
 * A webhook that fails for webhookDisableHours is disabled.
 */
export async function sendWebhook(context: Context, delivery: string): Promise<void> {
  const message = await readMessage(context.pool, delivery, context.now());
  if (message === null) return;
  const settings = await context.markets.settings();
  const outcome = await outsideRequest(message.url, {
    body: message.body,
    headers: signed(message, delivery, context.now()),
    timeoutMs: settings.webhookTimeoutSeconds * 1000,
    answerMax: settings.webhookAnswerChars,
    loopback: context.config.webhookLoopback,
  });
  const good = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
  const now = context.now();
  await transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<{ attempts: number; state: string }>(
      ...named(
        `update webhook_delivery set attempts = attempts + 1, tried_at = $at, status = $status, duration_ms = $durationMs, answer = $answer, error = $error,
         state = case when $good then 'done' when attempts + 1 >= $attemptsMax then 'failed' else 'waiting' end
       where id = $delivery returning attempts, state`,
        { ...outcome, delivery, at: new Date(now).toISOString(), good, attemptsMax: settings.webhookAttempts },
      ),
    );
    const after = rows[0];
    if (after === undefined) return;
    const off = await judgeAddress(trx, message.webhook_id, good, now, settings.webhookDisableHours);
    if (after.state === 'waiting' && !off)
      await enqueue(
        trx,
        'send_webhook',
        { delivery },
        { at: now + pauseMs(after.attempts), key: `webhook ${delivery}` },
      );
  });
}

/** 5 s, 25 s, 2 min, 10 min, 52 min, and then every 4 h. */
export function pauseMs(attempts: number): number {
  return Math.min(5 ** attempts * 1000, 4 * 3_600_000);
}

function signed({ secret, old_secret, body }: Message, delivery: string, now: number): Record<string, string> {
  const at = new Date(now);
  const signatures = [secret, old_secret]
    .filter((key) => key !== null)
    .map((key) => new Webhook(key).sign(delivery, at, body));
  return {
    'content-type': 'application/json',
    'user-agent': 'Metade-Webhooks/1',
    'webhook-id': delivery,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

/** Records since when a webhook fails; disables it, with a message to the owner, and answers true when that is too long. */
async function judgeAddress(trx: Trx, webhook: string, good: boolean, now: number, hours: number): Promise<boolean> {
  const at = new Date(now).toISOString();
  if (good) {
    await trx.query('update webhook set failing_since = null where id = $1 and failing_since is not null', [webhook]);
    return false;
  }
  await trx.query('update webhook set failing_since = coalesce(failing_since, $2) where id = $1', [webhook, at]);
  const { rowCount } = await trx.query(
    'update webhook set disabled_at = $2 where id = $1 and disabled_at is null and failing_since <= $3',
    [webhook, at, new Date(now - hours * 3_600_000).toISOString()],
  );
  if (rowCount !== 1) return false;
  await trx.query(`update webhook_delivery set state = 'failed' where webhook_id = $1 and state = 'waiting'`, [
    webhook,
  ]);
  await enqueue(trx, 'send_webhook_mail', { webhook });
  return true;
}
