import { orderActions, orderTones } from '@metade/booking-flow/order-actions.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { capitalise, formatTime, localDateOf } from '@metade/i18n/format-date.ts';
import { router } from 'expo-router';
import Check from 'lucide-react-native/icons/check';
import ChevronRight from 'lucide-react-native/icons/chevron-right';
import CircleCheck from 'lucide-react-native/icons/circle-check';
import CircleX from 'lucide-react-native/icons/circle-x';
import ClockAlert from 'lucide-react-native/icons/clock-alert';
import Hourglass from 'lucide-react-native/icons/hourglass';
import Navigation from 'lucide-react-native/icons/navigation';
import QrCode from 'lucide-react-native/icons/qr-code';
import { Linking, Pressable, useWindowDimensions, View } from 'react-native';
import type { Saving } from '../bill/savings';
import { lateFacts, useLate } from '../late/late';
import { Button } from '../parts/button';
import { Tag } from '../parts/tag';
import { T } from '../parts/text';
import { Thumb } from '../parts/thumb';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { directionsUrl } from './directions';
import { timeLeft } from './time-left';
import { useServerNow } from '../api/use-now';
import { useDayName } from './use-day-name';
import { Walk } from './walk';

/** The booking that comes next: its time large, the voucher one tap away. isFresh: as the server has it now. again: asks for it anew. */
export function NextBooking({ order, isFresh, again }: { order: Order; isFresh: boolean; again: () => void }) {
  const { colour } = useTheme();
  const { m, app } = useWords();
  const late = useLate(lateFacts(order), isFresh, again);
  const { width } = useWindowDimensions();
  const { restaurant } = order;
  const day = capitalise(useDayName(order.date, restaurant.time_zone));
  const { voucher, pay } = orderActions(order);
  return (
    <View
      style={{
        borderRadius: radius.card,
        borderWidth: 1,
        borderColor: colour.line,
        overflow: 'hidden',
        backgroundColor: colour.surface,
      }}
    >
      <Thumb picture={restaurant.cover} width={Math.min(width, 720)} height={110} />
      <View style={{ padding: space.s4, gap: space.s2 }}>
        <View
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: space.s2,
          }}
        >
          <T kind="heading" role="heading" aria-level={2} style={{ flexShrink: 1 }}>
            {restaurant.company_name}
          </T>
          <StateTag order={order} />
        </View>
        <T kind="small" tone="ink2">
          {`${day}, ${m.checkout.shortTable(order.places)} · ${restaurant.address.street} ${restaurant.address.number}`}
        </T>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s4 }}>
          <T kind="title" style={{ fontSize: 50, lineHeight: 56 }}>
            {order.time}
          </T>
          <View style={{ flexShrink: 1 }}>
            <TimeLeft order={order} />
            <Walk order={order} />
          </View>
        </View>
        {voucher ? (
          <Button
            kind="brand"
            icon={<QrCode color={colour.onBrand} size={20} />}
            onPress={() => router.push(`/voucher/${voucher}`)}
          >
            {m.orders.viewVoucher}
          </Button>
        ) : null}
        {pay ? (
          <Button kind="brand" onPress={() => router.push(`/checkout/${order._id}`)}>
            {m.orders.finishPaying}
          </Button>
        ) : null}
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
          <Button
            icon={<Navigation color={colour.ink} size={18} />}
            style={{ flexGrow: 1, paddingHorizontal: space.s3 }}
            onPress={() => void Linking.openURL(directionsUrl(restaurant.address, restaurant.company_name))}
          >
            {m.orders.directions}
          </Button>
          {late.open ? (
            <Button
              icon={<ClockAlert color={colour.ink} size={18} />}
              style={{ flexGrow: 1, paddingHorizontal: space.s3 }}
              onPress={late.open}
            >
              {app.late.title}
            </Button>
          ) : null}
          <Button
            style={{ flexGrow: 1, paddingHorizontal: space.s3 }}
            onPress={() => router.push(`/booking/${order._id}`)}
          >
            {m.checkout.seeOrder}
          </Button>
        </View>
        {late.state}
        {late.sheet}
      </View>
    </View>
  );
}

/** A booking in a list. saving: of its right bill. */
export function BookingRow({ order, saving }: { order: Order; saving?: Saving | undefined }) {
  const { colour } = useTheme();
  const { m, app, money, Date: dateWords } = useWords();
  const { cover, company_name } = order.restaurant;
  return (
    <Pressable
      role="link"
      onPress={() => router.push(`/booking/${order._id}`)}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s3,
        paddingVertical: space.s3,
        borderTopWidth: 1,
        borderTopColor: colour.line,
      }}
    >
      <Thumb picture={cover} />
      <View style={{ flex: 1, gap: 2, alignItems: 'flex-start' }}>
        <T kind="strong">{company_name}</T>
        <T kind="small" tone="ink2">
          {`${dateWords(order.date, 'short')}, ${order.time} · ${m.checkout.shortTable(order.places)}`}
        </T>
        {saving ? (
          <T kind="smallStrong" tone="ok">
            {app.saved(money(saving))}
          </T>
        ) : (
          <StateTag order={order} />
        )}
      </View>
      <ChevronRight color={colour.ink3} size={20} />
    </Pressable>
  );
}

function StateTag({ order }: { order: Order }) {
  const { m } = useWords();
  const { state, confirm_by } = order;
  if (state === 'awaiting_restaurant' && confirm_by)
    return <AnswerBy at={confirm_by} zone={order.restaurant.time_zone} />;
  const tone = orderTones[state];
  return (
    <Tag tone={tone} icon={icons[tone]}>
      {m.orders.states[state]}
    </Tag>
  );
}

/** Until when the restaurant answers: an instant. */
function AnswerBy({ at, zone }: { at: string; zone: string }) {
  const { app } = useWords();
  const day = useDayName(localDateOf(at, zone), zone);
  return (
    <Tag tone="wait" icon={icons.wait}>
      {app.answerBy(day, formatTime(at, zone))}
    </Tag>
  );
}

const icons = { ok: CircleCheck, wait: Hourglass, bad: CircleX, neutral: Check };

/** How long it is until the table is there, in words; nothing once it is. */
function TimeLeft({ order }: { order: Order }) {
  const { app } = useWords();
  const left = timeLeft(Date.parse(order.starts_at), useServerNow(30_000));
  if (!left) return null;
  return (
    <T kind="strong" aria-live="off">
      {app.left[left.unit](left.n)}
    </T>
  );
}
