import type { Order } from '@metade/contracts/orders.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { CircleAlert, Landmark } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { useWords } from '../words/words.tsx';
import { CardFields } from './card-fields.tsx';
import { checkCard, type CardErrors, type CardInput } from './card-input.ts';
import { HoldTimer } from './hold-timer.tsx';
import { PayBar } from './pay-bar.tsx';
import { tokenizeCard } from './tokenize-card.ts';

/** Step two: the card goes to the gateway, its token to us. `problem` says first whether money moved. */
export function PaymentForm({
  order,
  holder,
  tokenizeUrl,
  attemptKey,
  problem,
  again,
  leaveFor,
}: {
  order: Order;
  holder: string;
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
  const [card, setCard] = useState<CardInput>({ number: '', expiry: '', cvc: '', holder });
  const [errors, setErrors] = useState<CardErrors>({});
  const [unreachable, setUnreachable] = useState(false);
  const [tokenizing, setTokenizing] = useState(false);
  const running = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const busy = tokenizing || navigation.state !== 'idle' || leaveFor !== null;
  // Not a redirect of the server's: coming back must find this page in the history.
  useEffect(() => {
    if (leaveFor) window.location.assign(leaveFor);
  }, [leaveFor]);
  const bank = order.payment?.state === 'requires_action' ? order.payment.action_url : null;
  const said = unreachable ? m.checkout.cardErrors.unreachable : problem;
  const alert = useFocusOn(busy ? null : said);

  const show = (found: CardErrors) => {
    setErrors(found);
    const first = Object.keys(found)[0];
    form.current?.querySelector<HTMLInputElement>(`[data-card="${first}"]`)?.focus();
  };
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (running.current) return;
    setUnreachable(false);
    const found = checkCard(card);
    if (Object.keys(found).length > 0) return show(found);
    setErrors({});
    running.current = true;
    setTokenizing(true);
    const outcome = await tokenizeCard(tokenizeUrl, card);
    if (outcome.ok) {
      await submit(
        { order: order._id, card_token: outcome.token, key: attemptKey },
        { method: 'post', action: `/checkout/payment?order=${order._id}`, preventScrollReset: true, replace: true },
      );
    }
    running.current = false;
    setTokenizing(false);
    if (outcome.ok) return;
    if (outcome.field) show({ [outcome.field]: outcome.code });
    else setUnreachable(true);
  };
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
      <noscript>
        <p className="mt-4 rounded-3 bg-bad-soft px-4 py-3 text-sm text-bad-ink">{m.checkout.needsScript}</p>
      </noscript>
      <form ref={form} method="post" onSubmit={(event) => void pay(event)} noValidate className="mt-5 pb-44 lg:pb-0">
        <input type="hidden" name="order" value={order._id} />
        <CardFields card={card} errors={errors} onChange={setCard} />
        <PayBar order={order}>
          <Button type="submit" kind="brand" size="lg" busy={busy} className="w-full shrink-0 lg:w-auto">
            {busy ? m.checkout.paying : again ? m.checkout.payAgain(price) : m.checkout.pay(price)}
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
