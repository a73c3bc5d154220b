import { askAgainAfter, endOfOrder, orderActions, orderTones } from '@metade/booking-flow/order-actions.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { capitalise, formatTime, localDateOf } from '@metade/i18n/format-date.ts';
import { router, useFocusEffect, useLocalSearchParams } from 'expo-router';
import CalendarCog from 'lucide-react-native/icons/calendar-cog';
import Navigation from 'lucide-react-native/icons/navigation';
import Phone from 'lucide-react-native/icons/phone';
import QrCode from 'lucide-react-native/icons/qr-code';
import ReceiptText from 'lucide-react-native/icons/receipt-text';
import Share2 from 'lucide-react-native/icons/share-2';
import { useCallback, useEffect, useState } from 'react';
import { Linking, Share, View } from 'react-native';
import { marketplace, useApi, useLoaded } from '../../src/api/api';
import { CancelSection } from '../../src/booking/cancel-section';
import { ChangeState } from '../../src/booking/change-state';
import { directionsUrl } from '../../src/booking/directions';
import { LateSection } from '../../src/booking/late-section';
import { bookingStore } from '../../src/booking/use-bookings';
import { OrderSummary } from '../../src/checkout/order-summary';
import { useSite } from '../../src/explore/use-site';
import { Banner } from '../../src/parts/banner';
import { Button, Empty } from '../../src/parts/button';
import { goBack, Screen } from '../../src/parts/screen';
import { CardSkeletons } from '../../src/parts/skeleton';
import { T } from '../../src/parts/text';
import { Section } from '../../src/restaurant/section';
import { useSession } from '../../src/session/session';
import { space, useTheme } from '../../src/theme/theme';
import { useWords } from '../../src/words/words';

/** A booking: its state, the voucher, the ways there, and what can still be changed. */
export default function Booking() {
  const { order: id, moved } = useLocalSearchParams<{ order: string; moved?: string }>();
  const { m, app } = useWords();
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
  const order = value ?? (failure === 'away' ? (kept ?? null) : null);
  const back = () => goBack('/bookings');
  if (!order) {
    const missing = failure === 'missing';
    return (
      <Screen title={m.site.myReservations} onBack={back}>
        {failure ? (
          <Empty title={missing ? m.site.notFound : app.retry}>
            <Button onPress={missing ? back : again}>{missing ? m.site.back : m.site.tryAgain}</Button>
          </Empty>
        ) : (
          <CardSkeletons />
        )}
      </Screen>
    );
  }
  return (
    <Screen title={order.restaurant.company_name} onBack={back}>
      {failure && !value ? (
        <Banner tone="offline" title={app.noNetwork} action={<Button onPress={again}>{m.site.tryAgain}</Button>} />
      ) : null}
      {moved ? (
        <Banner tone="bad" urgent>
          {m.change.moved}
        </Banner>
      ) : null}
      <Shown
        order={order}
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
  put,
  again,
  onRefused,
}: {
  order: Order;
  put: (order: Order) => void;
  again: () => void;
  onRefused: () => void;
}) {
  const { colour } = useTheme();
  const { m, date } = useWords();
  const site = useSite();
  const { restaurant } = order;
  const { voucher, pay, change, live, share } = orderActions(order);
  return (
    <>
      <StateBanner order={order} />
      <ChangeState order={order} />
      <OrderSummary order={order} />
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
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
        {voucher ? (
          <Button icon={<ReceiptText color={colour.ink} size={18} />} onPress={() => router.push(`/bill/${voucher}`)}>
            {m.bill.title}
          </Button>
        ) : null}
        <Button
          icon={<Navigation color={colour.ink} size={18} />}
          onPress={() => void Linking.openURL(directionsUrl(restaurant.address, restaurant.company_name))}
        >
          {m.orders.directions}
        </Button>
        {restaurant.phone ? (
          <Button
            icon={<Phone color={colour.ink} size={18} />}
            onPress={() => void Linking.openURL(`tel:${restaurant.phone}`)}
          >
            {m.orders.call}
          </Button>
        ) : null}
        {change ? (
          <Button
            icon={<CalendarCog color={colour.ink} size={18} />}
            onPress={() => router.push(`/change/${order._id}`)}
          >
            {m.change.question}
          </Button>
        ) : null}
        {share ? (
          <Button
            icon={<Share2 color={colour.ink} size={18} />}
            onPress={() =>
              void Share.share({
                message: `${restaurant.company_name}: ${date(order.date)}, ${order.time}\n${marketplace}/restaurant/description/${restaurant.slug}`,
              }).catch(() => null)
            }
          >
            {m.orders.share}
          </Button>
        ) : null}
      </View>
      <LateSection
        late={order.late}
        startsAt={order.starts_at}
        timeZone={restaurant.time_zone}
        order={order._id}
        onDone={again}
      />
      <Section title={m.orders.when} inset={false}>
        <Fact name={m.orders.number} value={order.number} />
        <Fact name={m.orders.table} value={m.orders.tableFor(order.places)} />
        {order.note ? <Fact name={m.orders.note} value={order.note} /> : null}
        <Price order={order} />
      </Section>
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

function Price({ order }: { order: Order }) {
  const { m, money } = useWords();
  return <Fact name={m.checkout.fee} value={money(order.price)} />;
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.s3 }}>
      <T kind="small" tone="ink2">
        {name}
      </T>
      <T kind="smallStrong" style={{ flexShrink: 1 }}>
        {value}
      </T>
    </View>
  );
}

/** The state in colour, icon and words, and what happens to the money. */
function StateBanner({ order }: { order: Order }) {
  const { m, money } = useWords();
  const text = useStateText(order);
  const back = [
    order.refunded.amount > 0 ? m.orders.refunded(money(order.refunded)) : '',
    order.credited.amount > 0 ? m.orders.credited(money(order.credited)) : '',
    order.ended_by === 'restaurant' && order.end_reason
      ? `${m.orders.ended.wrote(order.restaurant.company_name)} “${order.end_reason}”`
      : '',
  ];
  return (
    <Banner tone={orderTones[order.state]} title={m.orders.states[order.state]}>
      {[text, ...back].filter(Boolean).join(' ')}
    </Banner>
  );
}

function useStateText(order: Order): string {
  const { m, date } = useWords();
  const { stateText, ended } = m.orders;
  const zone = order.restaurant.time_zone;
  switch (order.state) {
    case 'awaiting_restaurant': {
      const by = order.confirm_by;
      return by ? stateText.awaiting_restaurant(`${date(localDateOf(by, zone))}, ${formatTime(by, zone)}`) : '';
    }
    case 'arrived':
      return order.arrived_at ? stateText.arrived(formatTime(order.arrived_at, zone)) : '';
    case 'cancelled': {
      const { by, uncharged } = endOfOrder(order);
      const why = {
        restaurant: ended.restaurant(order.restaurant.company_name),
        bank: ended.bank,
        diner: stateText.cancelled,
      }[by];
      return uncharged ? `${why} ${ended.uncharged}` : why;
    }
    default:
      return capitalise(stateText[order.state]);
  }
}
