import type { Order } from '@metade/contracts/orders.ts';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { Form, useNavigation } from 'react-router';
import type { OrderExtras } from './order-extras.server.ts';
import { useWords, type Words } from '../words/words.tsx';

type Quote = NonNullable<OrderExtras['quote']>;

/** Cancellation, collapsed; the buttons state the exact amount. */
export function CancelSection({ quote, order, attemptKey }: { quote: Quote; order: Order; attemptKey: string }) {
  const words = useWords();
  const { m, money } = words;
  const button = { quote, order, attemptKey };
  return (
    <section id="cancel" className="mt-10 border-t border-line pt-6">
      <details>
        <summary className={buttonClass()}>{m.orders.cancelQuestion}</summary>
        <div className="mt-4 rounded-4 bg-sunk p-5">
          <h2 className="text-dsm">{m.orders.cancelTitle}</h2>
          <p className="mt-1 text-ink-2">{m.orders.cancelRules(quote.limits)[quote.rule]}</p>
          {quote.resale_top_up.amount > 0 ? (
            <p className="mt-1 text-ink-2">{m.orders.topUp(money(quote.resale_top_up))}</p>
          ) : null}
          {quote.credit_returned.amount > 0 ? (
            <p className="mt-1 text-ink-2">{m.parts.creditBack(money(quote.credit_returned))}</p>
          ) : null}
          {quote.free_voucher ? <p className="mt-1 text-ink-2">{m.parts.freeVoucherBack}</p> : null}
          <div className="mt-4 flex flex-wrap gap-3">
            <CancelButton {...button} to="card" label={mainLabel(quote, words)} />
            {quote.choice ? (
              <CancelButton
                {...button}
                to="credit"
                label={m.orders.cancelCredit(
                  money({ ...quote.refund, amount: quote.refund.amount + quote.credit.amount }),
                )}
              />
            ) : null}
          </div>
        </div>
      </details>
    </section>
  );
}

function mainLabel(quote: Quote, { m, money }: Words): string {
  if (quote.refund.amount > 0 && quote.credit.amount > 0)
    return m.parts.cancelBoth(money(quote.refund), money(quote.credit));
  if (quote.refund.amount > 0) return m.orders.cancelRefund(money(quote.refund));
  if (quote.credit.amount > 0) return m.orders.cancelCredit(money(quote.credit));
  if (quote.free_voucher) return m.parts.cancelBack;
  return quote.rule === 'not_paid' ? m.orders.cancelFree : m.orders.cancelNothing;
}

function CancelButton({
  quote,
  order,
  attemptKey,
  to,
  label,
}: {
  quote: Quote;
  order: Order;
  attemptKey: string;
  to: 'card' | 'credit';
  label: string;
}) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" action={`/infos-reserve/${order._id}`}>
      <input type="hidden" name="refund_to" value={to} />
      <input type="hidden" name="rule" value={quote.rule} />
      <input type="hidden" name="refund" value={quote.refund.amount} />
      <input type="hidden" name="credit" value={quote.credit.amount} />
      <input type="hidden" name="key" value={`${attemptKey}-${to}`} />
      <Button type="submit" busy={busy} className="border-bad! text-bad!">
        {label}
      </Button>
    </Form>
  );
}
