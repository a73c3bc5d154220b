import { askAgainAfter, orderActions } from '@metade/booking-flow/order-actions.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { router, useFocusEffect, useLocalSearchParams } from 'expo-router';
import QrCode from 'lucide-react-native/icons/qr-code';
import { useCallback, useEffect, useState } from 'react';
import { isUnanswered, useApi, useLoaded } from '../../src/api/api';
import { CancelSection } from '../../src/booking/cancel-section';
import { ChangeState } from '../../src/booking/change-state';
import { FriendsSection } from '../../src/booking/friends-section';
import { OrderFacts } from '../../src/booking/order-facts';
import { StateBanner } from '../../src/booking/state-banner';
import { bookingStore } from '../../src/booking/use-bookings';
import { Ways } from '../../src/booking/ways';
import { OrderSummary } from '../../src/checkout/order-summary';
import { lateFacts, useLate } from '../../src/late/late';
import { Away } from '../../src/parts/away';
import { Banner } from '../../src/parts/banner';
import { Button } from '../../src/parts/button';
import { Loading } from '../../src/parts/loading';
import { goBack, Screen } from '../../src/parts/screen';
import { T } from '../../src/parts/text';
import { PushSection } from '../../src/push/push-section';
import { Section } from '../../src/restaurant/section';
import { RateRow } from '../../src/reviews/rate-row';
import { useRatings } from '../../src/reviews/use-ratings';
import { useSession } from '../../src/session/session';
import { useSite } from '../../src/site/site';
import { useTheme } from '../../src/theme/theme';
import { ClaimState } from '../../src/trouble/claim-state';
import { NoShowDispute } from '../../src/trouble/no-show-dispute';
import { useWords } from '../../src/words/words';

/** A booking: its state, the voucher, the ways there, and what can still be changed. */
export default function Booking() {
  const { order: id, moved } = useLocalSearchParams<{ order: string; moved?: string }>();
  const { m } = useWords();
  const api = useApi();
  const { user } = useSession();
  const { value, failure, again, put } = useLoaded(
    useCallback(async (signal) => (await api.call('getOrder', { params: { id } }, { signal })).data, [api, id]),
  );
  useFocusEffect(again);
  const after = value && askAgainAfter(value);
  useEffect(() => {
    if (after === null) return;
    const timer = setInterval(again, after);
    return () => clearInterval(timer);
  }, [after, again]);
  // The old address leads to the booking as it is now.
  const newer = value?.changed_to ?? null;
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (newer) router.replace(`/booking/${newer}${refused ? '?moved=1' : ''}`);
  }, [newer, refused]);
  const kept = user ? bookingStore.read(user._id)?.orders.find(({ _id }) => _id === id) : undefined;
  const order = value ?? (isUnanswered(failure) ? (kept ?? null) : null);
  const back = () => goBack('/bookings');
  if (!order) {
    return (
      <Screen title={m.site.myReservations} onBack={back}>
        <Loading failure={failure} again={again} back={back} />
      </Screen>
    );
  }
  return (
    <Screen title={order.restaurant.company_name} onBack={back}>
      {value ? null : <Away failure={failure} again={again} />}
      {moved ? (
        <Banner tone="bad" urgent>
          {m.change.moved}
        </Banner>
      ) : null}
      <Shown
        order={order}
        isFresh={failure === null}
        put={put}
        again={again}
        onRefused={() => {
          setRefused(true);
          again();
        }}
      />
    </Screen>
  );
}

function Shown({
  order,
  isFresh,
  put,
  again,
  onRefused,
}: {
  order: Order;
  /** As the server has it now. */
  isFresh: boolean;
  put: (order: Order) => void;
  again: () => void;
  onRefused: () => void;
}) {
  const { colour } = useTheme();
  const { m } = useWords();
  const site = useSite();
  const { voucher, pay, live, share, rate } = orderActions(order);
  const late = useLate(lateFacts(order), isFresh, again);
  return (
    <>
      <StateBanner order={order} />
      <ChangeState order={order} />
      <NoShowDispute order={order} onDone={put} />
      <ClaimState order={order} />
      <OrderSummary order={order} />
      {late.state}
      {late.sheet}
      {live ? <PushSection offer /> : null}
      {pay ? (
        <Button kind="brand" onPress={() => router.push(`/checkout/${order._id}`)}>
          {m.orders.finishPaying}
        </Button>
      ) : null}
      {voucher ? (
        <Button
          kind="brand"
          icon={<QrCode color={colour.onBrand} size={20} />}
          onPress={() => router.push(`/voucher/${voucher}`)}
        >
          {m.orders.viewVoucher}
        </Button>
      ) : null}
      {rate ? <RateMeal order={order} /> : null}
      <Ways order={order} onLate={late.open} />
      {share ? <FriendsSection order={order} /> : null}
      <OrderFacts order={order} />
      {live ? (
        <Section title={m.orders.conditionsTitle} inset={false}>
          <T kind="small" tone="ink2">
            {m.orders.conditionsPlain(site.off)}
          </T>
          {m.orders.how.map((line) => (
            <T key={line} kind="small" tone="ink2">
              {line}
            </T>
          ))}
        </Section>
      ) : null}
      <CancelSection order={order} onCancelled={put} onRefused={onRefused} />
    </>
  );
}

/** A way to rate the meal, or to one's rating. */
function RateMeal({ order: { _id: id, restaurant } }: { order: Order }) {
  const { value } = useRatings();
  return <RateRow order={id} name={restaurant.company_name} zone={restaurant.time_zone} ratings={value} />;
}
