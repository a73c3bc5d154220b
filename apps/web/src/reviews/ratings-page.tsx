import { buttonClass } from '@metade/ui/button.tsx';
import { Link } from 'react-router';
import type { RatingsData } from './ratings-data.server.ts';
import { Picture } from '../pictures/picture.tsx';
import { useWords } from '../words/words.tsx';
import { WrittenReview } from './written-review.tsx';

/** Meals to review, and written reviews. */
export function RatingsPage({ data }: { data: RatingsData }) {
  const { m, date, Date } = useWords();
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-dlg">{m.reviews.title}</h1>
        <section className="mt-8">
          <h2 className="text-dsm">{m.reviews.toRate}</h2>
          {data.meals.length === 0 ? <p className="mt-2 text-ink-2">{m.reviews.noneToRate}</p> : null}
          <ul>
            {data.meals.map((meal) => (
              <li key={meal.order} className="flex flex-wrap items-center gap-4 border-b border-line py-4">
                <Picture
                  picture={meal.restaurant.cover}
                  sizes="6rem"
                  alt=""
                  className="h-[4.5rem] w-24 shrink-0 rounded-2"
                />
                <div className="min-w-0 flex-1 basis-48">
                  <h3 className="truncate text-lg">{meal.restaurant.company_name}</h3>
                  <p className="text-sm text-ink-2">
                    {Date(meal.date)}, {meal.time}
                  </p>
                  <p className="text-sm text-ink-2">{m.reviews.until(date(meal.until.slice(0, 10)))}</p>
                </div>
                <Link to={`/avalia/${meal.order}`} className={buttonClass()}>
                  {m.reviews.rate}
                  <span className="sr-only">: {meal.restaurant.company_name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section className="mt-10">
          <h2 className="text-dsm">{m.reviews.written}</h2>
          {data.reviews.length === 0 ? <p className="mt-2 text-ink-2">{m.reviews.noneWritten}</p> : null}
          <ul>
            {data.reviews.map((review) => (
              <li key={review._id} className="border-b border-line py-5">
                <h3 className="text-lg">
                  <Link to={`/profile/assessments/${review.order}`} className="hover:underline">
                    {review.restaurant.company_name}
                  </Link>
                </h3>
                <WrittenReview review={review} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
