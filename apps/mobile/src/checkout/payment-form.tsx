import { cardsIn, gatewayOf } from '@metade/booking-flow/gateway-of.ts';
import { agreedTerms, lacking, type PayWith } from '@metade/booking-flow/pay.ts';
import { type PaymentWish, quotePayment } from '@metade/booking-flow/payment-quote.ts';
import type { PaymentStep } from '@metade/booking-flow/payment-step.ts';
import type { PaymentQuote } from '@metade/contracts/payments.ts';
import { formatTime } from '@metade/i18n/format-date.ts';
import Lock from 'lucide-react-native/icons/lock';
import { useCallback, useState } from 'react';
import { useApi, useLoaded } from '../api/api';
import { CardPicker } from '../cards/card-picker';
import { useSite } from '../site/site';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { Tick } from '../parts/choice';
import { CardSkeletons } from '../parts/skeleton';
import { T } from '../parts/text';
import { useSession } from '../session/session';
import { useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { askForCard, type NewCard, openExternalPage, returnUrl } from './external-page';
import { FoodEstimate } from './food-estimate';
import { PaymentMeans } from './payment-means';
import { PaymentSum } from './payment-sum';
import { TableDetails } from './table-details';
import { usePayments } from './use-payments';

type PayStep = Extract<PaymentStep, { kind: 'pay' }>;

/** What pays, and the button. onMoved: the order may have changed, so that it is asked about. */
export function usePaymentForm(step: PayStep, onMoved: () => void) {
  const { held: order } = step;
  const { m, app, money } = useWords();
  const { colour } = useTheme();
  const api = useApi();
  const { user } = useSession();
  const { config, settings, again: askSite } = useSite();
  const payments = usePayments();
  const [wish, setWish] = useState<PaymentWish>({ coupon: '', credit: false, free: false });
  const [card, setCard] = useState<string | null>(null);
  const [newCard, setNewCard] = useState<NewCard | null>(null);
  const [keepCard, setKeepCard] = useState(false);
  const [ticked, setTicked] = useState(false);
  const [unticked, setUnticked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; offline: boolean } | null>(null);
  const { value, failure, again } = useLoaded(
    useCallback(
      async (signal) => {
        const [quoted, cards] = await Promise.all([
          quotePayment(api, order._id, wish),
          api.call('listCards', {}, { signal }),
        ]);
        return { ...quoted, cards };
      },
      [api, order._id, wish],
    ),
  );
  const quote = value?.quote ?? null;
  const usable = cardsIn(value?.cards.data ?? [], order.price.currency);
  const saved = usable.filter(({ expired }) => !expired);
  const chosen = newCard ? null : (card ?? saved[0]?._id ?? null);
  const free = quote?.total.amount === 0;
  const until = formatTime(order.hold.expires_at, order.restaurant.time_zone);

  const pay = async () => {
    if (busy || !quote || !config) return;
    const by: PayWith | null = newCard ? { token: newCard.token, save: keepCard } : chosen ? { card: chosen } : null;
    const termsVersion = agreedTerms(
      ticked ? config.termsVersion : null,
      user?.termsVersion ?? null,
      config.termsVersion,
    );
    const lacks = lacking({ with: by, expected: quote.total.amount, termsVersion });
    setUnticked(lacks === 'terms');
    if (termsVersion === null) return;
    if (lacks === 'card') return typeCard();
    setBusy(true);
    setSaid(null);
    const outcome = await payments.pay(order, {
      with: by,
      wish,
      expected: quote.total.amount,
      termsVersion,
      returnUrl,
    });
    switch (outcome.kind) {
      case 'bank':
        await openExternalPage(outcome.url);
        break;
      case 'refused':
        // A token pays once.
        setNewCard(null);
        setSaid({ text: outcome.problem.message, offline: false });
        if (outcome.problem.code === 'terms_outdated') askSite();
        break;
      case 'unknown': {
        const { kind } = await payments.resume(order._id);
        if (kind === 'not_arrived') setSaid({ text: app.nothingSent(until), offline: true });
        if (kind === 'offline') setSaid({ text: m.checkout.lost, offline: true });
        break;
      }
      default:
    }
    setBusy(false);
    onMoved();
  };
  const typeCard = async () => {
    if (!config || busy) return;
    setBusy(true);
    const typed = await askForCard(gatewayOf(config, order.price.currency).cardPageUrl);
    setBusy(false);
    if (typed) setNewCard(typed);
  };

  const failed = step.failure && app.failures.payment[step.failure];
  const tries = failed && step.attemptsLeft !== null ? m.checkout.attemptsLeft(step.attemptsLeft) : '';
  const content = (
    <>
      {said ? (
        <Banner tone={said.offline ? 'offline' : 'bad'} urgent>
          {said.text}
        </Banner>
      ) : failed ? (
        <Banner tone="bad" urgent>{`${failed} ${tries}`}</Banner>
      ) : null}
      {step.bank ? (
        <Banner
          tone="wait"
          action={
            <Button
              onPress={() => {
                if (step.bank) void openExternalPage(step.bank).then(onMoved);
              }}
            >
              {m.checkout.toBank}
            </Button>
          }
        >
          {m.checkout.atBank}
        </Banner>
      ) : null}
      {failure && !value ? (
        <Banner tone="offline" title={app.noNetwork} action={<Button onPress={again}>{m.site.tryAgain}</Button>}>
          {app.nothingSent(until)}
        </Banner>
      ) : null}
      {!value && !failure ? <CardSkeletons /> : null}
      {quote && value ? (
        <>
          <TableDetails order={order} noteMax={settings.noteMax} onSaved={onMoved} />
          {free ? (
            <T tone="ink2">{m.parts.nothingToPay}</T>
          ) : (
            <CardPicker
              saved={saved}
              chosen={chosen}
              newCard={newCard}
              busy={busy || !config}
              onChoose={(id) => {
                setNewCard(null);
                setCard(id);
              }}
              onType={() => void typeCard()}
            >
              {newCard && value.cards.data.length < value.cards.max ? (
                <Tick
                  label={m.cards.keep(money({ ...value.cards.validation, currency: order.price.currency }))}
                  checked={keepCard}
                  onPress={() => setKeepCard(!keepCard)}
                />
              ) : null}
            </CardPicker>
          )}
          <PaymentMeans
            fee={{ name: `${m.checkout.fee}, ${m.checkout.shortTable(order.places)}`, sum: money(order.price) }}
            quote={quote}
            wish={wish}
            problem={value.couponProblem}
            onWish={setWish}
          />
          <FoodEstimate order={order} />
          {user?.termsVersion === config?.termsVersion ? null : (
            <Tick
              label={m.checkout.agree}
              checked={ticked}
              error={unticked && !ticked ? m.checkout.agreeMissing : undefined}
              onPress={() => setTicked(!ticked)}
            />
          )}
        </>
      ) : null}
    </>
  );
  const foot = quote ? (
    <PaymentSum order={order} quote={quote}>
      <Button
        kind="brand"
        icon={<Lock color={colour.onBrand} size={18} strokeWidth={2} />}
        disabled={busy || !config}
        onPress={() => void pay()}
      >
        {buttonText({ busy, quote, needsCard: !free && !newCard && !chosen, again: failed !== null })}
      </Button>
    </PaymentSum>
  ) : null;
  return { content, foot };

  function buttonText(now: { busy: boolean; quote: PaymentQuote; needsCard: boolean; again: boolean }): string {
    if (now.busy) return free ? m.parts.confirming : m.checkout.paying;
    if (free) return m.parts.confirm;
    if (now.needsCard) return app.enterCard;
    return now.again ? m.checkout.payAgain(money(now.quote.total)) : m.checkout.pay(money(now.quote.total));
  }
}
