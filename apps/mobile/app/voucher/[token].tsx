import { router, useFocusEffect, useLocalSearchParams } from 'expo-router';
import CloudOff from 'lucide-react-native/icons/cloud-off';
import X from 'lucide-react-native/icons/x';
import { useCallback, useEffect } from 'react';
import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { isUnanswered, useApi, useLoaded } from '../../src/api/api';
import { bookingStore, keepVoucher } from '../../src/booking/use-bookings';
import { Button, Empty } from '../../src/parts/button';
import { Loading } from '../../src/parts/loading';
import { goBack } from '../../src/parts/screen';
import { T } from '../../src/parts/text';
import { useSession } from '../../src/session/session';
import { radius, space, useTheme } from '../../src/theme/theme';
import { VoucherCard } from '../../src/voucher/voucher-card';
import { IconButton } from '../../src/parts/icon-button';
import { useWords } from '../../src/words/words';

/** The voucher as a host reads it: code and QR, also without network. */
export default function VoucherScreen() {
  const { token } = useLocalSearchParams<{ token: string }>();
  const { colour } = useTheme();
  const { m } = useWords();
  const { top, bottom } = useSafeAreaInsets();
  const api = useApi();
  const { user } = useSession();
  const { value, failure, again } = useLoaded(
    useCallback(
      async (signal) => {
        return (await api.call('getVoucher', { params: { token } }, { signal })).data;
      },
      [api, token],
    ),
  );
  useFocusEffect(again);
  useEffect(() => {
    const every = setInterval(again, 15_000);
    return () => clearInterval(every);
  }, [again]);
  useEffect(() => {
    if (value && user) keepVoucher(user._id, token, value);
  }, [value, user, token]);
  const kept = user ? bookingStore.read(user._id) : null;
  const voucher = value ?? (isUnanswered(failure) ? (kept?.vouchers[token] ?? null) : null);
  return (
    <View role="main" style={{ flex: 1, backgroundColor: colour.page }}>
      <View
        aria-hidden
        style={{ position: 'absolute', top: 0, left: 0, right: 0, height: 260, backgroundColor: colour.footer }}
      />
      <View
        style={{
          paddingTop: top,
          paddingHorizontal: space.s2,
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <IconButton label={m.site.close} onPress={() => goBack('/bookings')}>
          <X color={colour.footerInk} size={24} />
        </IconButton>
        {voucher && failure ? (
          <View
            role="status"
            style={{ flexDirection: 'row', alignItems: 'center', gap: space.s2, paddingRight: space.s2 }}
          >
            <CloudOff color={colour.footerInk} size={20} />
            <T kind="smallStrong" tone="footerInk">
              {m.voucher.offline}
            </T>
          </View>
        ) : null}
      </View>
      <ScrollView
        tabIndex={0}
        contentContainerStyle={{
          width: '100%',
          maxWidth: 520,
          alignSelf: 'center',
          padding: space.s4,
          paddingBottom: bottom + space.s8,
          gap: space.s4,
        }}
      >
        {voucher ? (
          <VoucherCard
            voucher={voucher}
            token={token}
            isFresh={failure === null}
            isOwn={kept?.orders.some((order) => order.voucher?.token === token) ?? false}
            again={again}
          />
        ) : (
          <View style={{ borderRadius: radius.sheet, backgroundColor: colour.surface, paddingVertical: space.s4 }}>
            <Loading
              failure={failure}
              again={again}
              missing={
                <Empty title={m.orders.voucherNotYet}>
                  <Button onPress={() => router.replace('/bookings')}>{m.site.myReservations}</Button>
                </Empty>
              }
            />
          </View>
        )}
      </ScrollView>
    </View>
  );
}
