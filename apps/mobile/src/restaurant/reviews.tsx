import type { Restaurant } from '@metade/contracts/restaurants.ts';
import { useCallback, useRef, useState } from 'react';
import { View } from 'react-native';
import { useCall } from '../api/api';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { Radio } from '../parts/choice';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { Review } from './review';
import { Section } from './section';

const orders = ['newest', 'best', 'worst'] as const;
type Order = (typeof orders)[number];
type Reviewed = Restaurant['reviews'][number];
const scores = ['food', 'service', 'place', 'value'] as const;

/** The average and its four parts, and all reviews: the first come with the restaurant, the others as they are asked for. */
export function Reviews({ restaurant }: { restaurant: Restaurant }) {
  const { m, app, number } = useWords();
  const { rating } = restaurant;
  const { shown, order, sort, more, hasMore, busy, failed } = useReviews(restaurant);
  return (
    <Section title={m.restaurant.reviewsTitle}>
      {rating.average === null ? (
        <T tone="ink2">{m.restaurant.noReviews}</T>
      ) : (
        <View
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: space.s6,
            rowGap: space.s3,
          }}
        >
          <View>
            <T kind="title" style={{ fontSize: 44, lineHeight: 50 }}>
              {number(rating.average, 1)}
            </T>
            <T kind="small" tone="ink2">
              {m.restaurant.reviews(rating.count)}
            </T>
          </View>
          {rating.scores ? <Scores of={rating.scores} /> : null}
        </View>
      )}
      {rating.count > 1 ? (
        <View
          role="radiogroup"
          aria-label={m.restaurant.reviewOrder}
          style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}
        >
          {orders.map((one) => (
            <Radio key={one} name={m.restaurant.reviewOrders[one]} chosen={one === order} onPress={() => sort(one)} />
          ))}
        </View>
      ) : null}
      <View>
        {shown.map((review) => (
          <Review key={review._id} review={review} />
        ))}
      </View>
      {failed ? <Banner tone="offline" title={app.retry} urgent /> : null}
      {hasMore ? (
        <Button disabled={busy} onPress={more}>
          {m.restaurant.moreReviews}
        </Button>
      ) : null}
    </Section>
  );
}

function Scores({ of }: { of: NonNullable<Restaurant['rating']['scores']> }) {
  const { colour } = useTheme();
  const { m, number } = useWords();
  return (
    <View style={{ flexGrow: 1, flexBasis: 200, maxWidth: 420, gap: space.s2 }}>
      {scores.map((name) => (
        <View key={name} accessible style={{ flexDirection: 'row', alignItems: 'center', gap: space.s2 }}>
          <T kind="caption" style={{ width: 116 }}>
            {m.restaurant.scores[name]}
          </T>
          <View style={{ flex: 1, height: 8, borderRadius: radius.pill, backgroundColor: colour.surfaceHover }}>
            <View
              style={{ width: `${of[name] * 20}%`, height: 8, borderRadius: radius.pill, backgroundColor: colour.ink }}
            />
          </View>
          <T kind="captionStrong">{number(of[name], 1)}</T>
        </View>
      ))}
    </View>
  );
}

/** What is shown stays until what was asked for is there; one question at a time. */
function useReviews({ _id: id, reviews, rating }: Restaurant) {
  const call = useCall();
  const first = { order: 'newest' as Order, page: 1, pages: Math.ceil(rating.count / Math.max(1, reviews.length)) };
  const [state, setState] = useState<typeof first & { shown: readonly Reviewed[] }>({ ...first, shown: reviews });
  const [wanted, setWanted] = useState<{ order: Order; page: number } | null>(null);
  const [failed, setFailed] = useState(false);
  const busy = useRef(false);
  const load = useCallback(
    (order: Order, page: number) => {
      if (busy.current) return;
      busy.current = true;
      setWanted({ order, page });
      setFailed(false);
      call('listReviews', { params: { id }, query: { page, order } })
        .then(({ data, pages }) => {
          setState((now) => {
            const before = page === 1 ? [] : now.shown;
            const known = new Set(before.map(({ _id }) => _id));
            return { order, page, pages, shown: [...before, ...data.filter(({ _id }) => !known.has(_id))] };
          });
          setWanted(null);
        })
        .catch(() => setFailed(true))
        .finally(() => {
          busy.current = false;
        });
    },
    [call, id],
  );
  const next = failed && wanted ? wanted : { order: state.order, page: state.page + 1 };
  return {
    shown: state.shown,
    order: state.order,
    sort: (order: Order) => (order === state.order ? undefined : load(order, 1)),
    more: () => load(next.order, next.page),
    hasMore: state.page < state.pages,
    busy: wanted !== null && !failed,
    failed,
  };
}
