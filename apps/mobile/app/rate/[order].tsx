import { ApiRefusal } from '@metade/api-client/client.ts';
import type { Order } from '@metade/contracts/orders.ts';
import type { OwnReview } from '@metade/contracts/reviews.ts';
import { useLocalSearchParams } from 'expo-router';
import { useCallback } from 'react';
import { useApi, useLoaded } from '../../src/api/api';
import { Loading } from '../../src/parts/loading';
import { goBack, Screen } from '../../src/parts/screen';
import { OwnReviewView } from '../../src/reviews/own-review';
import { RateMeal } from '../../src/reviews/rate-meal';
import { useWords } from '../../src/words/words';

/** The rating of a meal: to be written once, read with its reply, and changed while that is allowed. */
export default function Rate() {
  const { order: id } = useLocalSearchParams<{ order: string }>();
  const { m } = useWords();
  const api = useApi();
  const { value, failure, again, put } = useLoaded(
    useCallback(
      async (signal): Promise<{ order: Order; review: OwnReview | null; saved: boolean; leftOut: string }> => {
        const { data: order } = await api.call('getOrder', { params: { id } }, { signal });
        const params = { restaurant: order.restaurant._id, order: id };
        const review = await api.call('getReview', { params }, { signal }).then(({ data }) => data, absent);
        return { order, review, saved: false, leftOut: '' };
      },
      [api, id],
    ),
  );
  const back = () => goBack('/bookings');
  if (!value) {
    return (
      <Screen title={m.reviews.title} close onBack={back}>
        <Loading failure={failure} again={again} back={back} />
      </Screen>
    );
  }
  const { order, review } = value;
  const show = (written: OwnReview, leftOut = '') => put({ order, review: written, saved: true, leftOut });
  if (!review) return <RateMeal order={order} onWritten={show} onElsewhere={again} />;
  return <OwnReviewView review={review} order={order} saved={value.saved} leftOut={value.leftOut} onChanged={show} />;
}

function absent(error: unknown): null {
  if (error instanceof ApiRefusal && error.problem.status === 404) return null;
  throw error;
}
