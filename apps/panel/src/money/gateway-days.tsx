import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { useCallback, useState } from 'react';
import { useShown } from '../admin/file-parts.tsx';
import { Button } from '@metade/ui/button.tsx';
import { CsvButton } from '../lists/csv-button.tsx';
import { useSession } from '../session/session.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';

/** What moved at each gateway by day and currency, newest first. */
export function GatewayDays() {
  const { m, date } = useWords();
  const { call } = useSession();
  const { sum } = useShown();
  const [page, setPage] = useState(1);
  const load = useCallback(() => call('listGatewayDays', { query: { page } }), [call, page]);
  const { value, failed, again } = useLoaded(load, 30_000);
  const words = m.money;
  const columns = ['payments', 'refunds', 'disputes', 'other', 'fees'] as const;
  return (
    <section className="mt-10" aria-labelledby="gateway-days">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-prose">
          <h2 id="gateway-days" className="text-dsm">
            {words.days}
          </h2>
          <p className="text-ink-2">{words.daysText}</p>
        </div>
        <CsvButton list="exportGatewayDays" input={{ query: {} }} />
      </div>
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value?.data.length === 0 ? <EmptyHalfPlate title={words.noDays} text={words.noDaysText} /> : null}
      {value && value.data.length > 0 ? (
        <div
          className="mt-4 overflow-x-auto"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be focusable
          tabIndex={0}
          role="group"
          aria-label={words.days}
        >
          <table className="w-full text-sm whitespace-nowrap tabular-nums">
            <thead>
              <tr className="border-b border-line text-left">
                <th className="py-2 pr-4 font-semibold">{words.day}</th>
                <th className="py-2 pr-4 font-semibold">{words.gateway}</th>
                <th className="py-2 pr-4 text-right font-semibold">{words.count}</th>
                {columns.map((column) => (
                  <th key={column} className="py-2 pr-4 text-right font-semibold">
                    {words[column]}
                  </th>
                ))}
                <th className="py-2 font-semibold">{words.closed}</th>
              </tr>
            </thead>
            <tbody>
              {value.data.map((row) => (
                <tr key={`${row.gateway} ${row.day} ${row.currency}`} className="border-b border-line">
                  <th scope="row" className="py-2 pr-4 text-left font-normal">
                    {date(row.day, 'past')}
                  </th>
                  <td className="py-2 pr-4">{row.gateway}</td>
                  <td className="py-2 pr-4 text-right">{row.count}</td>
                  {columns.map((column) => (
                    <td key={column} className="py-2 pr-4 text-right">
                      {sum({ amount: row[column], currency: row.currency })}
                    </td>
                  ))}
                  <td className="py-2">{row.closed ? '✓' : words.notClosed}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {value && value.pages > 1 ? (
        <p className="mt-4 flex flex-wrap items-center gap-4">
          <Button type="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {m.admin.previous}
          </Button>
          <span className="text-sm text-ink-3">{m.admin.pages(value.page, value.pages)}</span>
          <Button type="button" disabled={page === value.pages} onClick={() => setPage(page + 1)}>
            {m.admin.following}
          </Button>
        </p>
      ) : null}
    </section>
  );
}
