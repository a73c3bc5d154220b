import { addDays } from '@metade/domain/time.ts';
import { useCallback } from 'react';
import { ReportBody } from '../report/report-body.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';

/** A restaurant of the territory, read-only: its next days and its report. */
export function RestaurantView({ id }: { id: string }) {
  const { m, Date: dateWords } = useWords();
  const words = m.licensee.restaurants;
  const { call } = useSession();
  const load = useCallback(async () => {
    const params = { id };
    const [restaurant, report] = await Promise.all([
      call('getTerritoryRestaurant', { params }),
      call('getReport', { params, query: {} }),
    ]);
    const { data: days } = await call('getCalendar', {
      params,
      query: { from: report.today, to: addDays(report.today, 13) },
    });
    return { restaurant: restaurant.data, report: report.data, days };
  }, [call, id]);
  const { value, failed, again } = useLoaded(load);
  useTitle(value?.restaurant.company_name ?? words.title);
  return (
    <>
      <PanelLink
        href={hrefOf('territoryRestaurants')}
        className="mb-3 inline-flex min-h-11 items-center text-sm text-link underline"
      >
        {words.back}
      </PanelLink>
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value ? (
        <>
          <h1 className="text-dmd break-words">{value.restaurant.company_name}</h1>
          <p className="text-ink-2">{[value.restaurant.district, value.restaurant.city].filter(Boolean).join(', ')}</p>
          <h2 className="mt-6 mb-2 text-dsm">{words.next}</h2>
          <table className="w-full max-w-2xl text-sm">
            <thead>
              <tr className="border-b border-line text-ink-2">
                <th scope="col" className="py-2 text-left font-semibold">
                  {words.day}
                </th>
                <th scope="col" className="py-2 text-right font-semibold">
                  {words.tables}
                </th>
                <th scope="col" className="py-2 text-right font-semibold">
                  {words.bookings}
                </th>
              </tr>
            </thead>
            <tbody>
              {value.days.map((day) => (
                <tr key={day.date} className="border-b border-line">
                  <th scope="row" className="py-2 text-left font-normal">
                    {dateWords(day.date)}
                  </th>
                  <td className="py-2 text-right tabular-nums">{day.tables === 0 ? words.closed : day.tables}</td>
                  <td className="py-2 text-right tabular-nums">{day.bookings}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <h2 className="mt-8 mb-2 text-dsm">{words.report}</h2>
          <ReportBody report={value.report} />
        </>
      ) : null}
    </>
  );
}
