import { ApiRefusal } from '@metade/api-client/client.ts';
import type { HandOver } from '@metade/booking-flow/hand-over.ts';
import { type PaymentStep, paymentStep, settlePayment } from '@metade/booking-flow/payment-step.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { router, useFocusEffect, useLocalSearchParams } from 'expo-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { AppState } from 'react-native';
import { useApi, useLoaded } from '../../src/api/api';
import { HoldTimer } from '../../src/checkout/hold-timer';
import { OrderSummary } from '../../src/checkout/order-summary';
import { usePaymentForm } from '../../src/checkout/payment-form';
import { useLetGo } from '../../src/checkout/use-let-go';
import { Banner } from '../../src/parts/banner';
import { Button, Empty } from '../../src/parts/button';
import { Loading } from '../../src/parts/loading';
import { Screen } from '../../src/parts/screen';
import { T } from '../../src/parts/text';
import { Entrance } from '../../src/session/entrance';
import { useSession } from '../../src/session/session';
import { useSite } from '../../src/site/site';
import { useWords } from '../../src/words/words';

/** A held table until it is paid: who books, then the payment, or how the hold ended. */
export default function Checkout() {
  const { order: id } = useLocalSearchParams<{ order: string }>();
  const { m } = useWords();
  const api = useApi();
  const { token, ended } = useSession();
  const {
    value: order,
    failure,
    again,
  } = useLoaded(
    useCallback(
      async (signal) => {
        const { data } = await api.call('getOrder', { params: { id } }, { signal });
        return token ? settlePayment(api, data) : data;
      },
      [api, id, token],
    ),
  );
  // Back from a bank's page, or from another app.
  useEffect(() => {
    const seen = AppState.addEventListener('change', (state) => state === 'active' && again());
    return () => seen.remove();
  }, [again]);
  useFocusEffect(again);
  const step = order && paymentStep(order, token !== null);
  const kind = step?.kind;
  useEffect(() => {
    if (kind === 'booked' || kind === 'cancelled') router.replace(`/booking/${id}`);
  }, [kind, id]);
  useEffect(() => {
    if (kind !== 'wait') return;
    const every = setInterval(again, 2_000);
    return () => clearInterval(every);
  }, [kind, again]);
  const unknown = failure === 'missing' || failure === 'outdated' || !order || !step;
  if (unknown || step.kind === 'booked' || step.kind === 'cancelled') {
    // A stranger has nothing here; whose session has ended comes back to their table.
    const isStrange = failure === 'missing' || (failure === 'signed_out' && !ended);
    return (
      <Screen title={m.checkout.payTitle} close>
        <Loading
          failure={isStrange ? 'missing' : failure}
          again={again}
          missing={
            <Empty title={m.checkout.nothingHeldTitle} text={m.checkout.nothingHeldText}>
              <Button kind="brand" onPress={() => router.replace('/')}>
                {m.checkout.findTable}
              </Button>
            </Empty>
          }
        />
      </Screen>
    );
  }
  return <Step order={order} step={step} again={again} />;
}

function Step({ order, step, again }: { order: Order; step: PaymentStep; again: () => void }) {
  switch (step.kind) {
    case 'sign_in':
      return <Who order={order} step={step} again={again} />;
    case 'pay':
      return <Pay step={step} again={again} />;
    case 'wait':
      return <Waits order={order} />;
    case 'over':
      return <Over order={order} end={step.end} />;
    default:
      return null;
  }
}

function Who({
  order,
  step,
  again,
}: {
  order: Order;
  step: Extract<PaymentStep, { kind: 'sign_in' }>;
  again: () => void;
}) {
  const { m, app } = useWords();
  const { ended } = useSession();
  const { address, country } = order.restaurant;
  const onEntered = (handOver: HandOver) => {
    if (handOver.kind === 'same') router.replace(`/checkout/${handOver.order}`);
    else if (handOver.kind === 'lost') {
      const { restaurant, date, people } = handOver.order;
      const query = new URLSearchParams({ date, people: String(people), freed: handOver.why });
      router.replace(`/restaurant/${restaurant.slug}?${query}`);
    } else again();
  };
  return (
    <Held order={order} title={m.checkout.youTitle} step={step} again={again}>
      {ended ? (
        <Banner tone="wait" urgent>
          {app.sessionEnded}
        </Banner>
      ) : (
        <T tone="ink2">{m.checkout.youText}</T>
      )}
      <Entrance
        order={order._id}
        city={{ name: address.city, country }}
        begin={ended ? 'login' : 'register'}
        onEntered={onEntered}
      />
    </Held>
  );
}

function Pay({ step, again }: { step: Extract<PaymentStep, { kind: 'pay' }>; again: () => void }) {
  const { m } = useWords();
  const { content, foot } = usePaymentForm(step, again);
  return (
    <Held order={step.held} title={m.checkout.payTitle} step={step} again={again} foot={foot}>
      {content}
    </Held>
  );
}

/** What all steps of a held table have: the timer and the table, which is let go by leaving. */
function Held({
  order,
  title,
  step,
  again,
  foot,
  children,
}: {
  order: Order;
  title: string;
  step: Extract<PaymentStep, { kind: 'sign_in' | 'pay' }>;
  again: () => void;
  foot?: ReactNode;
  children: ReactNode;
}) {
  const { m, app } = useWords();
  const api = useApi();
  const { config, again: askSite } = useSite();
  // Whether cards are taken now, not when the app was opened.
  useEffect(askSite, [askSite]);
  const away = config?.away?.includes('payments');
  const [said, setSaid] = useState<string | null>(null);
  const act = async (what: () => Promise<unknown>) => {
    setSaid(null);
    try {
      await what();
    } catch (error) {
      setSaid(error instanceof ApiRefusal ? error.problem.message : app.retry);
    } finally {
      again();
    }
  };
  const extend = () => act(() => api.call('extendHold', { params: { id: order._id } }));
  const letGo = useLetGo(step.held);
  return (
    <Screen title={title} close={m.checkout.letGo} onBack={letGo} foot={foot}>
      {away ? <Banner tone="wait">{m.site.paymentsAway}</Banner> : null}
      <HoldTimer order={step.held} onExtend={() => void extend()} onOver={again} />
      {said ? (
        <Banner tone="bad" urgent>
          {said}
        </Banner>
      ) : null}
      <OrderSummary order={order} />
      {children}
    </Screen>
  );
}

function Waits({ order }: { order: Order }) {
  const { m } = useWords();
  return (
    <Screen title={m.checkout.payTitle} close>
      <Banner tone="wait">{m.checkout.asking}</Banner>
      <OrderSummary order={order} />
    </Screen>
  );
}

function Over({ order, end }: { order: Order; end: 'time' | 'too_late' | 'unpaid' }) {
  const { m, app } = useWords();
  const [title, text] = {
    time: [m.checkout.expiredTitle, m.checkout.expiredText] as const,
    too_late: [m.checkout.tooLateTitle, app.failures.payment.payment_too_late] as const,
    unpaid: [m.checkout.endedTitle, m.checkout.endedText] as const,
  }[end];
  const { date, people, restaurant } = order;
  return (
    <Screen title={m.checkout.payTitle} close>
      <Empty title={title} text={text}>
        <Button
          kind="brand"
          onPress={() => router.replace(`/restaurant/${restaurant.slug}?date=${date}&people=${people}`)}
        >
          {m.checkout.lookAgain}
        </Button>
      </Empty>
    </Screen>
  );
}
