import { useCallback } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { Downloads } from './downloads.tsx';

/** The quarterly reports that were made, each as page and as files. */
export function QuarterlyReports() {
  const { m, date } = useWords();
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const load = useCallback(() => call('listReports', { params: { id: restaurant._id } }), [call, restaurant._id]);
  const { value } = useLoaded(load);
  if (value === null) return null;
  return (
    <section className="mt-10">
      <h2 className="text-dsm">{m.report.kept}</h2>
      <p className="text-sm text-ink-2">{value.data.length === 0 ? m.report.noneKept : m.report.keptText}</p>
      <ul className="mt-3 border-t border-line empty:border-0">
        {value.data.map(({ _id, quarter, made }) => {
          const name = m.report.quarter(quarter.slice(-1), quarter.slice(0, 4));
          return (
            <li key={_id} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
              <PanelLink
                href={hrefOf('report', { kept: _id })}
                className="min-h-11 flex-1 basis-56 py-2 font-semibold text-link"
              >
                {name}
              </PanelLink>
              <span className="text-sm text-ink-3">{m.report.madeOn(date(made.slice(0, 10), 'past'))}</span>
              <Downloads report={_id} quarter={quarter} name={name} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
