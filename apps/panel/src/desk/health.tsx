import type { DeskHealth } from '@metade/contracts/desk.ts';
import { formatNumber, formatPercent } from '@metade/i18n/format-money.ts';
import { useCallback } from 'react';
import { MiniChart } from '../charts/mini-chart.tsx';
import type { Point } from '../charts/point.ts';
import { useSession } from '../session/session.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';

type Days = readonly { date: string; value: number | null; before: number | null }[];

const everyMs = 60_000;

/** Health of the filtered market, read again every minute. */
export function Health({ country, city }: { country: string | undefined; city: string | undefined }) {
  const { call } = useSession();
  const load = useCallback(() => call('getDeskHealth', { query: { country, city } }), [call, country, city]);
  const { value, failed, again } = useLoaded(load, everyMs);
  if (failed) return <Unreachable again={again} />;
  return value ? <Figures health={value.data} /> : <ListSkeleton />;
}

function Figures({ health }: { health: DeskHealth }) {
  const { m, locale, date } = useWords();
  const { board } = m;
  const count = (value: number) => formatNumber(value, locale, 0);
  const percent = (value: number) => formatPercent(Math.round(value), locale);
  const minutes = (value: number) => board.minutes(Math.round(value));
  const pointsOf = (days: Days, isOpen: boolean): Point[] =>
    days.map(({ date: day, value, before }) => ({
      label: day === health.today && isOpen ? board.sofar : date(day, 'short'),
      value,
      before,
      unfinished: isOpen && day === health.today,
    }));
  const yesterday = health.bookings.at(-2);
  const withoutBefore = (points: Point[]) => points.map(({ before: _before, ...point }) => point);
  const { fill, answer, unmet, honour } = health;
  return (
    <div className="flex flex-col divide-y divide-line *:py-5 *:first:pt-3">
      <MiniChart
        title={board.bookings}
        figure={count(yesterday?.value ?? 0)}
        note={board.bookingsNote(count(yesterday?.before ?? 0), board.weekBefore)}
        kind="bars"
        points={withoutBefore(pointsOf(health.bookings, true))}
        format={count}
        heads={[board.day, board.bookings]}
      />
      <MiniChart
        title={board.fill}
        figure={fill.offered === 0 ? board.unknown : percent((100 * fill.sold) / fill.offered)}
        note={board.fillNote(count(fill.sold), count(fill.offered))}
        kind="line"
        points={pointsOf(fill.days, false)}
        format={percent}
        heads={[board.day, board.fill, board.before]}
        foot={board.dashed}
      />
      <MiniChart
        title={board.unmet}
        figure={count(unmet.total)}
        note={board.unmetNote}
        kind="ranks"
        points={unmet.cities.slice(0, 5).map(({ name, value }) => ({ label: name, value }))}
        format={count}
        heads={[board.city, board.unmet]}
      />
      <MiniChart
        title={board.answer}
        figure={answer.minutes === null ? board.unknown : minutes(answer.minutes)}
        {...(answer.before === null ? {} : { note: board.answerNote(minutes(answer.before)) })}
        kind="line"
        points={pointsOf(answer.days, false)}
        format={minutes}
        heads={[board.day, board.answer, board.before]}
      />
      <MiniChart
        title={board.signUps}
        figure={count(health.sign_ups.at(-2)?.value ?? 0)}
        note={board.bookingsNote(count(health.sign_ups.at(-2)?.before ?? 0), board.weekBefore)}
        kind="bars"
        points={withoutBefore(pointsOf(health.sign_ups, true))}
        format={count}
        heads={[board.day, board.signUps]}
      />
      <MiniChart
        title={board.honour}
        figure={honour.percent === null ? board.unknown : percent(honour.percent)}
        note={board.honourNote(count(honour.claims), count(honour.meals))}
        kind="line"
        points={honour.weeks.map(({ from, percent: value }) => ({ label: date(from, 'short'), value }))}
        format={percent}
        heads={[board.weekFrom, board.honour]}
      />
    </div>
  );
}
