import type { Order } from '@metade/contracts/orders.ts';
import { formatTime, localDateOf } from '@metade/i18n/format-date.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { CircleAlert, Lock } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import type { FormProblem } from '../server/form-problem.ts';
import { useWords } from '../words/words.tsx';
import { HoldTimer } from './hold-timer.tsx';
import { groupDigits, slashExpiry, tokenizeCard, type CardInput, type TokenizeOutcome } from './tokenize-card.ts';

type Result = { action: string | null; problem: FormProblem | null };

/** Step two. The inputs of the card have no names, so that no form can ever send them to us. */
export function PaymentForm({
  order,
  holder,
  tokenizeUrl,
  result,
}: {
  order: Order;
  holder: string;
  tokenizeUrl: string;
  result: Result | null;
}) {
  const { m, money } = useWords();
  const submit = useSubmit();
  const navigation = useNavigation();
  const [card, setCard] = useState<CardInput>({ number: '', expiry: '', cvc: '', holder });
  const [refusal, setRefusal] = useState<Extract<TokenizeOutcome, { ok: false }> | null>(null);
  const [tokenizing, setTokenizing] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const busy = tokenizing || navigation.state !== 'idle' || result?.action != null;
  useEffect(() => {
    if (result?.action) window.location.assign(result.action);
    if (result?.problem) alert.current?.focus();
  }, [result]);

  const pay = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setTokenizing(true);
    const outcome = await tokenizeCard(tokenizeUrl, card);
    setTokenizing(false);
    setRefusal(outcome.ok ? null : outcome);
    if (!outcome.ok) {
      if (outcome.field) form.querySelector<HTMLInputElement>(`[data-card="${outcome.field}"]`)?.focus();
      return;
    }
    await submit(
      { order: order._id, card_token: outcome.token, key: crypto.randomUUID() },
      { method: 'post', action: '/checkout/payment', preventScrollReset: true },
    );
  };
  const errorOf = (field: keyof CardInput) => (refusal?.field === field ? m.checkout.cardErrors[refusal.code] : undefined);
  const set = (field: keyof CardInput, value: string) => setCard({ ...card, [field]: value });
  const price = money(order.price);
  return (
    <>
      <h1 className="text-dlg">{m.checkout.payTitle}</h1>
      {order.hold ? (
        <div className="mt-2">
          <HoldTimer order={{ ...order, hold: order.hold }} />
        </div>
      ) : null}
      <div ref={alert} tabIndex={-1} className="outline-none">
        {result?.problem || refusal?.field === null ? (
          <div className="mt-4">
            <Banner tone="bad" live="alert" icon={<CircleAlert aria-hidden="true" className="size-5" />}>
              {result?.problem?.message ?? m.checkout.cardErrors.unreachable}{' '}
              {result?.problem && order.payment ? m.checkout.attemptsLeft(order.payment.attempts_left) : null}
            </Banner>
          </div>
        ) : null}
      </div>
      <noscript>
        <p className="mt-4 rounded-3 bg-bad-soft px-4 py-3 text-sm text-bad-ink">{m.checkout.needsScript}</p>
      </noscript>
      <form onSubmit={(event) => void pay(event)} noValidate className="mt-5 pb-44 lg:pb-0">
        <fieldset className="rounded-3 border-2 border-ink p-4 md:px-5">
          <legend className="sr-only">{m.checkout.newCard}</legend>
          <p aria-hidden="true" className="mb-4 flex items-center justify-between font-semibold">
            {m.checkout.newCard}
            <Lock className="size-5" />
          </p>
          <div className="flex flex-col gap-4">
            <Field
              label={m.checkout.cardNumber}
              data-card="number"
              inputMode="numeric"
              autoComplete="cc-number"
              maxLength={23}
              value={card.number}
              onChange={(event) => set('number', groupDigits(event.target.value))}
              error={errorOf('number')}
            />
            <div className="grid grid-cols-2 gap-3.5">
              <Field
                label={m.checkout.expiry}
                data-card="expiry"
                inputMode="numeric"
                autoComplete="cc-exp"
                placeholder={m.checkout.expiryPlaceholder}
                value={card.expiry}
                onChange={(event) => set('expiry', slashExpiry(event.target.value))}
                error={errorOf('expiry')}
              />
              <Field
                label={m.checkout.code}
                data-card="cvc"
                inputMode="numeric"
                autoComplete="cc-csc"
                maxLength={4}
                placeholder={m.checkout.codePlaceholder}
                value={card.cvc}
                onChange={(event) => set('cvc', event.target.value.replace(/\D/g, ''))}
                error={errorOf('cvc')}
              />
            </div>
            <Field
              label={m.checkout.holder}
              data-card="holder"
              autoComplete="cc-name"
              maxLength={80}
              value={card.holder}
              onChange={(event) => set('holder', event.target.value)}
              error={errorOf('holder')}
            />
          </div>
          <p className="mt-3 text-xs text-ink-3">{m.checkout.secure}</p>
        </fieldset>
        <div className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-page px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:static lg:mt-6 lg:flex lg:items-center lg:gap-5 lg:border-0 lg:p-0">
          <div className="mb-2 lg:order-last lg:mb-0">
            <p className="flex items-baseline justify-between gap-4 lg:hidden">
              <span className="text-sm text-ink-2">{m.checkout.totalNow}</span>
              <span className="display text-dsm">{price}</span>
            </p>
            <p className="text-xs text-ink-2 lg:max-w-96 lg:text-sm">
              <RefundRule order={order} />
            </p>
          </div>
          <Button type="submit" kind="brand" size="lg" busy={busy} className="w-full shrink-0 lg:w-auto">
            {busy ? m.checkout.paying : result?.problem ? m.checkout.payAgain(price) : m.checkout.pay(price)}
          </Button>
        </div>
      </form>
    </>
  );
}

function RefundRule({ order }: { order: Order }) {
  const { m, date, money } = useWords();
  const until = order.free_cancellation_until;
  const zone = order.restaurant.time_zone;
  return (
    <>
      {until
        ? m.checkout.refundRule(date(localDateOf(until, zone)), formatTime(until, zone), money(order.price))
        : m.checkout.refundRuleNone}{' '}
      {order.confirmation_mode === 'review' ? m.checkout.reviewRule : ''}
    </>
  );
}
