import { toIso } from '@metade/domain/time.ts';
import type { Push, PushOutcome } from '../../adapters/push/push-service.ts';
import type { Context } from '../../context.ts';
import { named } from '../../db/named.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';

type Claimed = {
  id: string;
  key: string;
  device_id: string;
  platform: 'expo' | 'web';
  token: string;
  p256dh: string | null;
  auth_secret: string | null;
  title: string;
  body: string;
  link: string;
  urgent: boolean;
  stale_at: string;
  attempts: number;
};

/**
 * Sends the notices of a key, and whatever else is due, in batches. A notice is claimed for good before it is handed over: one
 * that was handed over by a process that died is never sent again.
 */
export async function sendPushes(context: Context, key: string): Promise<void> {
  await dropLate(context, key);
  for (let of: string | null = key; ; of = null) {
    const claimed = await claim(context, of);
    if (claimed.length === 0 && of === null) return;
    await Promise.all([sendToApps(context, claimed), sendToBrowsers(context, claimed)]);
  }
}

/** Expo takes so many at once. */
const batch = 100;

/** key: of notices to send even before they are due; null: only what is due. */
async function claim(context: Context, key: string | null): Promise<Claimed[]> {
  const { rows } = await context.pool.query<Claimed>(
    `with picked as (
       select m.id from push_message m where m.state = 'waiting' and (m.key = $1 or m.due_at <= $2)
       order by m.key is distinct from $1, m.due_at limit $3 for update skip locked)
     update push_message m set state = 'sending', attempts = attempts + 1, sent_at = $2 from picked, push_device d
     where m.id = picked.id and d.id = m.device_id
     returning m.id, m.key, m.device_id, d.platform, d.token, d.p256dh, d.auth_secret, m.title, m.body, m.link, m.urgent, m.stale_at, m.attempts`,
    [key, toIso(context.now()), batch],
  );
  return rows;
}

/** What is too late, was switched off meanwhile, or whose session is over. */
async function dropLate(context: Context, key: string): Promise<void> {
  await context.pool.query(
    `with late as (
       select m.id from push_message m join push_device d on d.id = m.device_id join session s on s.token_hash = d.session_hash
         join app_user u on u.id = d.user_id left join push_setting c on c.user_id = d.user_id
       where m.state = 'waiting' and (m.key = $1 or m.due_at <= $2)
         and (m.stale_at <= $2 or m.kind = any (c.off) or s.ended_at is not null or s.expires_at <= $2 or not u.active)
       for update of m skip locked)
     update push_message m set state = 'dropped' from late where m.id = late.id`,
    [key, toIso(context.now())],
  );
}

async function sendToApps(context: Context, claimed: readonly Claimed[]): Promise<void> {
  const apps = claimed.filter(({ platform }) => platform === 'expo');
  if (apps.length === 0) return;
  const pushes = apps.map((one) => ({ target: { token: one.token }, push: pushOf(one, context.now()) }));
  await record(context, apps, await context.push.apps.send(pushes));
}

async function sendToBrowsers(context: Context, claimed: readonly Claimed[]): Promise<void> {
  const { browsers } = context.push;
  const there = claimed.filter(({ platform }) => platform === 'web');
  if (there.length === 0) return;
  const pushes = there.map((one) => ({
    target: { endpoint: one.token, p256dh: one.p256dh ?? '', auth: one.auth_secret ?? '' },
    push: pushOf(one, context.now()),
  }));
  const none: PushOutcome = { result: 'failed', error: 'no PUSH_VAPID_KEY is configured' };
  await record(context, there, browsers === null ? there.map(() => none) : await browsers.send(pushes));
}

function pushOf({ title, body, link, key, urgent, stale_at: stale }: Claimed, now: number): Push {
  return { title, body, link, tag: key, urgent, ttlSeconds: Math.max(1, Math.round((Date.parse(stale) - now) / 1000)) };
}

async function record(context: Context, claimed: readonly Claimed[], outcomes: readonly PushOutcome[]): Promise<void> {
  for (const [at, one] of claimed.entries()) {
    const outcome = outcomes[at] ?? { result: 'failed', error: 'no answer' };
    if (outcome.result === 'sent') await recordSent(context, one, outcome.ticket);
    else await recordFailure(context, one, outcome);
  }
}

async function recordSent(context: Context, { id, device_id }: Claimed, ticket: string | null): Promise<void> {
  await context.pool.query(
    `with told as (update push_device set told_at = $3, failure = null where id = $4)
     update push_message set state = 'sent', ticket = $2, error = null where id = $1`,
    [id, ticket, toIso(context.now()), device_id],
  );
}

/** Also of a receipt. gone: the device is no longer told; again: later, unless too often already. */
export async function recordFailure(
  context: Context,
  { id, key, device_id, attempts }: Pick<Claimed, 'id' | 'key' | 'device_id' | 'attempts'>,
  { result, error }: Exclude<PushOutcome, { result: 'sent' }>,
): Promise<void> {
  if (result === 'gone') {
    await context.pool.query('delete from push_device where id = $1', [device_id]);
    return;
  }
  const { pushAttempts } = await context.markets.settings();
  const again = result === 'again' && attempts < pushAttempts;
  const at = context.now() + pauseMs(attempts);
  await transaction(context.pool, async (trx) => {
    await trx.query(
      ...named(
        `with failed as (update push_device set failure = $error where id = $device)
         update push_message set state = case when $again then 'waiting' else 'failed' end, due_at = case when $again then $at else due_at end, error = $error
         where id = $id`,
        { id, device: device_id, again, at: toIso(at), error: error.slice(0, 500) },
      ),
    );
    if (again) await enqueue(trx, 'send_pushes', { key }, { at });
  });
}

/** 30 s, 1 min, 2 min, 4 min … */
export function pauseMs(attempts: number): number {
  return 15_000 * 2 ** attempts;
}
