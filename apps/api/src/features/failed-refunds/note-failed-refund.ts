import type { Trx } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { recordChange } from '../audit-log/index.ts';

type Failed = {
  reference: string;
  order: string | null;
  restaurant: string | null;
  gift: string | null;
  amount: number;
  currency: string;
};

/** The bank sent a refund back. The row that marks it has put it into the desk's queue; this logs it and tells whoever paid. */
export async function noteFailedRefund(trx: Trx, failed: Failed): Promise<void> {
  const { reference, order, restaurant, gift, amount, currency } = failed;
  await recordChange(trx, {
    by: null,
    what: 'refund.failed',
    ...(restaurant ? { restaurant } : {}),
    subject: order ?? gift ?? reference,
    after: { amount, currency },
  });
  await enqueue(trx, 'send_failed_refund_mail', { failed: reference, mail: 'failed' });
}
