import type { ClosedStatement, Statement } from '@metade/contracts/statements.ts';
import { formatDate } from '@metade/i18n/format-date.ts';
import { formatMoney, formatPercent } from '@metade/i18n/format-money.ts';
import { Logo } from '@metade/ui/logo.tsx';
import { useWords } from '../words/words.tsx';

const cell = 'px-1 py-1.5 text-right whitespace-nowrap tabular-nums first:pl-0 last:pr-0';

/** A statement as it is printed: A4, light on dark screens too, without backgrounds. */
export function StatementPaper({ statement, closed }: { statement: Statement; closed: ClosedStatement | null }) {
  const { m, locale } = useWords();
  const words = m.statement;
  const money = (amount: number) => formatMoney({ amount, currency: statement.currency }, locale);
  const some = (amount: number) => (amount === 0 ? '—' : money(-amount));
  const monthName = (month: string) => formatDate(`${month}-01`, locale, 'month');
  return (
    <div
      className="-mx-4 overflow-x-auto bg-sunk px-4 py-8 rail:-mr-7 rail:mx-0 rail:-mt-5 rail:px-8 min-[91rem]:mt-0 min-[91rem]:mr-0 min-[91rem]:rounded-4 print:m-0 print:overflow-visible print:bg-transparent print:p-0"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be focusable
      tabIndex={0}
    >
      <article
        data-theme="light"
        aria-label={words.title(monthName(statement.month))}
        className="mx-auto flex min-h-[49rem] w-[35rem] flex-col bg-surface p-9.5 text-[0.6875rem] leading-4 text-ink shadow-2 print:min-h-0 print:w-auto print:bg-transparent print:p-0 print:shadow-none"
      >
        <header className="flex items-start justify-between">
          <Logo label="Metade" className="h-6 text-brand" />
          <p className="text-right text-ink-2">
            {closed ? (
              <>
                {words.number(closed.number)}
                <br />
                {words.issued(formatDate(closed.closed.slice(0, 10), locale, 'year'))}
              </>
            ) : (
              words.soFar
            )}
          </p>
        </header>
        <h3 className="display mt-8 text-[1.625rem] leading-8">{words.title(monthName(statement.month))}</h3>
        <p className="text-xs text-ink-2">
          {statement.licensee.name}. {words.territory(statement.territory.join(', '))}
        </p>
        <dl className="mt-4 grid grid-cols-3 divide-x divide-line-strong rounded-3 border border-line-strong">
          {(
            [
              [words.net, money(statement.net)],
              [words.yourShare, formatPercent(statement.percent, locale)],
              [words.payable, money(statement.payable)],
            ] as const
          ).map(([term, told]) => (
            <div key={term} className="px-3.5 py-2">
              <dt className="text-ink-2">{term}</dt>
              <dd className="display text-lg">{told}</dd>
            </div>
          ))}
        </dl>
        <table className="mt-4 w-full">
          <thead>
            <tr className="border-b border-line-strong text-[0.625rem] text-ink-2">
              <th scope="col" className="py-1.5 text-left font-semibold">
                {words.restaurant}
              </th>
              {[words.orders, words.fees, words.refunds, words.parts, words.net, words.share].map((name) => (
                <th key={name} scope="col" className="px-1 py-1.5 text-right align-bottom font-semibold last:pr-0">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {statement.rows.length === 0 ? (
              <tr>
                <td colSpan={7} className="py-2">
                  {words.none(monthName(statement.month))}
                </td>
              </tr>
            ) : null}
            {[...statement.rows, ...statement.carried].map((row) => (
              <tr key={`${row.restaurant} ${row.month}`} className="border-b border-line-strong">
                <th scope="row" className="max-w-40 py-1.5 text-left font-normal break-words">
                  {row.month === statement.month ? row.name : words.carried(row.name, monthName(row.month))}
                </th>
                <td className={cell}>{row.orders}</td>
                <td className={cell}>{money(row.fees)}</td>
                <td className={cell}>{some(row.refunds)}</td>
                <td className={cell}>{some(row.parts)}</td>
                <td className={cell}>{money(row.net)}</td>
                <td className={cell}>{money(row.share)}</td>
              </tr>
            ))}
            {statement.adjustments.map(({ reason, amount }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a closed list
              <tr key={index} className="border-b border-line-strong">
                <th scope="row" colSpan={6} className="py-1.5 text-left font-normal break-words">
                  {words.adjustment}: {reason}
                </th>
                <td className={cell}>{money(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot className="font-bold">
            <tr className="border-t border-ink">
              <th scope="row" className="py-2 text-left">
                {words.total}
              </th>
              <td className={cell}>{statement.orders}</td>
              <td className={cell}>{money(statement.fees)}</td>
              <td className={cell}>{some(statement.refunds)}</td>
              <td className={cell}>{some(statement.parts)}</td>
              <td className={cell}>{money(statement.net)}</td>
              <td className={cell}>{money(statement.payable)}</td>
            </tr>
          </tfoot>
        </table>
        <p className="mt-6 max-w-[27rem] text-ink-2">
          {words.how} {words.later} {words.taxes}
        </p>
        <footer className="mt-auto border-t border-line-strong pt-2 text-ink-2">{words.questions}</footer>
      </article>
    </div>
  );
}
