import { dayMs, minuteMs, toIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import { recordFailure } from './send-pushes.ts';

type Row = { id: string; key: string; device_id: string; attempts: number; ticket: string };

/** Expo knows what became of a notice after a quarter of an hour, and forgets it after a day. */
const askAfterMs = 15 * minuteMs;

/** Asks what became of the notices that apps were told, and drops devices that are no longer there. */
export async function readPushReceipts(context: Context): Promise<void> {
  const now = context.now();
  const { rows } = await context.pool.query<Row>(
    `select id, key, device_id, attempts, ticket from push_message
     where state = 'sent' and ticket is not null and sent_at <= $1 and sent_at > $2 order by sent_at limit 3000`,
    [toIso(now - askAfterMs), toIso(now - dayMs)],
  );
  if (rows.length === 0) return;
  const receipts = await context.push.apps.receipts(rows.map(({ ticket }) => ticket));
  for (const row of rows) {
    const receipt = receipts.get(row.ticket);
    if (receipt === undefined) continue;
    if (receipt.result === 'delivered')
      await context.pool.query(`update push_message set state = 'delivered' where id = $1 and state = 'sent'`, [
        row.id,
      ]);
    else if (await claimReceipt(context, row)) await recordFailure(context, row, receipt);
  }
}

/** Of two that read one receipt, one acts on it. */
async function claimReceipt(context: Context, { id, ticket }: Row): Promise<boolean> {
  const { rowCount } = await context.pool.query(
    `update push_message set state = 'sending', ticket = null where id = $1 and ticket = $2 and state = 'sent'`,
    [id, ticket],
  );
  return rowCount === 1;
}
