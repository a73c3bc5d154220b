import { Button, buttonClass } from '@metade/ui/button.tsx';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { OrderData } from '../routes/order-info.tsx';
import { useWords } from '../words/words.tsx';

type Quote = NonNullable<OrderData['quote']>;

/** Cancelling, folded away; the buttons state the exact amount before they are pressed. */
export function CancelSection({ quote }: { quote: Quote }) {
  const { m, money } = useWords();
  return (
    <section className="mt-10 border-t border-line pt-6">
      <details>
        <summary className={buttonClass()}>{m.orders.cancelQuestion}</summary>
        <div className="mt-4 rounded-4 bg-sunk p-5">
          <h2 className="text-dsm">{m.orders.cancelTitle}</h2>
          <p className="mt-1 text-ink-2">{m.orders.cancelRules[quote.rule]}</p>
          {quote.resale_top_up.amount > 0 ? <p className="mt-1 text-ink-2">{m.orders.topUp(money(quote.resale_top_up))}</p> : null}
          <div className="mt-4 flex flex-wrap gap-3">
            <CancelButton quote={quote} to="card" label={mainLabel(quote, m.orders, money)} />
            {quote.choice ? <CancelButton quote={quote} to="credit" label={m.orders.cancelCredit(money(quote.refund))} /> : null}
          </div>
        </div>
      </details>
    </section>
  );
}

function mainLabel(quote: Quote, words: ReturnType<typeof useWords>['m']['orders'], money: ReturnType<typeof useWords>['money']): string {
  if (quote.refund.amount > 0) return words.cancelRefund(money(quote.refund));
  if (quote.credit.amount > 0) return words.cancelCredit(money(quote.credit));
  return quote.rule === 'not_paid' ? words.cancelFree : words.cancelNothing;
}

function CancelButton({ quote, to, label }: { quote: Quote; to: 'card' | 'credit'; label: string }) {
  const busy = useNavigation().formMethod === 'POST';
  // One key for one intent: pressing twice cancels once.
  const [key] = useState(() => (typeof crypto === 'undefined' ? '' : crypto.randomUUID()));
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="refund_to" value={to} />
      <input type="hidden" name="refund" value={quote.refund.amount} />
      <input type="hidden" name="credit" value={quote.credit.amount} />
      <input type="hidden" name="key" value={key} suppressHydrationWarning />
      <Button type="submit" busy={busy} className="border-bad! text-bad!">
        {label}
      </Button>
    </Form>
  );
}
