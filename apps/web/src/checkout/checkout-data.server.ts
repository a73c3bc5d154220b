import { randomUUID } from 'node:crypto';
import type { Order } from '@metade/contracts/orders.ts';
import type { GatewayPublicConfig } from '@metade/contracts/site.ts';
import { refusalMessage } from '@metade/i18n/errors.ts';
import { replace } from 'react-router';
import type { EndOfHold } from './no-hold.tsx';
import { wishOf } from './payment-wish.ts';
import { alternativesTo } from '../search/alternatives.server.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { currentOrder } from './current-order.server.ts';
import { entranceData } from '../account/entrance-data.server.ts';
import { paymentFailure } from './payment-failure.server.ts';
import { paymentQuote } from './payment-quote.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { settledOrder } from './settled-order.server.ts';
import { siteConfig } from '../site/site-data.server.ts';

/** Data of checkout: for a guest the log-in forms, for a diner the payment, or how the hold ended. */
export async function checkoutData(facts: RequestFacts, request: Request) {
  const [user, found, config] = await Promise.all([facts.user(), currentOrder(facts, request), siteConfig(facts)]);
  if (!user && !found) await requireUser(facts);
  const order = found && (user ? await settledOrder(facts, found) : found);
  const end = order && endOf(order);
  if (order && order.state !== 'held' && !end)
    throw replace(order.state === 'cancelled' ? `/infos-reserve/${order._id}` : `/checkout/finish?order=${order._id}`);
  const held = order?.state === 'held' && order.hold !== null ? order : null;
  return {
    order,
    held,
    end,
    failure: order && paymentFailure(order, facts.locale),
    tooLate: end === 'too_late' ? refusalMessage('payment_too_late', {}, facts.locale) : null,
    alternatives: end ? await alternativesTo(facts, order) : [],
    noteMax: config.settings.noteMax,
    terms: { version: config.termsVersion, accepted: user?.termsVersion === config.termsVersion },
    visitor: held && !user ? await entranceData(facts, request, held) : null,
    payment: held && user ? await paymentData(facts, held, user.profile.name, config.gateway) : null,
  };
}

export type CheckoutData = Awaited<ReturnType<typeof checkoutData>>;

/** Null when the hold was released while its page was made. */
async function paymentData(facts: RequestFacts, held: Order, holder: string, gateway: GatewayPublicConfig) {
  const wish = wishOf(facts.url.searchParams);
  const [{ quote, couponProblem }, cards] = await Promise.all([
    paymentQuote(facts, held._id, wish),
    facts.api.call('listCards', {}),
  ]);
  // One key per attempt: a double press pays once.
  return quote && { quote, couponProblem, wish, cards, holder, gateway, key: randomUUID() as string };
}

function endOf(order: Order): EndOfHold | null {
  if (order.state === 'cancelled' && order.end_reason?.startsWith('payment_')) return 'unpaid';
  if (order.state !== 'expired') return null;
  const took = ['authorized', 'captured', 'refunded'].includes(order.payment?.state ?? '');
  return took ? 'too_late' : 'time';
}
