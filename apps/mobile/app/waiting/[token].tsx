import { type Answer, ApiRefusal } from '@metade/api-client/client.ts';
import { standingIn } from '@metade/booking-flow/waiting-place.ts';
import type { WaitingWish } from '@metade/booking-flow/waiting.ts';
import { router, useLocalSearchParams } from 'expo-router';
import { useCallback, useEffect } from 'react';
import { useApi, useLoaded } from '../../src/api/api';
import { Banner } from '../../src/parts/banner';
import { Button, Empty } from '../../src/parts/button';
import { Loading } from '../../src/parts/loading';
import { goBack, Screen } from '../../src/parts/screen';
import { Entrance } from '../../src/session/entrance';
import { useSession } from '../../src/session/session';
import { useWaiting } from '../../src/waiting/use-waiting';
import { useWords } from '../../src/words/words';

/** Where the message about one's turn leads: to the held table; once that is over, back into the line. */
export default function Turn() {
  const { token: link } = useLocalSearchParams<{ token: string }>();
  const { m } = useWords();
  const api = useApi();
  const { token } = useSession();
  const { value, failure, again } = useLoaded(
    useCallback(async () => {
      const offer = await api.call('getWaitingOffer', { params: { token: link } }).then(({ data }) => data, absent);
      if (!offer) return { end: 'unknown' as const, offer: null };
      if (!offer.open) return { end: 'passed' as const, offer };
      if (!token) return { end: 'sign_in' as const, offer };
      const order = await api.call('getOrder', { params: { id: offer.order } }).then(({ data }) => data, absent);
      return order ? { end: 'open' as const, offer } : { end: 'otherAccount' as const, offer };
    }, [api, link, token]),
  );
  const open = value?.end === 'open' ? value.offer.order : null;
  useEffect(() => {
    // What was paid meanwhile is led on to its own screen there.
    if (open) router.replace(`/checkout/${open}`);
  }, [open]);
  const waiting = useWaiting();
  const passed = value?.end === 'passed' ? value.offer : null;
  const standing =
    passed && standingIn(waiting.entries ?? [], { ...passed, restaurant: passed.restaurant._id }) !== undefined;
  useEffect(() => {
    if (standing) router.replace('/bookings?when=waiting');
  }, [standing]);
  const back = () => goBack('/bookings');
  if (!value || value.end === 'open') {
    return (
      <Screen title={m.waiting.title} close onBack={back}>
        <Loading failure={failure} again={again} />
      </Screen>
    );
  }
  const { end, offer } = value;
  if (end === 'sign_in')
    return (
      <Screen title={m.waiting.turn} close onBack={back}>
        <Banner tone="wait">{m.waiting.otherAccountText}</Banner>
        <Entrance order={null} begin="login" onEntered={again} />
      </Screen>
    );
  const text = { unknown: '', passed: m.waiting.passedText, otherAccount: m.waiting.otherAccountText }[end];
  return (
    <Screen title={m.waiting.title} close onBack={back}>
      {waiting.said ? (
        <Banner tone="bad" urgent>
          {waiting.said.text}
        </Banner>
      ) : null}
      <Empty title={m.waiting[end]} text={text}>
        {end === 'passed' ? (
          <Button kind="brand" disabled={waiting.busy} onPress={() => waiting.join(wishOf(offer))}>
            {m.waiting.again}
          </Button>
        ) : null}
        <Button
          onPress={() =>
            router.replace(
              offer ? `/restaurant/${offer.restaurant.slug}?date=${offer.date}&people=${offer.people}` : '/',
            )
          }
        >
          {offer ? m.waiting.toRestaurant : m.orders.findTable}
        </Button>
      </Empty>
    </Screen>
  );
}

function wishOf({ restaurant, date, period, time, people }: Answer<'getWaitingOffer'>['data']): WaitingWish {
  return { restaurant: restaurant._id, date, period, time, people };
}

function absent(error: unknown): null {
  if (error instanceof ApiRefusal && [404, 422].includes(error.problem.status)) return null;
  throw error;
}
