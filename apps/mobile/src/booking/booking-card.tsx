import { orderActions, orderTones } from '@metade/booking-flow/order-actions.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { router } from 'expo-router';
import ChevronRight from 'lucide-react-native/icons/chevron-right';
import Navigation from 'lucide-react-native/icons/navigation';
import QrCode from 'lucide-react-native/icons/qr-code';
import { Linking, Pressable, useWindowDimensions, View } from 'react-native';
import { Button } from '../parts/button';
import { T } from '../parts/text';
import { Thumb } from '../parts/thumb';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { directionsUrl } from './directions';

/** The booking that comes next: its time large, the voucher one tap away. */
export function NextBooking({ order }: { order: Order }) {
  const { colour } = useTheme();
  const { m, Date: dateWords } = useWords();
  const { width } = useWindowDimensions();
  const { restaurant } = order;
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
          {`${dateWords(order.date)}, ${m.checkout.shortTable(order.places)} · ${restaurant.address.street} ${restaurant.address.number}`}
        </T>
        <T kind="title" style={{ fontSize: 50, lineHeight: 56 }}>
          {order.time}
        </T>
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
            style={{ flexGrow: 1 }}
            onPress={() => void Linking.openURL(directionsUrl(restaurant.address, restaurant.company_name))}
          >
            {m.orders.directions}
          </Button>
          <Button style={{ flexGrow: 1 }} onPress={() => router.push(`/booking/${order._id}`)}>
            {m.checkout.seeOrder}
          </Button>
        </View>
      </View>
    </View>
  );
}

/** A booking in a list. */
export function BookingRow({ order }: { order: Order }) {
  const { colour } = useTheme();
  const { m, Date: dateWords } = useWords();
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
        <StateTag order={order} />
      </View>
      <ChevronRight color={colour.ink3} size={20} />
    </Pressable>
  );
}

function StateTag({ order }: { order: Order }) {
  const { colour } = useTheme();
  const { m } = useWords();
  const [ground, ink] = {
    ok: [colour.okSoft, 'okInk'] as const,
    wait: [colour.waitSoft, 'waitInk'] as const,
    bad: [colour.badSoft, 'badInk'] as const,
    neutral: [colour.surfaceHover, 'ink2'] as const,
  }[orderTones[order.state]];
  return (
    <View
      style={{ backgroundColor: ground, borderRadius: radius.tag, paddingHorizontal: space.s2, paddingVertical: 4 }}
    >
      <T kind="captionStrong" tone={ink}>
        {m.orders.states[order.state]}
      </T>
    </View>
  );
}
