import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { buttonClass } from '@metade/ui/button.tsx';
import { useCallback } from 'react';
import { refusalOf } from '../api.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { Downloads } from './downloads.tsx';
import { ReportBody } from './report-body.tsx';

/** A quarterly report as it was made. */
export function QuarterlyReport({ id }: { id: string }) {
  const { m, date } = useWords();
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const load = useCallback(
    () =>
      call('getQuarterlyReport', { params: { id: restaurant._id, report: id } }).catch((error: unknown) => {
        if (refusalOf(error)?.status === 404) return { data: null };
        throw error;
      }),
    [call, restaurant._id, id],
  );
  const { value, failed, again } = useLoaded(load);
  const back = (
    <PanelLink href={hrefOf('report')} className={`${buttonClass()} self-start`}>
      {m.report.back}
    </PanelLink>
  );
  if (failed) return <Unreachable again={again} />;
  if (value === null) return <ListSkeleton />;
  if (value.data === null)
    return (
      <EmptyHalfPlate level={1} title={m.report.noSuch}>
        {back}
      </EmptyHalfPlate>
    );
  const { quarter, made, report } = value.data;
  const name = m.report.quarter(quarter.slice(-1), quarter.slice(0, 4));
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-dmd">
            {m.report.title}: {name}
          </h1>
          <p className="text-ink-2">{m.report.madeOn(date(made.slice(0, 10), 'year'))}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {back}
          <Downloads report={id} quarter={quarter} name={name} />
        </div>
      </div>
      <ReportBody report={report} />
    </>
  );
}
