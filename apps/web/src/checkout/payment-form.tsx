import type { Answer } from '@metade/api-client/client.ts';
import type { Order } from '@metade/contracts/orders.ts';
import type { PaymentQuote } from '@metade/contracts/payments.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { Checkbox } from '@metade/ui/field.tsx';
import { CircleAlert, Landmark } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { Choice, SavedCards } from '../cards/saved-cards.tsx';
import { useWords } from '../words/words.tsx';
import { CardFields } from './card-fields.tsx';
import { HoldTimer } from './hold-timer.tsx';
import { MeansForm, PaymentMeans } from './payment-means.tsx';
import { paymentPage, type PaymentWish } from './payment-wish.ts';
import { PayBar } from './pay-bar.tsx';
import { useTypedCard } from './use-typed-card.ts';

/**
 * Step two: what is left after coupon, free voucher and credit by a saved card, or a new one that goes to the gateway and its
 * token to us; where nothing is left, one button. `problem` says first whether money moved.
 */
export function PaymentForm({
  order,
  quote,
  wish,
  couponProblem,
  holder,
  cards,
  tokenizeUrl,
  attemptKey,
  problem,
  again,
  leaveFor,
}: {
  order: Order;
  quote: PaymentQuote;
  wish: PaymentWish;
  couponProblem: string | null;
  holder: string;
  cards: Answer<'listCards'>;
  tokenizeUrl: string;
  attemptKey: string;
  problem: string | null;
  again: boolean;
  /** The bank's own page, once a payment has just been sent there. */
  leaveFor: string | null;
}) {
  const { m, money } = useWords();
  const submit = useSubmit();
  const navigation = useNavigation();
  const { fields, unreachable, tokenizing, tokenize } = useTypedCard(tokenizeUrl, holder);
  const [chosen, setChosen] = useState(() => cards.data.find((card) => !card.expired)?._id ?? '');
  const [keep, setKeep] = useState(false);
  const card = cards.data.some((saved) => saved._id === chosen) ? chosen : '';
  const busy = tokenizing || navigation.state !== 'idle' || leaveFor !== null;
  // Not a redirect of the server's: coming back must find this page in the history.
  useEffect(() => {
    if (leaveFor) window.location.assign(leaveFor);
  }, [leaveFor]);
  const bank = order.payment?.state === 'requires_action' ? order.payment.action_url : null;
  const said = unreachable ? m.checkout.cardErrors.unreachable : problem;
  const alert = useFocusOn(busy ? null : said);

  const free = quote.total.amount === 0;
  const here = paymentPage(order._id, wish);
  const asked = {
    order: order._id,
    key: attemptKey,
    expected: `${quote.total.amount}`,
    coupon: quote.coupon_code ?? '',
    credit: wish.credit ? '1' : '',
    free: wish.free ? '1' : '',
  };
  const send = (paid: { card: string } | { card_token: string; save_card: string } | null) =>
    submit({ ...asked, ...paid }, { method: 'post', action: here, preventScrollReset: true, replace: true });
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (free) await send(null);
    else if (card) await send({ card });
    else await tokenize((token) => send({ card_token: token, save_card: keep ? 'yes' : '' }));
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
            <Banner tone="bad" live="alert" icon={<CircleAlert aria-hidden="true" className="size-5" />}>
              {said}{' '}
              {!unreachable && again && order.payment ? m.checkout.attemptsLeft(order.payment.attempts_left) : null}
            </Banner>
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
      {free ? null : (
        <noscript>
          <p className="mt-4 rounded-3 bg-bad-soft px-4 py-3 text-sm text-bad-ink">{m.checkout.needsScript}</p>
        </noscript>
      )}
      <MeansForm order={order._id} wish={wish} />
      <form method="post" action={here} onSubmit={(event) => void pay(event)} noValidate className="mt-5 pb-44 lg:pb-0">
        {Object.entries(asked).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {free ? (
          <p className="text-ink-2">{m.parts.nothingToPay}</p>
        ) : (
          <>
            <SavedCards cards={cards.data} chosen={card} onChoose={setChosen} />
            <CardFields
              {...fields}
              closed={card !== ''}
              choice={
                cards.data.length > 0 ? (
                  <Choice value="" chosen={card} onChoose={setChosen}>
                    {m.checkout.newCard}
                  </Choice>
                ) : undefined
              }
            >
              {cards.data.length < cards.max ? (
                <Checkbox
                  label={m.cards.keep(money({ ...order.price, amount: cards.validation.amount }))}
                  checked={keep}
                  onChange={(event) => setKeep(event.target.checked)}
                />
              ) : null}
            </CardFields>
          </>
        )}
        <PaymentMeans order={order._id} quote={quote} wish={wish} problem={couponProblem} />
        <PayBar order={order} quote={quote}>
          <Button type="submit" kind="brand" size="lg" busy={busy} className="w-full shrink-0 lg:w-auto">
            {busy ? (free ? m.parts.confirming : m.checkout.paying) : press}
          </Button>
        </PayBar>
      </form>
    </>
  );
}

/** Takes the focus to what has gone wrong, each time it is said anew. */
function useFocusOn(said: string | null) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) ref.current?.focus();
  }, [said]);
  return ref;
}
