import { type BillDraft, peopleMost } from '@metade/booking-flow/bill-draft.ts';
import { router, useFocusEffect, useLocalSearchParams } from 'expo-router';
import CloudOff from 'lucide-react-native/icons/cloud-off';
import { useEffect, useState } from 'react';
import { View } from 'react-native';
import { BillLines } from '../../src/bill/bill-lines';
import { BillSum } from '../../src/bill/bill-sum';
import { DishSheet } from '../../src/bill/dish-sheet';
import { useBill } from '../../src/bill/use-bill';
import { type BillData, useBillData } from '../../src/bill/use-bill-data';
import { WaiterView } from '../../src/bill/waiter-view';
import { useSite } from '../../src/site/site';
import { Button, Empty } from '../../src/parts/button';
import { Field } from '../../src/parts/field';
import { Loading } from '../../src/parts/loading';
import { goBack, Screen } from '../../src/parts/screen';
import { Segments } from '../../src/parts/segments';
import { Stepper } from '../../src/parts/stepper';
import { T } from '../../src/parts/text';
import { space, useTheme } from '../../src/theme/theme';
import { useWords } from '../../src/words/words';

/** What a table with a voucher pays. Calculated and kept on the device; open to everybody with the voucher's link. */
export default function BillScreen() {
  const { token } = useLocalSearchParams<{ token: string }>();
  const { m } = useWords();
  const { data, failure, again, offline } = useBillData(token);
  useFocusEffect(again);
  const ended = data && (data.voucher.state === 'cancelled' || data.voucher.state === 'no_show');
  useEffect(() => {
    if (ended) router.replace(`/voucher/${token}`);
  }, [ended, token]);
  if (data) return <Filled data={data} offline={offline} />;
  return (
    <Screen title={m.bill.title} onBack={() => goBack('/bookings')}>
      <Loading
        failure={failure}
        again={again}
        missing={
          <Empty title={m.orders.voucherNotYet}>
            <Button onPress={() => router.replace('/bookings')}>{m.site.myReservations}</Button>
          </Empty>
        }
      />
    </Screen>
  );
}

function Filled({ data, offline }: { data: BillData; offline: boolean }) {
  const { colour } = useTheme();
  const { m } = useWords();
  const { off } = useSite();
  const { voucher } = data;
  const bill = useBill(data);
  const [shows, setShows] = useState<'food' | 'drink' | 'waiter' | null>(null);
  const [cleared, setCleared] = useState<BillDraft | null>(null);
  const clearOrUndo = () => {
    if (bill.isEmpty && cleared) bill.change(cleared);
    else bill.clear();
    setCleared(bill.isEmpty ? null : bill.bill);
  };
  const { desserts } = voucher.covers;
  const { by, people, lines, food, rest } = bill.bill;
  const drinks = desserts ? m.bill.short.drinks : m.bill.short.drinksAndDesserts;
  const group = (covered: boolean) => ({
    lines: lines.filter(({ kind }) => bill.covered(kind) === covered),
    covered,
    discountPercent: data.discountPercent,
    currency: voucher.currency,
    onStep: bill.add,
    onAdd: () => setShows(covered ? 'food' : 'drink'),
  });
  return (
    <Screen
      title={m.bill.title}
      onBack={() => goBack('/bookings')}
      foot={<BillSum bill={bill} currency={voucher.currency} desserts={desserts} onShow={() => setShows('waiter')} />}
    >
      {offline ? (
        <View role="status" style={{ flexDirection: 'row', alignItems: 'center', gap: space.s2 }}>
          <CloudOff color={colour.ink2} size={18} />
          <T kind="small" tone="ink2">
            {m.voucher.offline}
          </T>
        </View>
      ) : null}
      <T tone="ink2">
        {voucher.restaurant.company_name} · {m.checkout.shortTable(voucher.places)}
      </T>
      <Segments
        label={m.bill.waysLabel}
        options={[
          { value: 'items', name: m.bill.byItems },
          { value: 'totals', name: m.bill.byTotals },
        ]}
        chosen={by}
        onChoose={(chosen) => bill.change({ by: chosen })}
      />
      {by === 'totals' ? (
        <>
          <Field
            label={m.bill.foodTotal}
            inputMode="decimal"
            maxLength={20}
            value={food}
            hint={m.bill.totalsHint}
            onChange={(typed) => bill.change({ food: typed })}
          />
          <Field
            label={drinks}
            inputMode="decimal"
            maxLength={20}
            value={rest}
            onChange={(typed) => bill.change({ rest: typed })}
          />
        </>
      ) : lines.length === 0 ? (
        <Empty title={m.bill.empty} text={m.bill.emptyText}>
          <Button onPress={() => setShows('food')}>{m.bill.openMenu}</Button>
        </Empty>
      ) : (
        <>
          <BillLines {...group(true)} title={m.bill.food(off)} addLabel={m.bill.addFood} />
          <BillLines
            {...group(false)}
            title={desserts ? m.bill.drinks : m.bill.drinksAndDesserts}
            addLabel={m.bill.addDrink}
          />
        </>
      )}
      <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: space.s3 }}>
        <T kind="strong" style={{ flexShrink: 1 }}>
          {m.bill.divide}
        </T>
        <Stepper
          value={people}
          min={1}
          max={peopleMost}
          more={m.bill.more(m.bill.person)}
          less={m.bill.less(m.bill.person)}
          onStep={(step) => bill.setPeople(people + step)}
        />
      </View>
      {bill.isEmpty && !cleared ? null : (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 }}>
          <T kind="small" tone="ink2">
            {m.bill.kept}
          </T>
          <Button onPress={clearOrUndo}>{bill.isEmpty ? m.bill.undo : m.bill.clear}</Button>
        </View>
      )}
      {shows === 'food' || shows === 'drink' ? (
        <DishSheet key={shows} shows={shows} data={data} bill={bill} onClose={() => setShows(null)} />
      ) : null}
      {shows === 'waiter' ? <WaiterView data={data} bill={bill} onClose={() => setShows(null)} /> : null}
    </Screen>
  );
}
