import { randomUUID } from 'node:crypto';
import { cardsIn, gatewayOf } from '@metade/booking-flow/gateway-of.ts';
import { quotePayment } from '@metade/booking-flow/payment-quote.ts';
import { paymentStep, settlePayment } from '@metade/booking-flow/payment-step.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { failureWords } from '@metade/i18n/failure-words.ts';
import { replace } from 'react-router';
import { wishOf } from './payment-wish.ts';
import { alternativesTo } from '../search/alternatives.server.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { currentOrder } from './current-order.server.ts';
import { entranceData } from '../account/entrance-data.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { siteConfig, type SiteConfig } from '../site/site-data.server.ts';

/** Data of checkout: for a guest the log-in forms, for a diner the payment, or how the hold ended. */
export async function checkoutData(facts: RequestFacts, request: Request) {
  const [user, found, config] = await Promise.all([facts.user(), currentOrder(facts, request), siteConfig(facts)]);
  if (!user && !found) await requireUser(facts);
  const settled = found && (user ? await settlePayment(facts.api, found) : found);
  const step = settled && paymentStep(settled, user !== null);
  if (step?.kind === 'booked') throw replace(`/checkout/finish?order=${settled?._id}`);
  if (step?.kind === 'cancelled' && user) throw replace(`/infos-reserve/${settled?._id}`);
  // A guest has no page of the order's own.
  const order = step?.kind === 'cancelled' ? null : settled;
  const end = step?.kind === 'over' ? step.end : null;
  const held = step && 'held' in step ? step.held : null;
  const words = failureWords(facts.locale).payment;
  const failure = step?.kind === 'pay' ? step.failure : null;
  return {
    order,
    held,
    end,
    waits: step?.kind === 'wait',
    bank: step?.kind === 'pay' ? step.bank : null,
    failure: failure && words[failure],
    tooLate: end === 'too_late' ? words.payment_too_late : null,
    alternatives: order && end ? await alternativesTo(facts, order) : [],
    noteMax: config.settings.noteMax,
    terms: { version: config.termsVersion, accepted: user?.termsVersion === config.termsVersion },
    visitor: held && !user ? await entranceData(facts, request, held) : null,
    payment: held && user ? await paymentData(facts, held, user.profile.name, config) : null,
  };
}

export type CheckoutData = Awaited<ReturnType<typeof checkoutData>>;

/** Null when the hold was released while its page was made. */
async function paymentData(facts: RequestFacts, held: Order, holder: string, config: SiteConfig) {
  const { currency } = held.price;
  const wish = wishOf(facts.url.searchParams);
  const [{ quote, couponProblem }, cards] = await Promise.all([
    quotePayment(facts.api, held._id, wish),
    facts.api.call('listCards', {}),
  ]);
  // One key per attempt: a double press pays once.
  return (
    quote && {
      quote,
      couponProblem,
      wish,
      cards: { ...cards, data: cardsIn(cards.data, currency) },
      holder,
      gateway: gatewayOf(config, currency),
      key: randomUUID() as string,
    }
  );
}
