import { orderActions } from '@metade/booking-flow/order-actions.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { router } from 'expo-router';
import CalendarCog from 'lucide-react-native/icons/calendar-cog';
import CalendarPlus from 'lucide-react-native/icons/calendar-plus';
import ClockAlert from 'lucide-react-native/icons/clock-alert';
import Navigation from 'lucide-react-native/icons/navigation';
import Phone from 'lucide-react-native/icons/phone';
import Printer from 'lucide-react-native/icons/printer';
import ReceiptText from 'lucide-react-native/icons/receipt-text';
import { Linking, View } from 'react-native';
import { openPage } from '../links/open-page';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { callPhone } from './call-phone';
import { directionsUrl } from './directions';
import { useCalendar } from './use-calendar';

/**
 * The bill, the calendar, the way there, the telephone, and the change of a booking. onLate: opens "running late"; null while that cannot be
 * told.
 */
export function Ways({ order, onLate }: { order: Order; onLate: (() => void) | null }) {
  const { m, app, locale } = useWords();
  const { restaurant } = order;
  const { bill, change, live, voucher } = orderActions(order);
  const { add, said, busy } = useCalendar(order._id);
  return (
    <View style={{ gap: space.s3 }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
        {onLate ? (
          <Way icon={ClockAlert} onPress={onLate}>
            {app.late.title}
          </Way>
        ) : null}
        {bill ? (
          <Way icon={ReceiptText} onPress={() => router.push(`/bill/${bill}`)}>
            {m.bill.title}
          </Way>
        ) : null}
        {live ? (
          <>
            <Way icon={CalendarPlus} disabled={busy} onPress={() => add()}>
              {m.orders.addToCalendar}
            </Way>
            <Way
              icon={Navigation}
              onPress={() => void Linking.openURL(directionsUrl(restaurant.address, restaurant.company_name))}
            >
              {m.orders.directions}
            </Way>
          </>
        ) : null}
        {restaurant.phone ? (
          <Way icon={Phone} onPress={() => callPhone(restaurant.phone ?? '')}>
            {m.orders.call}
          </Way>
        ) : null}
        {voucher && live ? (
          <Way icon={Printer} onPress={() => openPage(`/checkout/voucher/${voucher}`, locale)}>
            {m.orders.printVoucher}
          </Way>
        ) : null}
        {change ? (
          <Way icon={CalendarCog} onPress={() => router.push(`/change/${order._id}`)}>
            {m.change.question}
          </Way>
        ) : null}
      </View>
      {said ? (
        <Banner tone="bad" urgent>
          {said}
        </Banner>
      ) : null}
    </View>
  );
}

function Way({
  icon: Icon,
  ...rest
}: {
  icon: typeof Phone;
  disabled?: boolean;
  onPress: () => void;
  children: string;
}) {
  const { colour } = useTheme();
  return (
    <Button
      icon={<Icon color={colour.ink} size={18} />}
      style={{ flexGrow: 1, paddingHorizontal: space.s3 }}
      {...rest}
    />
  );
}
