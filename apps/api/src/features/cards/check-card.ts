import type { GatewayCard, GatewayPayment } from '../../adapters/gateways/payment-gateway.ts';
import { GatewayRefusal, GatewayUnreachable } from '../../adapters/gateways/payment-gateway.ts';
import { findOrGiveUp, ownPayment } from '../../adapters/gateways/own-payment.ts';
import type { Context } from '../../context.ts';
import { named } from '../../db/named.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { GatewayToken } from './card-store.ts';
import { chooseDefault, lockCards } from './card-store.ts';
import { applyCheckPayment } from './apply-check-payment.ts';
import { retireToken } from './forget-card.ts';

type Check = {
  id: string;
  user_id: string;
  card_id: string;
  replaces: boolean;
  make_default: boolean;
  payment_id: string | null;
  amount: number;
  currency: string;
  gateway: string;
  gateway_id: string | null;
  token: string;
  return_url: string | null;
  created_at: string;
};

type Released = Pick<Check, 'id' | 'gateway' | 'gateway_id' | 'amount' | 'currency'>;

/**
 * Verifies a card by authorizing a small amount, stores it if the bank agrees, and enqueues the void in the same transaction. While the
 * bank waits for the diner's consent, it is asked again until that time is over. Safe to restart after any failure, since every call to
 * the gateway is idempotent. Throws GatewayUnreachable while the outcome is unknown.
 */
export async function checkCard(context: Context, id: string): Promise<void> {
  const { rows } = await context.pool.query<Check>(
    `select id, user_id, card_id, replaces, make_default, payment_id, amount, currency, gateway, gateway_id, token, return_url, created_at
     from card_check where id = $1 and state = 'pending' and token is not null`,
    [id],
  );
  const check = rows[0];
  if (check === undefined) return;
  const told = await reserve(context, check);
  // Repeated with another amount or currency, the check fails; the reserved amount is released.
  const fits = told === null || (await transaction(context.pool, (trx) => applyCheckPayment(trx, id, told)));
  const asks = fits && told?.state === 'requires_action';
  // The payment just made with this card was authenticated already.
  const waits = asks && check.payment_id === null;
  const over = waits && (await isOver(context, check));
  if (waits && !over) return waitForBank(context, id, told.actionUrl ?? '');
  const proven = fits && (told?.state === 'authorized' || (asks && !waits));
  const saved = proven ? await save(context, check) : null;
  const failure = saved === null ? (over ? 'bank_silent' : (told?.failure ?? 'declined')) : null;
  await transaction(context.pool, async (trx) => {
    await lockCards(trx, check.user_id);
    const open = await trx.query("select 1 from card_check where id = $1 and state = 'pending' for update", [id]);
    if (open.rowCount === 0) {
      // Given up meanwhile: forgotten again, unless it was kept by a twin of this call.
      if (saved !== null) await retireToken(context, trx, { gateway: check.gateway, token: saved.token });
      return;
    }
    if (saved !== null) await keep(context, trx, check, saved);
    // The payment that it came with may have attached it to its customer.
    else await retireToken(context, trx, check);
    await endCheck(trx, id, failure);
    if (told?.state === 'authorized' || asks || !fits) await releaseLater(trx, id);
  });
}

/** The diner gave up what the bank asked; a card that was kept meanwhile stays. */
export async function abandonCheck(context: Context, trx: Trx, user: string, id: string): Promise<void> {
  await lockCards(trx, user);
  const { rows } = await trx.query<GatewayToken>(
    "select gateway, token from card_check where id = $1 and state = 'pending' and action_url is not null and token is not null for update",
    [id],
  );
  if (rows[0] === undefined) return;
  await retireToken(context, trx, rows[0]);
  await endCheck(trx, id, 'given_up');
  await releaseLater(trx, id);
}

async function isOver(context: Context, { created_at }: Check): Promise<boolean> {
  const { cardBankMinutes } = await context.markets.settings();
  return context.now() >= Date.parse(created_at) + cardBankMinutes * 60_000;
}

async function waitForBank(context: Context, id: string, url: string): Promise<void> {
  await transaction(context.pool, async (trx) => {
    const { rowCount } = await trx.query("update card_check set action_url = $2 where id = $1 and state = 'pending'", [
      id,
      url,
    ]);
    if (rowCount === 0) return;
    await enqueue(trx, 'await_consent', { check: id }, { at: context.now() + 30_000, key: `consent ${id}` });
  });
}

/** failure: null when the card is kept. */
async function endCheck(trx: Trx, id: string, failure: string | null): Promise<void> {
  await trx.query('update card_check set state = $2, failure = $3, token = null, action_url = null where id = $1', [
    id,
    failure === null ? 'passed' : 'failed',
    failure,
  ]);
}

function releaseLater(trx: Trx, id: string): Promise<void> {
  return enqueue(trx, 'release_card_check', { check: id }, { key: `release ${id}` });
}

/** Releases the amount reserved by a finished check. */
export async function releaseCardCheck(context: Context, id: string): Promise<void> {
  const { rows } = await context.pool.query<Released>(
    'select id, gateway, gateway_id, amount, currency from card_check where id = $1 and released_at is null',
    [id],
  );
  const check = rows[0];
  if (check === undefined) return;
  await context.gateways.of(check.gateway).void(ownPayment(check));
  await context.pool.query('update card_check set released_at = now() where id = $1 and released_at is null', [id]);
}

/** null: the gateway no longer knows the typed card. */
async function reserve(context: Context, check: Check): Promise<GatewayPayment | null> {
  const gateway = context.gateways.of(check.gateway);
  if (check.gateway_id !== null) return findOrGiveUp(gateway, ownPayment(check));
  try {
    return await gateway.authorize({
      reference: check.id,
      amount: check.amount,
      currency: check.currency,
      token: check.token,
      customer: check.user_id,
      capture: false,
      keep: true,
      returnUrl: check.return_url ?? `${context.config.publicUrl}/profile/cards/bank/${check.id}`,
    });
  } catch (error) {
    if (error instanceof GatewayRefusal) return null;
    if (!(error instanceof GatewayUnreachable)) throw error;
    return findOrGiveUp(gateway, ownPayment(check));
  }
}

async function save(context: Context, check: Check): Promise<GatewayCard | null> {
  try {
    const gateway = context.gateways.of(check.gateway);
    const customer = check.user_id;
    return await gateway.card(await gateway.saveCard({ token: check.token, customer }), customer);
  } catch (error) {
    if (error instanceof GatewayRefusal) return null;
    throw error;
  }
}

async function keep(context: Context, trx: Trx, check: Check, card: GatewayCard): Promise<void> {
  const { gateway } = check;
  const held = { gateway, token: card.token };
  const shown = { ...card, id: check.card_id, user: check.user_id, gateway };
  const known = await trx.query('select 1 from card where gateway = $1 and token = $2', [gateway, card.token]);
  if (known.rowCount !== 0) return;
  // The account was deleted meanwhile.
  const owner = await trx.query('select 1 from app_user where id = $1 and deleted_at is null', [check.user_id]);
  if (owner.rowCount === 0) return retireToken(context, trx, held);
  if (check.replaces) {
    const { rows } = await trx.query<GatewayToken>('select gateway, token from card where id = $1 for update', [
      check.card_id,
    ]);
    // The card was removed meanwhile, so the answer no longer matters.
    if (rows[0] === undefined) return retireToken(context, trx, held);
    await retireToken(context, trx, rows[0]);
    await trx.query(
      ...named(
        'update card set token = $token, brand = $brand, last4 = $last4, exp_month = $expMonth, exp_year = $expYear, holder = $holder, gateway = $gateway where id = $id',
        shown,
      ),
    );
  } else
    await trx.query(
      ...named(
        `insert into card (id, user_id, token, brand, last4, exp_month, exp_year, holder, gateway, created_at)
         values ($id, $user, $token, $brand, $last4, $expMonth, $expYear, $holder, $gateway, clock_timestamp())`,
        shown,
      ),
    );
  await chooseDefault(trx, check.user_id, check.make_default ? check.card_id : null);
}
