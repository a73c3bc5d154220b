import type { Order } from '@metade/contracts/orders.ts';
import { Banner, Problem } from '@metade/ui/banner.tsx';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { Landmark } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import type { CheckoutData } from './checkout-data.server.ts';
import type { PayResult } from './pay-held.server.ts';
import { useWords } from '../words/words.tsx';
import { CardChoice } from './card-choice.tsx';
import { HoldTimer } from './hold-timer.tsx';
import { OverlapNote } from './overlap-note.tsx';
import { PayBar } from './pay-bar.tsx';
import { PaymentMeans } from './payment-means.tsx';
import { checkoutPage, nextWish } from './payment-wish.ts';
import { TableDetails } from './table-details.tsx';
import { TermsTick } from './terms-tick.tsx';
import { useStoredDraft } from './use-stored-draft.ts';
import { useTypedCard } from '../gateways/use-typed-card.ts';

/**
 * Checkout in one form: party and note; coupon, free voucher and credit; a saved card, or a new one whose token is sent; terms;
 * amount and button. Messages first say whether money moved.
 */
export function PaymentForm({
  order,
  payment,
  terms,
  noteMax,
  result,
  bank,
  failure,
}: {
  order: Order;
  payment: NonNullable<CheckoutData['payment']>;
  terms: CheckoutData['terms'];
  noteMax: number;
  result: PayResult | undefined;
  /** The bank's page, for a payment that waits there. */
  bank: string | null;
  /** Why the last payment failed; null if none did. */
  failure: string | null;
}) {
  const { quote, wish, cards, couponProblem } = payment;
  const { m, money } = useWords();
  const submit = useSubmit();
  const navigation = useNavigation();
  const { ref, onChange, onSent } = useStoredDraft(order._id, terms.version);
  const typedCard = useTypedCard(payment.gateway, payment.holder);
  const { unreachable, tokenizing, tokenize } = typedCard;
  const [chosen, setChosen] = useState(() => cards.data.find((card) => !card.expired)?._id ?? '');
  const [keep, setKeep] = useState(false);
  const [unticked, setUnticked] = useState(false);
  const card = cards.data.some((saved) => saved._id === chosen) ? chosen : '';
  const leaveFor = result?.bank ?? null;
  const busy = tokenizing || navigation.state !== 'idle' || leaveFor !== null;
  // Not a server redirect: going back must find this page in the history.
  useEffect(() => {
    if (leaveFor) window.location.assign(leaveFor);
  }, [leaveFor]);
  const said = unreachable ? m.checkout.cardErrors.unreachable : (result?.message ?? failure);
  const again = failure !== null;
  const alert = useFocusOn(busy ? null : said);
  const enter = useRef<HTMLButtonElement>(null);

  const free = quote.total.amount === 0;
  const here = checkoutPage(order._id, wish);
  const asked = {
    order: order._id,
    key: payment.key,
    expected: `${quote.total.amount}`,
    coupon: quote.coupon_code ?? '',
    credit: wish.credit ? '1' : '',
    free: wish.free ? '1' : '',
  };
  const pay = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const typed = new FormData(event.currentTarget, submitter);
    const inCode = document.activeElement?.getAttribute('name') === 'code';
    if (submitter === enter.current && !inCode) typed.delete('means');
    // A refused coupon is not asked about again.
    if (!typed.has('means') && String(typed.get('code') ?? '').trim() === wish.coupon) typed.delete('code');
    const send = () => submit(typed, { method: 'post', action: here, preventScrollReset: true, replace: true });
    if (nextWish(typed)) {
      if (!typed.has('means')) typed.set('means', 'coupon');
      return send();
    }
    const missing = !terms.accepted && typed.get('terms') !== 'on';
    setUnticked(missing);
    if (missing) {
      if (!free && !card) typedCard.check();
      return;
    }
    onSent();
    if (free || card) await send();
    else
      await tokenize((token) => {
        typed.set('card_token', token);
        typed.set('save_card', keep ? 'yes' : '');
        return send();
      });
  };
  const price = money(quote.total);
  const press = free ? m.parts.confirm : again ? m.checkout.payAgain(price) : m.checkout.pay(price);
  return (
    <>
      <h1 className="text-dlg">{m.checkout.payTitle}</h1>
      {order.hold ? (
        <div className="mt-2">
          <HoldTimer order={{ ...order, hold: order.hold }} />
        </div>
      ) : null}
      <div ref={alert} tabIndex={-1} className="outline-none">
        {said ? (
          <div className="mt-4">
            <Problem>
              {said}{' '}
              {!unreachable && again && order.payment ? m.checkout.attemptsLeft(order.payment.attempts_left) : null}
            </Problem>
          </div>
        ) : null}
      </div>
      {bank ? (
        <div className="mt-4">
          <Banner
            tone="wait"
            live="status"
            icon={<Landmark aria-hidden="true" className="size-5" />}
            action={
              <a href={bank} className={buttonClass('ink')}>
                {m.checkout.toBank}
              </a>
            }
          >
            {m.checkout.atBank}
          </Banner>
          <p className="mt-5 text-ink-2">{m.checkout.otherCard}</p>
        </div>
      ) : null}
      {quote.overlap ? <OverlapNote overlap={quote.overlap} /> : null}
      {free ? null : (
        <noscript>
          <p className="mt-4 rounded-3 bg-bad-soft px-4 py-3 text-sm text-bad-ink">{m.checkout.needsScript}</p>
        </noscript>
      )}
      <form
        ref={ref}
        method="post"
        action={here}
        onChange={onChange}
        onSubmit={(event) => void pay(event)}
        noValidate
        className="mt-5"
      >
        {/* Enter presses the first button, which only reloads the page: nobody pays by Enter unintentionally. */}
        <button
          ref={enter}
          type="submit"
          name="means"
          value="coupon"
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
        />
        {Object.entries(asked).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TableDetails order={order} noteMax={noteMax} noteError={result?.fields.note} />
        <div id="payment" className="mt-5 scroll-mt-4">
          {free ? (
            <p className="text-ink-2">{m.parts.nothingToPay}</p>
          ) : (
            <CardChoice
              cards={cards}
              chosen={card}
              onChoose={setChosen}
              card={typedCard}
              keep={keep}
              onKeep={setKeep}
              currency={order.price.currency}
            />
          )}
        </div>
        <PaymentMeans quote={quote} wish={wish} problem={couponProblem} />
        <TermsTick
          {...terms}
          error={unticked ? m.checkout.agreeMissing : (result?.fields.terms ?? result?.fields.terms_version)}
        />
        <PayBar order={order} quote={quote}>
          <Button type="submit" kind="brand" size="lg" busy={busy} className="w-full shrink-0 lg:w-auto">
            {busy ? (free ? m.parts.confirming : m.checkout.paying) : press}
          </Button>
        </PayBar>
      </form>
    </>
  );
}

/** Focuses each new error. */
function useFocusOn(said: string | null) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) ref.current?.focus();
  }, [said]);
  return ref;
}
