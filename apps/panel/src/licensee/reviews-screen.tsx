import { formatNumber } from '@metade/i18n/format-money.ts';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Star } from 'lucide-react';
import { useCallback } from 'react';
import { pageIn, textIn } from '../shell/query-values.ts';
import { SearchForm } from '../admin/search-form.tsx';
import { CsvButton } from '../lists/csv-button.tsx';
import { ListHead } from '../lists/list-head.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, useRoute } from '../shell/navigation.tsx';
import { ListSkeleton, Pages, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { useTerritoryRestaurants } from './use-territory-restaurants.ts';

/** The public reviews of a territory's restaurants, the newest first. */
export function ReviewsScreen() {
  const { m, locale, date } = useWords();
  const words = m.licensee.reviews;
  const { call } = useSession();
  const { query } = useRoute();
  const page = pageIn(query);
  const restaurant = textIn(query, 'restaurant');
  const restaurants = useTerritoryRestaurants();
  useTitle(words.title);
  const { value, failed, again } = useLoaded(
    useCallback(() => call('listTerritoryReviews', { query: { restaurant, page } }), [call, restaurant, page]),
  );
  return (
    <>
      <ListHead title={words.title}>
        <CsvButton list="exportTerritoryReviews" input={{ query: { restaurant } }} />
      </ListHead>
      <SearchForm
        // Which one is chosen is known once there is a choice.
        key={restaurants.length}
        screen="territoryReviews"
        list="listTerritoryReviews"
        fields={[{ name: 'restaurant', label: m.restaurant, options: restaurants }]}
      />
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value?.data.length === 0 ? <EmptyHalfPlate title={words.none} /> : null}
      {value && value.data.length > 0 ? (
        <>
          <ul className="mt-5 max-w-3xl border-t border-line">
            {value.data.map((review) => (
              <li key={review._id} className="border-b border-line py-4">
                <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
                  <b className="text-ink">{review.restaurant}</b>
                  <span className="inline-flex items-center gap-1">
                    <Star aria-hidden="true" className="size-4" strokeWidth={1.9} />
                    {formatNumber(review.average, locale, 1)}
                  </span>
                  {date(review.created.slice(0, 10), 'past')}
                </p>
                <p className="mt-1 font-semibold break-words">{review.title}</p>
                <p className="break-words whitespace-pre-line">{review.comment}</p>
                {review.reply ? (
                  <p className="mt-2 border-l-2 border-line-strong pl-3 text-sm break-words text-ink-2">
                    <b>{words.reply}:</b> {review.reply}
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
          <Pages
            label={words.title}
            page={value.page}
            pages={value.pages}
            at={(at) => hrefOf('territoryReviews', { ...Object.fromEntries(query), page: String(at) })}
          />
        </>
      ) : null}
    </>
  );
}
