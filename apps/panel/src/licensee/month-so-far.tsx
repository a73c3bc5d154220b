import type { Statement } from '@metade/contracts/statements.ts';
import { capitalise, formatDate } from '@metade/i18n/format-date.ts';
import { formatMoney, formatPercent } from '@metade/i18n/format-money.ts';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { useWords } from '../words/words.tsx';

/** A licensee's current month, with its calculation. */
export function MonthSoFar({ statement }: { statement: Statement }) {
  const { m, locale } = useWords();
  const words = m.statement;
  const money = (amount: number) => formatMoney({ amount, currency: statement.currency }, locale);
  const [name] = formatDate(`${statement.month}-01`, locale, 'month').split(/ de | \d/);
  const last = statement.until?.startsWith(statement.month) ? Number(statement.until.slice(8)) : 0;
  return (
    <section aria-labelledby="so-far" className="rounded-4 border border-line bg-surface p-5 pb-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="so-far" className="text-dsm">
          {words.monthSoFar(capitalise(name ?? ''))}
        </h2>
        <span className="text-sm text-ink-2">{words.days(1, last)}</span>
      </div>
      <dl className="mt-2">
        {(
          [
            [words.fees, money(statement.fees)],
            [words.refunds, money(0 - statement.refunds)],
            [words.parts, money(0 - statement.parts)],
          ] as const
        ).map(([term, told]) => (
          <div key={term} className="flex items-baseline justify-between gap-4 py-1">
            <dt className="text-ink-2">{term}</dt>
            <dd className="tabular-nums">{told}</dd>
          </div>
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line py-2">
          <dt className="text-ink-2">{words.net}</dt>
          <dd className="font-semibold tabular-nums">{money(statement.net)}</dd>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-4 sm:flex-nowrap">
          <dt className="min-w-0">
            <span className="font-semibold">
              {words.yourShare}, {formatPercent(statement.percent, locale)}
            </span>
            <span className="block text-sm text-ink-2">{words.closesOn}</span>
          </dt>
          <dd className="display ml-auto text-dlg whitespace-nowrap tabular-nums">{money(statement.payable)}</dd>
        </div>
      </dl>
      <PanelLink href={hrefOf('statement')} className="inline-flex min-h-11 items-center text-sm text-link underline">
        {words.open}
      </PanelLink>
    </section>
  );
}
