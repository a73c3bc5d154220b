import { ApiRefusal } from '@metade/api-client/client.ts';
import { orderActions } from '@metade/booking-flow/order-actions.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { router } from 'expo-router';
import CalendarCog from 'lucide-react-native/icons/calendar-cog';
import CalendarPlus from 'lucide-react-native/icons/calendar-plus';
import Navigation from 'lucide-react-native/icons/navigation';
import Phone from 'lucide-react-native/icons/phone';
import ReceiptText from 'lucide-react-native/icons/receipt-text';
import { useState } from 'react';
import { Linking, View } from 'react-native';
import { saveFile } from '../account/save-file';
import { useApi } from '../api/api';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { directionsUrl } from './directions';

/** The bill, the calendar, the way there, the telephone, and the change of a booking. */
export function Ways({ order }: { order: Order }) {
  const { m, app } = useWords();
  const api = useApi();
  const { restaurant } = order;
  const { bill, change, live } = orderActions(order);
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const toCalendar = async () => {
    if (busy) return;
    setBusy(true);
    setSaid(null);
    try {
      const { data } = await api.call('getOrderCalendar', { params: { id: order._id } });
      await saveFile(data.name, data.content, 'calendar');
    } catch (error) {
      setSaid(error instanceof ApiRefusal ? error.problem.message : app.retry);
    } finally {
      setBusy(false);
    }
  };
  return (
    <View style={{ gap: space.s3 }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
        {bill ? (
          <Way icon={ReceiptText} onPress={() => router.push(`/bill/${bill}`)}>
            {m.bill.title}
          </Way>
        ) : null}
        {live ? (
          <>
            <Way icon={CalendarPlus} disabled={busy} onPress={() => void toCalendar()}>
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
          <Way
            icon={Phone}
            onPress={() => void Linking.openURL(`tel:${restaurant.phone?.replace(/[^\d+]/g, '')}`).catch(() => null)}
          >
            {m.orders.call}
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
