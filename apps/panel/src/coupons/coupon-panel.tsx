import type { Answer } from '@metade/api-client/client.ts';
import { couponForecast } from '@metade/domain/coupon-forecast.ts';
import { localDateAt } from '@metade/domain/time.ts';
import { weekdayName } from '@metade/i18n/format-date.ts';
import { formatNumber } from '@metade/i18n/format-money.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { Copy, Pencil, TrendingUp, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { MiniChart } from '../charts/mini-chart.tsx';
import { Switch } from '../grid/switch.tsx';
import { CsvButton } from '../lists/csv-button.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { FileSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { dayMonth, daysWords, limitOf, limitWords, listIn, sums, weekPoints, worthWords } from './coupon-words.ts';
import { useSwitchCoupons } from './use-switch-coupons.ts';

type CouponFile = Answer<'getCoupon'>['data'];

/** A coupon: switch, weeks, terms, and forecast. */
export function CouponPanel({ id, onChange, close }: { id: string; onChange: () => void; close: string }) {
  const { m, locale } = useWords();
  const { call } = useSession();
  const load = useCallback(async () => (await call('getCoupon', { params: { id } })).data, [call, id]);
  const { value: file, failed, missing, again } = useLoaded(load);
  const turn = useSwitchCoupons(() => {
    again();
    onChange();
  });
  if (failed) return <Unreachable again={again} missing={missing} />;
  if (!file) return <FileSkeleton />;
  const { code, active } = file;
  return (
    <section aria-label={code} className="rounded-4 border border-line bg-surface p-4.5 shadow-2">
      <header className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="font-text text-lg font-semibold tracking-normal break-all">{code}</h2>
          <p className="text-sm text-ink-2">{m.coupons.offFee(worthWords(file, { m, locale }))}</p>
        </div>
        {file.state === 'over' ? null : (
          <Switch
            on={active}
            label={`${m.coupons.active}: ${code}`}
            words={active ? m.coupons.active : m.coupons.paused}
            onChange={(on) => void turn([id], on, () => (on ? m.coupons.isActive(code) : m.coupons.isPaused(code)))}
          />
        )}
        <PanelLink
          href={close}
          aria-label={m.close}
          className="flex size-11 shrink-0 items-center justify-center rounded-2 hover:bg-hover"
        >
          <X aria-hidden="true" className="size-5" strokeWidth={1.9} />
        </PanelLink>
      </header>
      <div className="mt-3">
        <MiniChart
          title={m.coupons.usesByWeek}
          figure={formatNumber(file.weeks.at(-1)?.uses ?? 0, locale)}
          note={m.coupons.inAll(file.uses, sums(file.cost, locale, formatNumber(0, locale)))}
          kind="bars"
          points={weekPoints(file.weeks, ({ uses }) => uses, { m, locale })}
          format={(value) => formatNumber(value, locale)}
          heads={[m.coupons.week, m.coupons.columns.uses]}
        />
      </div>
      <Terms file={file} />
      <Forecast file={file} />
      <p className="mt-4 flex flex-wrap gap-2">
        <PanelLink href={hrefOf('coupons', { edit: id })} className={buttonClass()}>
          <Pencil aria-hidden="true" className="size-5" strokeWidth={1.9} />
          {m.coupons.edit}
        </PanelLink>
        <PanelLink href={hrefOf('coupons', { copy: id })} className={buttonClass()}>
          <Copy aria-hidden="true" className="size-5" strokeWidth={1.9} />
          {m.coupons.duplicate}
        </PanelLink>
        {file.batch === null ? null : <CsvButton list="getCouponCodes" input={{ params: { id } }} />}
      </p>
    </section>
  );
}

function Terms({ file }: { file: CouponFile }) {
  const { m, locale, countryName } = useWords();
  const words = m.coupons.facts;
  const list = listIn(locale);
  const names = (rows: CouponFile['cities']) => rows && list(rows.map(({ name }) => name));
  const facts: [string, string | null | false][] = [
    [words.valid, daysWords(file, { m, locale })],
    [words.countries, file.countries ? file.countries.map(countryName).join(', ') : m.coupons.all],
    [words.cities, names(file.cities)],
    [words.restaurants, names(file.restaurants)],
    [words.sizes, file.sizes ? list(file.sizes.map(String)) : m.coupons.allSizes],
    [words.weekdays, file.weekdays && list(file.weekdays.map((day) => weekdayName(day, locale)))],
    [words.firstOrder, file.first_order && m.coupons.yes],
    [words.perPerson, file.user_limit === null ? m.coupons.noLimit : m.coupons.times(file.user_limit)],
    [words.inAll, limitWords(file, { m, locale })],
    [words.campaign, file.campaign],
    [words.note, file.note],
  ];
  return (
    <dl className="mt-3 border-t border-line text-sm">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
            <dt className="text-ink-2">{name}</dt>
            <dd className="min-w-0 text-right font-semibold break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Forecast({ file }: { file: CouponFile }) {
  const { m, locale } = useWords();
  const [today] = useState(() => localDateAt(Date.now(), 'UTC'));
  const { uses, weeks, last_day: lastDay, cost, state } = file;
  if (state !== 'running' || lastDay === null) return null;
  const weekUses = weeks.at(-2)?.uses ?? 0;
  const ahead = couponForecast({ uses, weekUses, limit: limitOf(file), today, lastDay });
  if (ahead === null) return null;
  const spent = cost.map((sum) => ({ ...sum, amount: Math.round((sum.amount / uses) * ahead.uses) }));
  return (
    <p className="mt-4 flex gap-3 rounded-3 bg-info-soft p-3.5 text-sm text-info-ink">
      <TrendingUp aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.9} />
      {ahead.usedUp
        ? m.coupons.forecastUsedUp(dayMonth(ahead.usedUp, locale))
        : m.coupons.forecast(formatNumber(ahead.uses, locale), sums(spent, locale))}
    </p>
  );
}
