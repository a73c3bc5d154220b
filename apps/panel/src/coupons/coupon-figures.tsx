import type { Answer } from '@metade/api-client/client.ts';
import { formatMoney, formatNumber } from '@metade/i18n/format-money.ts';
import { MiniChart } from '../charts/mini-chart.tsx';
import { useWords } from '../words/words.tsx';
import { dayMonth, sums as sumsOf, weekPoints } from './coupon-words.ts';

type Listed = Answer<'listCoupons'>;

/**
 * Revenue, cost and first bookings of running coupons, by week. Several currencies are listed side by side; the bars show the
 * first.
 */
export function CouponFigures({ weeks, sums }: Pick<Listed, 'weeks' | 'sums'>) {
  const { m, locale } = useWords();
  const first = weeks[0];
  const currency = sums.cost[0]?.currency;
  const points = (value: (week: Listed['weeks'][number]) => number) => weekPoints(weeks, value, { m, locale });
  const number = (value: number) => formatNumber(value, locale);
  const money = (amount: number) => formatMoney({ amount, currency: currency ?? 'EUR' }, locale);
  const perUse =
    sums.cost.length === 1 && sums.uses > 0 ? money(Math.round((sums.cost[0]?.amount ?? 0) / sums.uses)) : null;
  return (
    <div className="grid gap-px overflow-hidden rounded-4 border border-line bg-line *:bg-surface *:p-4 md:grid-cols-3">
      <MiniChart
        heading="h2"
        title={m.coupons.uses}
        figure={number(sums.uses)}
        note={first ? m.coupons.since(dayMonth(first.week, locale)) : undefined}
        kind="bars"
        points={points(({ uses }) => uses)}
        format={number}
        heads={[m.coupons.week, m.coupons.columns.uses]}
      />
      <MiniChart
        heading="h2"
        title={m.coupons.cost}
        figure={sumsOf(sums.cost, locale, number(0))}
        note={perUse === null ? undefined : m.coupons.perUse(perUse)}
        kind="bars"
        points={points(({ cost }) => cost.find((sum) => sum.currency === currency)?.amount ?? 0)}
        format={money}
        heads={[m.coupons.week, m.coupons.columns.cost]}
      />
      <MiniChart
        heading="h2"
        title={m.coupons.first}
        figure={number(sums.first)}
        note={m.coupons.byCoupons}
        kind="bars"
        points={points((week) => week.first)}
        format={number}
        heads={[m.coupons.week, m.coupons.first]}
      />
    </div>
  );
}
