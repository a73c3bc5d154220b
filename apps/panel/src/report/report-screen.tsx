import { isLocalDate } from '@metade/domain/time.ts';
import { rangeAround } from '@metade/domain/report.ts';
import { Button } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { useCallback, useEffect } from 'react';
import { refusalOf } from '../api.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { go, hrefOf, useRoute } from '../shell/navigation.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { QuarterlyReport } from './quarterly-report.tsx';
import { QuarterlyReports } from './quarterly-reports.tsx';
import { RangeForm } from './range-form.tsx';
import { ReportBody } from './report-body.tsx';

/** The live report of a range, or the quarterly report named in the address. */
export default function ReportScreen() {
  const { m } = useWords();
  const { restaurant, restaurants, choose } = useRestaurant();
  const { query } = useRoute();
  useTitle(m.report.title);
  const [kept, named] = [query.get('kept'), query.get('restaurant')];
  const elsewhere = named !== null && named !== restaurant._id && restaurants.some(({ _id }) => _id === named);
  // A mail's link names its restaurant, which may not be the one selected on this device.
  useEffect(() => {
    if (elsewhere) choose(named);
  }, [elsewhere, named, choose]);
  if (elsewhere) return null;
  return (
    <div className="in-turn max-w-5xl px-4 py-5 md:px-6">
      {kept ? <QuarterlyReport key={kept} id={kept} /> : <LiveReport />}
    </div>
  );
}

function LiveReport() {
  const { m } = useWords();
  const { call } = useSession();
  const { restaurant, state } = useRestaurant();
  const { query } = useRoute();
  const unit = (['week', 'month', 'quarter'] as const).find((one) => one === query.get('range')) ?? 'quarter';
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const own = isLocalDate(from) && isLocalDate(to) ? { first: from, last: to } : null;
  const { first, last } = own ?? rangeAround(state.today, unit);
  const load = useCallback(
    () =>
      call('getReport', { params: { id: restaurant._id }, query: { from: first, to: last } }).catch(
        (error: unknown) => {
          if (refusalOf(error)?.code === 'invalid_fields') return null;
          throw error;
        },
      ),
    [call, restaurant._id, first, last],
  );
  const { value, loaded, failed, again } = useAnswered(load);
  return (
    <>
      <h1 className="text-dmd">{m.report.title}</h1>
      <p className="text-ink-2">{m.report.text}</p>
      <RangeForm unit={own ? null : unit} first={first} last={last} isBad={loaded && value === null} />
      {failed ? <Unreachable again={again} /> : null}
      {!loaded && !failed ? <ListSkeleton /> : null}
      {value && isEmpty(value.data.metrics) ? (
        <EmptyHalfPlate title={m.report.empty} text={m.report.emptyText}>
          <Button onClick={() => go(hrefOf('report', { range: 'quarter' }))} className="self-start">
            {m.report.ranges.quarter}
          </Button>
        </EmptyHalfPlate>
      ) : null}
      {value && !isEmpty(value.data.metrics) ? <ReportBody report={value.data} /> : null}
      <QuarterlyReports />
    </>
  );
}

/** As useLoaded, for an answer that may be null. */
function useAnswered<T>(load: () => Promise<T>) {
  const wrapped = useCallback(async () => ({ answer: await load() }), [load]);
  const { value, failed, again } = useLoaded(wrapped);
  return { value: value?.answer ?? null, loaded: value !== null, failed, again };
}

function isEmpty({ offered, sold, cancelled, unmet }: Record<string, number | null>): boolean {
  return !offered && !sold && !cancelled && !unmet;
}
