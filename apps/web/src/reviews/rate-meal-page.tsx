import { Banner } from '@metade/ui/banner.tsx';
import { Info } from 'lucide-react';
import { Link } from 'react-router';
import type { RateMealData } from './rate-meal-data.server.ts';
import type { ReviewResult } from './review-form.server.ts';
import { useWords } from '../words/words.tsx';
import { RatingForm } from './rating-form.tsx';

/** The review form for one past meal. */
export function RateMealPage({ data, result }: { data: RateMealData; result: ReviewResult | undefined }) {
  const { m, Date } = useWords();
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-2xl">
        <h1 className="text-dlg">{data.title}</h1>
        <p className="mt-1 text-ink-2">
          <Link to={`/infos-reserve/${data.order}`} className="text-link inline-flex min-h-6 items-center">
            {Date(data.date)}, {data.time}
          </Link>
        </p>
        {data.tookPlace ? (
          <RatingForm result={result} limits={data.limits} photos={data.photos} />
        ) : (
          <div className="mt-5">
            <Banner tone="info" icon={<Info aria-hidden="true" className="size-5" />}>
              {m.reviews.tooEarly}
            </Banner>
          </div>
        )}
      </div>
    </div>
  );
}
