import type { FlaggedReview } from '@metade/contracts/flagged-reviews.ts';
import { formatNumber } from '@metade/i18n/format-money.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { useCallback, useState } from 'react';
import { CsvButton } from '../lists/csv-button.tsx';
import { ListHead } from '../lists/list-head.tsx';
import { ReviewPhotos } from '../reviews/review-photos.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, PanelLink, useRoute } from '../shell/navigation.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { CaseRows, Words } from './case-parts.tsx';
import { Facts, useShown } from './file-parts.tsx';
import { textIn } from '../shell/query-values.ts';
import { ReasonForm } from './reason-form.tsx';

type Decide = (review: FlaggedReview, decision: 'kept' | 'removed', reason: string) => Promise<void>;

/** Flagged reviews, oldest first, each with the reason and its decision. */
export function FlaggedScreen() {
  const { m } = useWords();
  const words = m.flagged;
  const { call } = useSession();
  const after = textIn(useRoute().query, 'after');
  useTitle(words.nav);
  const load = useCallback(() => call('listFlaggedReviews', { query: { after } }), [call, after]);
  const { value, failed, again } = useLoaded(load);
  const [said, setSaid] = useState('');
  const decide: Decide = async ({ _id: id, seen, title }, decision, reason) => {
    const body = decision === 'kept' ? { decision, seen } : { decision, seen, reason };
    await call('decideReview', { params: { id }, body });
    setSaid(words[decision](title));
    again();
  };
  return (
    <>
      <ListHead title={words.nav} text={words.text}>
        <CsvButton list="exportFlaggedReviews" input={{ query: {} }} />
      </ListHead>
      <CaseRows
        said={said}
        cases={value?.data}
        failed={failed}
        again={again}
        none={[words.none, words.noneText]}
        keyOf={(review) => review._id}
      >
        {(review) => (
          <>
            <Review review={review} />
            <ReasonForm
              title={m.admin.decide}
              text={words.help}
              label={words.reason}
              hint={words.reasonHint}
              choices={[
                { value: 'kept', label: words.keep, plain: true },
                { value: 'removed', label: words.remove, kind: 'outline' },
              ]}
              act={(decision, reason) => decide(review, decision, reason)}
            />
          </>
        )}
      </CaseRows>
      <nav aria-label={words.nav} className="mt-6 flex flex-wrap gap-4 empty:hidden">
        {after ? (
          <PanelLink href={hrefOf('flagged')} className={buttonClass()}>
            {words.first}
          </PanelLink>
        ) : null}
        {value?.next ? (
          <PanelLink href={hrefOf('flagged', { after: value.next })} className={buttonClass()}>
            {m.admin.following}
          </PanelLink>
        ) : null}
      </nav>
    </>
  );
}

function Review({ review }: { review: FlaggedReview }) {
  const { m, locale, date } = useWords();
  const words = m.flagged;
  const { moment } = useShown();
  const { restaurant, order } = review;
  return (
    <article className="min-w-0" aria-labelledby={review._id}>
      <p className="flex flex-wrap gap-2">
        <Tag tone={review.hidden ? 'wait' : 'neutral'}>{review.hidden ? words.held : words.public}</Tag>
        {review.private ? <Tag>{m.manage.reviews.private}</Tag> : null}
      </p>
      <h2 id={review._id} lang={review.locale} className="mt-2 text-dsm break-words">
        {review.title}
      </h2>
      <p lang={review.locale} className="mt-2 max-w-2xl break-words whitespace-pre-line">
        {review.comment}
      </p>
      <ReviewPhotos photos={review.photos} />
      {review.reason ? <Words by={words.says(restaurant.company_name)}>{review.reason}</Words> : null}
      {review.reply ? <Words by={words.reply}>{review.reply}</Words> : null}
      <Facts
        facts={[
          [
            m.restaurant,
            <PanelLink
              key="restaurant"
              href={hrefOf('restaurants', { restaurant: restaurant._id })}
              className="inline-flex min-h-11 items-center text-link"
            >
              {restaurant.company_name}
            </PanelLink>,
          ],
          [words.diner, review.user],
          [
            words.meal,
            order && (
              <PanelLink
                href={hrefOf('orders', { order: order._id })}
                className="inline-flex min-h-11 items-center text-link"
              >
                {order.number}, {date(order.date, 'past')}
              </PanelLink>
            ),
          ],
          [m.manage.reviews.average, formatNumber(review.average, locale, 1)],
          [words.waiting, moment(review.waiting)],
        ]}
      />
    </article>
  );
}
