import { orderActions } from '@metade/booking-flow/order-actions.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { router, useLocalSearchParams } from 'expo-router';
import { useCallback, useEffect } from 'react';
import { View } from 'react-native';
import { useApi, useLoaded } from '../../src/api/api';
import { ChangeOffer } from '../../src/booking/change-offer';
import { useChange } from '../../src/booking/use-change';
import { OrderSummary } from '../../src/checkout/order-summary';
import { Banner } from '../../src/parts/banner';
import { Button } from '../../src/parts/button';
import { DayStrip } from '../../src/parts/day-strip';
import { Loading } from '../../src/parts/loading';
import { PeopleStepper } from '../../src/parts/people-stepper';
import { goBack, Screen } from '../../src/parts/screen';
import { CardSkeletons } from '../../src/parts/skeleton';
import { SlotGrid } from '../../src/parts/slot-chip';
import { T } from '../../src/parts/text';
import { space } from '../../src/theme/theme';
import { useWords } from '../../src/words/words';

/** Another day, time or table for a booking: the difference is seen before it is decided. */
export default function Change() {
  const { order: id } = useLocalSearchParams<{ order: string }>();
  const { m } = useWords();
  const api = useApi();
  const { value, failure, again } = useLoaded(
    useCallback(async (signal) => (await api.call('getOrder', { params: { id } }, { signal })).data, [api, id]),
  );
  const can = value && orderActions(value).change;
  useEffect(() => {
    // What cannot be changed any more says why on its own screen.
    if (can === false) router.replace(`/booking/${id}`);
  }, [can, id]);
  if (value && can) return <Choose order={value} />;
  return (
    <Screen title={m.change.title} close onBack={() => goBack('/bookings')}>
      <Loading failure={failure} again={again} back={() => goBack('/bookings')} />
    </Screen>
  );
}

function Choose({ order }: { order: Order }) {
  const { m, app } = useWords();
  const choice = useChange(order);
  const { quote, problem, people, largest, said } = choice;
  const tooMany = largest !== null && people > largest;
  const foot =
    quote && !tooMany ? (
      <Button kind="brand" disabled={choice.busy} onPress={() => void choice.change(quote)}>
        {quote.to_pay.amount > 0 ? m.change.toPayment : m.change.now}
      </Button>
    ) : (
      <Button disabled onPress={() => undefined}>
        {m.change.pickTime}
      </Button>
    );
  return (
    <Screen title={m.change.title} close onBack={() => goBack('/bookings')} foot={foot}>
      <OrderSummary order={order} />
      <T tone="ink2">{m.change.hint}</T>
      {choice.away ? (
        <Banner tone="offline" title={app.noNetwork} action={<Button onPress={choice.again}>{m.site.tryAgain}</Button>}>
          {app.retry}
        </Banner>
      ) : null}
      <View style={row}>
        <T kind="strong" role="heading" aria-level={2}>
          {m.search.people}
        </T>
        <PeopleStepper people={people} onChange={choice.setPeople} />
      </View>
      {choice.loading ? <CardSkeletons /> : null}
      {tooMany ? (
        <Banner tone="neutral">{m.restaurant.largestTable(largest)}</Banner>
      ) : choice.loading ? null : (
        <>
          <View style={{ marginHorizontal: -space.s4 }}>
            <DayStrip days={choice.days} chosen={choice.date} onPick={choice.pickDay} />
          </View>
          <T kind="strong" role="heading" aria-level={2}>
            {m.restaurant.hour}
          </T>
          {choice.slots.length === 0 ? <T tone="ink2">{m.restaurant.noSlots}</T> : null}
          <SlotGrid
            slots={choice.slots}
            people={people}
            chosen={choice.slot}
            noteOf={({ slot }) => (slot === order.slot && choice.date === order.date ? m.change.yourTable : null)}
            onPick={({ slot }) => choice.pickSlot(slot)}
          />
        </>
      )}
      {(said ?? problem) ? (
        <Banner tone="bad" urgent>
          {said ?? problem ?? ''}
        </Banner>
      ) : null}
      {quote && !tooMany ? <ChangeOffer quote={quote} /> : null}
    </Screen>
  );
}

const row = {
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
} as const;
