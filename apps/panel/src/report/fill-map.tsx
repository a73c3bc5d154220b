import type { Report } from '@metade/contracts/report.ts';
import { periods } from '@metade/domain/grid.ts';
import { percent } from '@metade/domain/report.ts';
import { capitalise, weekdayName } from '@metade/i18n/format-date.ts';
import { formatFigure } from '@metade/i18n/format-figure.ts';
import { cellsSentence } from '@metade/i18n/report-findings.ts';
import { Finding } from './finding.tsx';
import { useWords } from '../words/words.tsx';

/** Occupancy by weekday and period: a table with darker backgrounds for fuller cells. */
export function FillMap({ cells }: Pick<Report, 'cells'>) {
  const { m, locale } = useWords();
  return (
    <section>
      <h2 className="text-dsm">{m.report.fillTitle}</h2>
      <Finding text={cellsSentence({ cells }, m, locale)} />
      <p className="mb-3 text-sm text-ink-2">{m.report.fillText}</p>
      <table className="w-full table-fixed border-separate border-spacing-1 text-sm">
        <thead className="text-xs text-ink-3">
          <tr>
            <th scope="col" className="w-24 text-left font-semibold md:w-1/4">
              {m.report.day}
            </th>
            {periods.map((period) => (
              <th key={period} scope="col" className="font-semibold">
                {m.day.periods[period]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[1, 2, 3, 4, 5, 6, 0].map((day) => (
            <tr key={day}>
              <th scope="row" className="text-left font-medium">
                {capitalise(weekdayName(day, locale))}
              </th>
              {periods.map((period) => {
                const cell = cells.find((one) => one.day === day && one.period === period);
                const share = cell ? percent(cell.sold, cell.offered) : null;
                return (
                  <td
                    key={period}
                    className={`h-13 rounded-1 px-1 text-center ${cell ? groundOf(share ?? 0) : 'bg-sunk text-ink-3'}`}
                  >
                    {cell ? (
                      <>
                        <span className="block font-semibold">{formatFigure('percent', share, '', locale)}</span>
                        <span className="block text-2xs">{m.report.cell(cell.sold, cell.offered)}</span>
                      </>
                    ) : (
                      <span className="text-2xs">{m.report.closed}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Backgrounds whose text keeps its contrast in light and dark. share: percent. */
function groundOf(share: number): string {
  if (share >= 75) return 'bg-ok text-page';
  if (share >= 40) return 'bg-ok-soft text-ok-ink shadow-[inset_0_0_0_2px_var(--ok-line)]';
  if (share > 0) return 'bg-ok-soft text-ok-ink';
  return 'bg-hover text-ink-2';
}
