import { formatTime } from '@metade/i18n/format-date.ts';
import { formatMoney, formatPercent } from '@metade/i18n/format-money.ts';
import { languageTag } from '@metade/i18n/locale.ts';
import { waiterLocales, waiterWords } from '@metade/i18n/waiter-words.ts';
import { useKeepAwake } from 'expo-keep-awake';
import { router } from 'expo-router';
import CircleAlert from 'lucide-react-native/icons/circle-alert';
import X from 'lucide-react-native/icons/x';
import { useState } from 'react';
import { Modal, ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { Segments } from '../parts/segments';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import type { Bill } from './use-bill';
import { IconButton } from '../parts/icon-button';
import type { BillData } from './use-bill-data';

/** The sums for the waiter: full screen, entirely in the restaurant's language or another chosen one. The screen stays awake. */
export function WaiterView({
  data: { voucher, discountPercent },
  bill: { sum, bill },
  onClose,
}: {
  data: BillData;
  bill: Bill;
  onClose: () => void;
}) {
  const { colour } = useTheme();
  const { top, bottom } = useSafeAreaInsets();
  const locales = waiterLocales(voucher.restaurant.address.country);
  const [chosen, setChosen] = useState(locales[0] ?? 'en');
  useKeepAwake();
  const w = waiterWords(chosen);
  const off = formatPercent(discountPercent, chosen);
  const shown = (amount: number) => formatMoney({ amount, currency: voucher.currency }, chosen);
  const { desserts } = voucher.covers;
  const code = `${voucher.code.slice(0, 3)} ${voucher.code.slice(3)}`;
  const used = voucher.used_at;
  return (
    <Modal animationType="fade" onRequestClose={onClose} presentationStyle="fullScreen">
      <View role="main" style={{ flex: 1, backgroundColor: colour.page, paddingTop: top + space.s1 }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s2, paddingHorizontal: space.s2 }}>
          <IconButton label={w.close} onPress={onClose}>
            <X color={colour.ink} size={24} />
          </IconButton>
          <Segments
            label={w.languages}
            options={locales.map((value) => ({
              value,
              name: waiterWords(value).language,
              lang: languageTag(value),
            }))}
            chosen={chosen}
            onChoose={setChosen}
          />
        </View>
        <ScrollView
          tabIndex={0}
          contentContainerStyle={{
            flexGrow: 1,
            width: '100%',
            maxWidth: 576,
            alignSelf: 'center',
            padding: space.s4,
            paddingBottom: bottom + space.s5,
            gap: space.s4,
          }}
        >
          <View>
            <T tone="ink2">{w.booking(voucher.places)}</T>
            <T kind="title" role="heading" aria-level={1} style={{ fontSize: 36, lineHeight: 40 }}>
              {w.headline(off)}
            </T>
          </View>
          <View
            style={{
              flexDirection: 'row',
              overflow: 'hidden',
              borderRadius: radius.sheet,
              borderWidth: 2,
              borderColor: colour.brand,
            }}
          >
            <Half name={w.charge} sum={shown(sum.foodDue)} isDue />
            <Half name={w.onMenu} sum={shown(sum.food)} />
          </View>
          <View>
            <Line name={w.food(off)} sum={shown(sum.foodDue)} />
            <Line name={w.rest(desserts)} sum={shown(sum.rest)} />
            <View
              style={{
                paddingTop: space.s3,
                flexDirection: 'row',
                flexWrap: 'wrap',
                alignItems: 'baseline',
                justifyContent: 'space-between',
                borderTopWidth: 2,
                borderTopColor: colour.ink,
              }}
            >
              <T kind="strong">{w.total}</T>
              <T kind="title" style={{ fontSize: 48, lineHeight: 54 }}>
                {shown(sum.due)}
              </T>
            </View>
            {bill.people > 1 ? (
              <T kind="small" tone="ink2" style={{ textAlign: 'right' }}>
                {w.shared(bill.people, shown(sum.perPerson), sum.about)}
              </T>
            ) : null}
          </View>
          <Banner
            tone={used ? 'ok' : 'wait'}
            title={used ? w.used(code, formatTime(used, voucher.restaurant.time_zone)) : w.notUsed(code)}
          >
            {w.covers(desserts)}
          </Banner>
          {voucher.claimable ? (
            <Button
              icon={<CircleAlert color={colour.ink} size={20} />}
              onPress={() => {
                onClose();
                router.push({
                  pathname: '/claim/[order]',
                  params: { order: voucher.order, food: sum.food, rest: sum.rest },
                });
              }}
              style={{ marginTop: 'auto' }}
            >
              {w.wrong}
            </Button>
          ) : null}
        </ScrollView>
      </View>
    </Modal>
  );
}

function Half({ name, sum, isDue = false }: { name: string; sum: string; isDue?: boolean }) {
  const { colour } = useTheme();
  return (
    <View style={{ flex: 1, padding: space.s4, backgroundColor: isDue ? colour.brand : colour.page }}>
      <T tone={isDue ? 'onBrand' : 'ink2'}>{name}</T>
      <T kind="title" tone={isDue ? 'onBrand' : 'ink2'} style={isDue ? null : { textDecorationLine: 'line-through' }}>
        {sum}
      </T>
    </View>
  );
}

function Line({ name, sum }: { name: string; sum: string }) {
  const { colour } = useTheme();
  return (
    <View
      style={{
        paddingVertical: space.s3,
        flexDirection: 'row',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: space.s4,
        borderBottomWidth: 1,
        borderBottomColor: colour.line,
      }}
    >
      <T>{name}</T>
      <T kind="strong">{sum}</T>
    </View>
  );
}
