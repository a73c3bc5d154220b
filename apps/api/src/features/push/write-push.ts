import type { Locale } from '@metade/contracts/catalogue.ts';
import { type PushKind, pushTime } from '@metade/domain/push.ts';
import { toIso } from '@metade/domain/time.ts';
import { type PushNotice, pushText } from '@metade/i18n/push-text.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import { named } from '../../db/named.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';

export type NewPush = {
  /** Unique: each device is told once. That of the mail about the same, where there is one. */
  key: string;
  user: string;
  kind: PushKind;
  notice: PushNotice;
  /** Path of the site. */
  link: string;
  /** Whose quiet hours apply to somebody who has chosen none. */
  zone: string;
  /** Never waits for the end of quiet hours. */
  urgent?: true;
  /** Epoch ms of the related meal. */
  mealAt?: number;
  /** Epoch ms from which it is worth nothing. */
  staleAt: number;
};

type Device = {
  id: string;
  locale: Locale;
  quiet_from: number | null;
  quiet_to: number | null;
  zone: string | null;
};

/** Writes a notice for each device of a person, with its job. Nothing for who switched its kind off. Idempotent by key. */
export async function writePush(context: Context, push: NewPush): Promise<void> {
  await transaction(context.pool, (trx) => writePushIn(trx, context, push));
}

/** The same in the caller's transaction. isOver: asked when there are devices; then nothing is written. */
export async function writePushIn(
  trx: Trx,
  context: Context,
  push: NewPush,
  isOver = async () => false,
): Promise<void> {
  const { rows: devices } = await trx.query<Device>(
    `select d.id, d.locale, c.quiet_from, c.quiet_to, c.zone
     from push_device d join session s on s.token_hash = d.session_hash left join push_setting c on c.user_id = d.user_id
     where d.user_id = $1 and s.ended_at is null and s.expires_at > $3 and $2 <> all (coalesce(c.off, '{}')) order by d.id for key share of d`,
    [push.user, push.kind, toIso(context.now())],
  );
  const first = devices[0];
  if (first === undefined || (await isOver())) return;
  const now = context.now();
  const settings = await context.markets.settings();
  const quiet = {
    from: first.quiet_from ?? settings.quietFromHour,
    to: first.quiet_to ?? settings.quietToHour,
    zone: first.zone ?? push.zone,
  };
  const urgent = push.urgent ?? false;
  const at = pushTime(now, quiet, { urgent, mealAt: push.mealAt ?? null, staleAt: push.staleAt }, settings);
  if (at === null) return;
  let written = 0;
  for (const { id: device, locale } of devices) {
    const { rowCount } = await trx.query(
      ...named(
        `insert into push_message (id, device_id, key, kind, title, body, link, urgent, due_at, stale_at, created_at)
         values ($id, $device, $key, $kind, $title, $body, $link, $urgent, $due, $stale, $now) on conflict (device_id, key) do nothing`,
        {
          id: uuidv7(),
          device,
          key: push.key,
          kind: push.kind,
          ...pushText(push.notice, locale),
          link: push.link,
          urgent,
          due: toIso(at),
          stale: toIso(push.staleAt),
          now: toIso(now),
        },
      ),
    );
    written += rowCount ?? 0;
  }
  if (written > 0) await enqueue(trx, 'send_pushes', { key: push.key }, at > now ? { at } : {});
}
