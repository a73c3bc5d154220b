import type { Order } from '@metade/contracts/orders.ts';
import { router, useLocalSearchParams } from 'expo-router';
import { useCallback } from 'react';
import { useApi, useLoaded } from '../../src/api/api';
import { useSite } from '../../src/site/site';
import { Button } from '../../src/parts/button';
import { Loading } from '../../src/parts/loading';
import { goBack, Screen } from '../../src/parts/screen';
import { T } from '../../src/parts/text';
import { ClaimForm } from '../../src/trouble/claim-form';
import { ClaimState } from '../../src/trouble/claim-state';
import { useWords } from '../../src/words/words';

/** The discount was not given: the bill's picture and what happened, or how the claim stands. food, rest: of the right bill, in minor units. */
export default function Claim() {
  const { order: id, food, rest } = useLocalSearchParams<{ order: string; food?: string; rest?: string }>();
  const { m } = useWords();
  const api = useApi();
  const { off, config } = useSite();
  const { value, failure, again, put } = useLoaded(
    useCallback(async (signal) => (await api.call('getOrder', { params: { id } }, { signal })).data, [api, id]),
  );
  const back = () => goBack('/bookings');
  return (
    <Screen title={m.trouble.claimTitle(off)} onBack={back}>
      {value && config ? (
        <Shown order={value} config={config} figures={{ food: amountOf(food), rest: amountOf(rest) }} put={put} />
      ) : (
        <Loading failure={failure} again={again} back={back} />
      )}
    </Screen>
  );
}

function Shown({
  order,
  config,
  figures,
  put,
}: Pick<Parameters<typeof ClaimForm>[0], 'config' | 'figures'> & {
  order: Order;
  put: (order: Order) => void;
}) {
  const { m, Date } = useWords();
  return (
    <>
      <T tone="ink2">{`${order.restaurant.company_name} · ${Date(order.date)}, ${order.time}`}</T>
      {order.actions.includes('claim') ? (
        <ClaimForm order={order} config={config} figures={figures} onDone={put} />
      ) : (
        <>
          {order.claim ? null : <T tone="ink2">{m.trouble.claimClosed}</T>}
          <ClaimState order={order} />
          <Button onPress={() => router.replace(`/booking/${order._id}`)}>{m.trouble.backToOrder}</Button>
        </>
      )}
    </>
  );
}

/** Minor units of a link; zero for anything else. */
function amountOf(text: string | undefined): number {
  return /^\d{1,8}$/.test(text ?? '') ? Number(text) : 0;
}
