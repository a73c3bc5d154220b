import type { ClosedStatement } from '@metade/contracts/statements.ts';
import { capitalise, formatDate } from '@metade/i18n/format-date.ts';
import { formatMoney, formatPercent } from '@metade/i18n/format-money.ts';
import { Button } from '@metade/ui/button.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { ChevronLeft, ChevronRight, CircleCheck } from 'lucide-react';
import { useCallback } from 'react';
import { CsvButton } from '../lists/csv-button.tsx';
import { ListHead } from '../lists/list-head.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, PanelLink, useRoute } from '../shell/navigation.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { StatementFiles } from './statement-files.tsx';
import { StatementPaper } from './statement-paper.tsx';

/** A licensee's month: summary on the left, printable statement on the right; the newest closed one first. */
export default function StatementScreen() {
  const { m } = useWords();
  const { call } = useSession();
  const { query } = useRoute();
  useTitle(m.statement.nav);
  const { value, failed, again } = useLoaded(useCallback(async () => (await call('listStatements', {})).data, [call]));
  if (failed || !value)
    return (
      <>
        <ListHead title={m.statement.nav} />
        {failed ? <Unreachable again={again} /> : <ListSkeleton />}
      </>
    );
  const month = query.get('month');
  const shown = month === 'open' ? null : (value.find((one) => one.month === month) ?? value[0] ?? null);
  return <OneMonth key={shown?._id ?? 'open'} closed={shown} all={value} />;
}

function OneMonth({ closed, all }: { closed: ClosedStatement | null; all: readonly ClosedStatement[] }) {
  const { m, locale } = useWords();
  const words = m.statement;
  const { call } = useSession();
  const id = closed?._id;
  const load = useCallback(
    async () =>
      id === undefined
        ? (await call('getOpenStatement', {})).data
        : (await call('getStatement', { params: { id } })).data.statement,
    [call, id],
  );
  const { value, failed, again } = useLoaded(load);
  if (failed || !value)
    return (
      <>
        <ListHead title={m.statement.nav} />
        {failed ? <Unreachable again={again} /> : <ListSkeleton />}
      </>
    );
  const monthName = (month: string) => formatDate(`${month}-01`, locale, 'month');
  const money = (amount: number) => formatMoney({ amount, currency: value.currency }, locale);
  // Newest first: the open month comes before the closed ones.
  const at = closed === null ? -1 : all.findIndex(({ _id }) => _id === id);
  const [older, newer] = [all[at + 1], at > 0 ? all[at - 1] : undefined];
  const restaurants = value.rows.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 rail:grid-cols-[23.75rem_minmax(0,1fr)] print:block">
      <div className="print:hidden">
        <h1 className="text-dmd">{words.nav}</h1>
        <p className="text-ink-2">{words.of(value.licensee.name, formatPercent(value.percent, locale))}</p>
        <div className="mt-5 flex flex-wrap items-center gap-1">
          <Step label={words.before} href={older ? hrefOf('statement', { month: older.month }) : null} back />
          <h2 className="text-dsm">{capitalise(monthName(value.month))}</h2>
          <Step
            label={words.after}
            href={at < 0 ? null : hrefOf('statement', { month: newer ? newer.month : 'open' })}
          />
          <span className="ml-auto">
            {closed === null ? (
              <Tag tone="wait">{words.soFar}</Tag>
            ) : closed.paid ? (
              <Tag tone="ok">
                <CircleCheck aria-hidden="true" className="size-4" strokeWidth={1.9} />
                {words.paid(formatDate(closed.paid, locale, 'past'))}
              </Tag>
            ) : (
              <Tag>{words.unpaid}</Tag>
            )}
          </span>
        </div>
        {restaurants === 0 && value.carried.length === 0 && value.adjustments.length === 0 ? (
          <>
            <p className="display mt-2 text-dlg">{words.none(monthName(value.month))}</p>
            <p className="text-ink-2">{words.noneText}</p>
          </>
        ) : (
          <>
            <p className="display mt-1 text-[min(3.5rem,17vw)] leading-none tabular-nums">{money(value.payable)}</p>
            <p className="mt-1 text-ink-2">
              {words.shareOf(value.orders, restaurants)}
              {value.until ? `. ${words.closesOn}` : ''}
            </p>
          </>
        )}
        <dl className="mt-5 border-t border-line">
          {(
            [
              [words.fees, money(value.fees), false],
              [words.refunds, money(0 - value.refunds), false],
              [words.parts, money(0 - value.parts), false],
              [words.net, money(value.net), true],
              [formatPercent(value.percent, locale), money(value.share), true],
              ...value.adjustments.map(({ reason, amount }) => [reason, money(amount), false] as const),
            ] as const
          ).map(([term, told, bold], index) => (
            <div
              key={term}
              className={`flex justify-between gap-4 border-b py-2.5 ${bold ? 'font-semibold' : ''} ${index === 2 ? 'border-b-2 border-ink' : 'border-line'}`}
            >
              <dt className="min-w-0 break-words">{term}</dt>
              <dd className="shrink-0 tabular-nums">{told}</dd>
            </div>
          ))}
        </dl>
        {closed ? (
          <StatementFiles id={closed._id} number={closed.number} />
        ) : (
          <Button className="mt-5 min-h-12" onClick={() => print()}>
            {words.print}
          </Button>
        )}
        <p className="mt-4 text-sm text-ink-2">{words.taxes}</p>
        {all.length === 1 && closed ? null : (
          <div className="mt-6 mb-1 flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-md font-semibold">{words.earlier}</h2>
            {all.length > 0 ? <CsvButton list="exportStatements" input={{ query: {} }} /> : null}
          </div>
        )}
        {all.length === 0 ? <p className="text-sm text-ink-2">{words.noneClosed}</p> : null}
        <ul>
          {all
            .filter(({ _id }) => _id !== id)
            .map((one) => (
              <li key={one._id} className="border-t border-line">
                <PanelLink
                  href={hrefOf('statement', { month: one.month })}
                  className="flex min-h-11 items-center justify-between gap-3 hover:bg-hover"
                >
                  {capitalise(monthName(one.month))}
                  <span className="ml-auto font-semibold tabular-nums">{money(one.payable)}</span>
                  <ChevronRight aria-hidden="true" className="size-4" />
                </PanelLink>
              </li>
            ))}
        </ul>
      </div>
      <StatementPaper statement={value} closed={closed} />
    </div>
  );
}

function Step({ label, href, back = false }: { label: string; href: string | null; back?: boolean }) {
  const Icon = back ? ChevronLeft : ChevronRight;
  if (href === null) return null;
  return (
    <PanelLink href={href} aria-label={label} className="grid size-11 place-items-center rounded-2 hover:bg-hover">
      <Icon aria-hidden="true" className="size-5" />
    </PanelLink>
  );
}
