import type { Report } from '@metade/contracts/report.ts';
import { weeksSentence } from '@metade/i18n/report-findings.ts';
import { Finding } from './finding.tsx';
import { useWords } from '../words/words.tsx';

const height = 140;
const step = 40;

/** Weeks as bars, with the same numbers as a table under them. */
export function WeekChart({ weeks }: Pick<Report, 'weeks'>) {
  const { m, locale, date } = useWords();
  if (weeks.length === 0) return null;
  const most = Math.max(1, ...weeks.map((week) => Math.max(week.offered, week.sold)));
  const tall = (tables: number) => (tables / most) * height;
  const bars = [
    { key: 'offered', wide: 28, fill: 'var(--line)' },
    { key: 'sold', wide: 20, fill: 'var(--ok-line)' },
    { key: 'arrived', wide: 10, fill: 'var(--ok)' },
  ] as const;
  return (
    <section>
      <h2 className="text-dsm">{m.report.weeksTitle}</h2>
      <Finding text={weeksSentence({ weeks }, m, locale)} />
      <ul className="my-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
        {bars.map(({ key, fill }) => (
          <li key={key} className="flex items-center gap-2">
            <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3">
              <rect width="12" height="12" rx="2" fill={fill} />
            </svg>
            {m.report.metrics[key]}
          </li>
        ))}
      </ul>
      <svg
        role="img"
        aria-label={m.report.weeksPicture}
        viewBox={`0 0 ${Math.max(6, weeks.length) * step} ${height + 2}`}
        className="w-full max-w-3xl"
      >
        {weeks.map((week, index) =>
          bars.map(({ key, wide, fill }) => (
            <rect
              key={`${week.date} ${key}`}
              x={index * step + (step - wide) / 2}
              y={height - tall(week[key])}
              width={wide}
              height={tall(week[key])}
              rx="3"
              fill={fill}
            />
          )),
        )}
        <path d={`M0 ${height + 1}H${Math.max(6, weeks.length) * step}`} stroke="var(--line-strong)" />
      </svg>
      <div className="mt-3 max-w-3xl overflow-x-auto">
        <table className="w-full text-sm">
          <thead className="text-xs text-ink-3">
            <tr className="border-b border-line align-bottom">
              <th scope="col" className="py-2 text-left font-semibold">
                {m.report.week}
              </th>
              {bars.map(({ key }) => (
                <th key={key} scope="col" className="py-2 pl-3 text-right font-semibold">
                  {m.report.metrics[key]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.date} className="border-b border-line">
                <th scope="row" className="py-2 text-left font-medium">
                  {date(week.date, 'short')}
                </th>
                {bars.map(({ key }) => (
                  <td key={key} className="py-2 pl-3 text-right">
                    {week[key]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
