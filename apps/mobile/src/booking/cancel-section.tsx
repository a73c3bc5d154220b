import { type Answer, ApiRefusal } from '@metade/api-client/client.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { randomUUID } from 'expo-crypto';
import { useRef, useState } from 'react';
import { View } from 'react-native';
import { useApi } from '../api/api';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useWords, type Words } from '../words/words';

type Quote = Answer<'quoteCancellation'>['data'];

/** Cancelling, folded; its buttons say the exact amount, and the API refuses another. */
export function CancelSection({
  order,
  onCancelled,
  onRefused,
}: {
  order: Order;
  onCancelled: (order: Order) => void;
  /** The booking may not be what is shown any more. */
  onRefused: () => void;
}) {
  const { colour } = useTheme();
  const words = useWords();
  const { m, app, money } = words;
  const api = useApi();
  const [quote, setQuote] = useState<Quote | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // The same press repeated, or sent again after a lost answer, cancels once.
  const keys = useRef(new Map<string, string>());
  if (!order.actions.includes('cancel')) return null;
  const act = async (what: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setSaid(null);
    try {
      await what();
    } catch (error) {
      setSaid(error instanceof ApiRefusal ? error.problem.message : app.needsNetwork);
      if (error instanceof ApiRefusal) {
        setQuote(null);
        onRefused();
      }
    } finally {
      setBusy(false);
    }
  };
  const ask = () =>
    act(async () => setQuote((await api.call('quoteCancellation', { params: { id: order._id } })).data));
  const cancel = (shown: Quote, to: 'card' | 'credit') =>
    act(async () => {
      const expected = { refund: shown.refund.amount, credit: shown.credit.amount, rule: shown.rule };
      const name = JSON.stringify([to, expected]);
      const key = keys.current.get(name) ?? randomUUID();
      keys.current.set(name, key);
      const { data } = await api.call(
        'cancelOrder',
        { params: { id: order._id }, body: { refund_to: to, expected } },
        { idempotencyKey: key },
      );
      onCancelled(data);
    });
  return (
    <View style={{ gap: space.s3, paddingTop: space.s4, borderTopWidth: 1, borderTopColor: colour.line }}>
      {said ? (
        <Banner tone="bad" urgent>
          {said}
        </Banner>
      ) : null}
      {quote ? (
        <View
          style={{ gap: space.s3, padding: space.s4, borderRadius: radius.card, backgroundColor: colour.surfaceSunk }}
        >
          <T kind="heading" role="heading" aria-level={2}>
            {m.orders.cancelTitle}
          </T>
          <T tone="ink2">{m.orders.cancelRules(quote.limits)[quote.rule]}</T>
          {quote.resale_top_up.amount > 0 ? <T tone="ink2">{m.orders.topUp(money(quote.resale_top_up))}</T> : null}
          {quote.credit_returned.amount > 0 ? (
            <T tone="ink2">{m.parts.creditBack(money(quote.credit_returned))}</T>
          ) : null}
          {quote.free_voucher ? <T tone="ink2">{m.parts.freeVoucherBack}</T> : null}
          <Button disabled={busy} onPress={() => void cancel(quote, 'card')}>
            {mainLabel(quote, words)}
          </Button>
          {quote.choice ? (
            <Button disabled={busy} onPress={() => void cancel(quote, 'credit')}>
              {m.orders.cancelCredit(money({ ...quote.refund, amount: quote.refund.amount + quote.credit.amount }))}
            </Button>
          ) : null}
          <Button onPress={() => setQuote(null)}>{m.orders.keep}</Button>
        </View>
      ) : (
        <Button disabled={busy} onPress={() => void ask()}>
          {m.orders.cancelQuestion}
        </Button>
      )}
    </View>
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
