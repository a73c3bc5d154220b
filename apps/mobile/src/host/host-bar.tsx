import { router } from 'expo-router';
import ListChecks from 'lucide-react-native/icons/list-checks';
import Menu from 'lucide-react-native/icons/menu';
import ScanQrCode from 'lucide-react-native/icons/scan-qr-code';
import { Pressable, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useRestaurant } from './current-restaurant';
import { useHostWords } from './host-words';

/** The list, one large button for vouchers, and what is rare. */
export function HostBar({ onMore }: { onMore: () => void }) {
  const { colour } = useTheme();
  const { bottom } = useSafeAreaInsets();
  const { h, app } = useHostWords();
  const { restaurant } = useRestaurant();
  return (
    <View
      role="navigation"
      aria-label={app.restaurantMode}
      style={{
        paddingTop: space.s2,
        paddingBottom: bottom + space.s2,
        paddingHorizontal: space.s3,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: space.s3,
        borderTopWidth: 1,
        borderTopColor: colour.line,
        backgroundColor: colour.page,
      }}
    >
      <View style={{ minWidth: 64, minHeight: 56, alignItems: 'center', justifyContent: 'center' }}>
        <ListChecks color={colour.brandInk} size={24} strokeWidth={1.9} />
        <T kind="tinyStrong" tone="brandInk">
          {h.today}
        </T>
      </View>
      <Pressable
        role="button"
        onPress={() => router.push(`/host/${restaurant._id}/scan`)}
        style={({ pressed }) => ({
          flex: 1,
          maxWidth: 320,
          minHeight: 60,
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'center',
          gap: space.s2,
          borderRadius: radius.pill,
          backgroundColor: pressed ? colour.brandHover : colour.brand,
        })}
      >
        <ScanQrCode color={colour.onBrand} size={24} strokeWidth={1.9} />
        <T kind="strong" tone="onBrand">
          {h.day.scanVoucher}
        </T>
      </Pressable>
      <Pressable
        role="button"
        onPress={onMore}
        style={{ minWidth: 64, minHeight: 56, alignItems: 'center', justifyContent: 'center' }}
      >
        <Menu color={colour.ink2} size={24} strokeWidth={1.9} />
        <T kind="tinyStrong" tone="ink2">
          {h.more}
        </T>
      </Pressable>
    </View>
  );
}
