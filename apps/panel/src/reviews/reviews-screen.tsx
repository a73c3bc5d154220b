import { reviewFilters } from '@metade/contracts/review-filters.ts';
import { filterChipClass } from '@metade/ui/chip.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { useCallback } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, PanelLink, useRoute } from '../shell/navigation.tsx';
import { pageIn } from '../shell/query-values.ts';
import { ListSkeleton, Pages, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { ReviewCard } from './review-card.tsx';

/** What diners wrote, newest first, with what can be answered. */
export default function ReviewsScreen() {
  const { m } = useWords();
  const words = m.manage.reviews;
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const { query } = useRoute();
  useTitle(words.title);
  const filter = reviewFilters.find((one) => one === query.get('filter')) ?? 'all';
  const page = pageIn(query);
  const load = useCallback(
    () => call('listRestaurantReviews', { params: { id: restaurant._id }, query: { filter, page } }),
    [call, restaurant._id, filter, page],
  );
  const { value, failed, again, put } = useLoaded(load);
  const at = (other: number) => hrefOf('reviews', { filter: filter === 'all' ? null : filter, page: String(other) });
  return (
    <div className="mx-auto max-w-4xl px-4 pt-5 pb-10 md:px-6">
      <h1 className="text-dmd">{words.title}</h1>
      <p className="text-ink-2">{words.text}</p>
      <nav aria-label={words.filter} className="mt-4 flex flex-wrap gap-2">
        {reviewFilters.map((one) => (
          <PanelLink
            key={one}
            href={hrefOf('reviews', { filter: one === 'all' ? null : one })}
            aria-current={one === filter ? 'page' : undefined}
            className={filterChipClass(one === filter)}
          >
            {words.filters[one]}
            {value ? <span className="font-normal">{value.counts[one]}</span> : null}
          </PanelLink>
        ))}
      </nav>
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value?.data.length === 0 ? <EmptyHalfPlate title={words.none} text={words.noneText} /> : null}
      <ul className="mt-4 divide-y divide-line">
        {value?.data.map((review) => (
          <ReviewCard
            key={review._id}
            review={review}
            onChanged={(next) => put({ ...value, data: value.data.map((one) => (one._id === next._id ? next : one)) })}
          />
        ))}
      </ul>
      {value ? <Pages label={words.title} page={page} pages={value.pages} at={at} /> : null}
    </div>
  );
}
