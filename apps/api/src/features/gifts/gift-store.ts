import type { GiftCard, OwnGift } from '@metade/contracts/gifts.ts';
import { gatewayFailureRefusals } from '@metade/contracts/gateway-failures.ts';
import type { FailedRefundDecision } from '@metade/domain/failed-refund.ts';
import type { GiftState } from '@metade/domain/gift.ts';
import { formatGiftCode, giftReturnUntil, giftState } from '@metade/domain/gift.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { fromIso, toIso } from '@metade/domain/time.ts';
import { refusalMessage } from '@metade/i18n/errors.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import type { GatewayFailure, GatewayPaymentState } from '../../adapters/gateways/payment-gateway.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';

export type GiftRow = {
  id: string;
  user_id: string;
  country: string;
  amount: number;
  currency: string;
  from_name: string;
  to_name: string;
  to_email: string;
  message: string;
  locale: Locale;
  send_at: string;
  sent_at: string | null;
  payment_state: GatewayPaymentState | 'pending';
  failure: GatewayFailure | null;
  action_url: string | null;
  gateway: string;
  gateway_id: string | null;
  pay_by: string;
  card_brand: string;
  card_last4: string;
  code: string | null;
  created_at: string;
  paid_at: string | null;
  redeem_by: string | null;
  redeemed_by: string | null;
  redeemed_at: string | null;
  refund_id: string | null;
  refund_gateway_id: string | null;
  refund_settled_how: 'dispute' | 'transfer' | 'credit' | null;
  returned_at: string | null;
  refunded_at: string | null;
  refund_failed_at: string | null;
  disputed: boolean;
  /** Of its refund. */
  last_failure: { decision: FailedRefundDecision | null; reference: string | null } | null;
};

/** lock: locks it until the transaction ends. */
export async function findGift(
  db: Queryable,
  by: { id: string } | { code: string } | { id: string; user: string },
  { lock = false } = {},
): Promise<GiftRow | undefined> {
  const [where, values] =
    'code' in by
      ? ['code = $1', [by.code]]
      : 'user' in by
        ? ['id = $1 and user_id = $2', [by.id, by.user]]
        : ['id = $1', [by.id]];
  const { rows } = await db.query<GiftRow>(
    `select ${giftColumns} from gift_voucher g where ${where}${lock ? ' for update' : ''}`,
    values,
  );
  return rows[0];
}

/** SQL: whether a bank looks into the payment of a gift voucher, by its id. */
export const disputedGift = (id: string): string =>
  `exists (select 1 from card_dispute d where d.gift_id = ${id} and d.kind in ('dispute', 'inquiry') and d.closed_at is null)`;

/** SQL: of a gift voucher `g`. */
export const giftColumns = `g.*, ${disputedGift('g.id')} as disputed, (select json_build_object('decision', q.decision, 'reference', q.transfer_reference) from failed_refund q
  where q.gift_id = g.id order by q.failed_at desc limit 1) as last_failure`;

const paymentIsOver = new Set(['failed', 'voided']);

export function stateOf(row: GiftRow, now: number): GiftState {
  const at = (instant: string | null) => (instant === null ? null : fromIso(instant));
  return giftState(
    {
      paymentOver: paymentIsOver.has(row.payment_state),
      paidAt: at(row.paid_at),
      redeemBy: at(row.redeem_by),
      redeemedAt: at(row.redeemed_at),
      returnedAt: at(row.returned_at),
      disputed: row.disputed,
    },
    now,
  );
}

/** As its buyer sees it. */
export function ownGiftOf(row: GiftRow, settings: Settings, now: number, locale: Locale): OwnGift {
  const state = stateOf(row, now);
  const until = row.paid_at === null ? 0 : giftReturnUntil(fromIso(row.paid_at), settings);
  return {
    _id: row.id,
    amount: { amount: row.amount, currency: row.currency },
    from: row.from_name,
    to: row.to_name,
    email: row.to_email,
    message: row.message,
    send_at: row.send_at,
    sent: row.sent_at !== null,
    state,
    action_url: row.payment_state === 'requires_action' ? row.action_url : null,
    failure: state === 'failed' ? refusalMessage('gift_payment_failed', failureOf(row), locale) : null,
    code: row.code === null ? null : formatGiftCode(row.code),
    created: row.created_at,
    redeem_by: row.redeem_by,
    redeemed_at: row.redeemed_at,
    return_until: state === 'ready' && now <= until ? toIso(until) : null,
    returned_at: row.returned_at,
    refunded: row.refunded_at !== null,
    sent_back: sentBackOf(row),
  };
}

function sentBackOf({
  amount,
  currency,
  last_failure: failure,
  refunded_at,
  refund_settled_how,
}: GiftRow): OwnGift['sent_back'] {
  const arrived = refunded_at !== null && (refund_settled_how === null || refund_settled_how === 'dispute');
  if (failure === null || arrived) return null;
  return { amount: { amount, currency }, now: failure.decision ?? 'owed', reference: failure.reference };
}

/** Parameters of gift_payment_failed. */
export function failureOf({ failure }: Pick<GiftRow, 'failure'>): { reason: string } {
  return { reason: gatewayFailureRefusals[failure ?? 'declined'] };
}

/** Public view by code; unpaid gift vouchers are not found. */
export async function giftCardOf(context: Context, row: GiftRow): Promise<GiftCard> {
  const { settings } = await context.markets.market(row.country);
  const state = stateOf(row, context.now());
  if (row.code === null || row.redeem_by === null || state === 'pending' || state === 'failed')
    throw new Error(`Gift voucher ${row.id} is not paid`);
  return {
    code: formatGiftCode(row.code),
    amount: { amount: row.amount, currency: row.currency },
    from: row.from_name,
    to: row.to_name,
    message: row.message,
    state,
    redeem_by: row.redeem_by,
    months: settings.giftMonths,
    countries: await countriesOf(context, row.currency),
  };
}

/** Markets where credit of a currency is valid. */
export async function countriesOf(context: Context, currency: string): Promise<string[]> {
  const markets = await context.markets.all();
  return markets.filter((market) => market.shown && market.currency === currency).map(({ country }) => country);
}
