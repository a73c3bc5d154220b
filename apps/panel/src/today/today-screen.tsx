import type { Period } from '@metade/domain/grid.ts';
import { periods } from '@metade/domain/grid.ts';
import { isLocalDate } from '@metade/domain/time.ts';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Skeleton } from '@metade/ui/skeleton.tsx';
import { Keyboard, ScanQrCode } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useHouse } from '../house/house.tsx';
import type { Day } from '../house/house-store.ts';
import type { QueuedStep } from '../house/step-queue.ts';
import { withStep } from '../house/step-queue.ts';
import { useNow } from '../house/use-now.ts';
import { go, hrefOf, PanelLink, useRoute } from '../shell/navigation.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { BookingRow } from './booking-row.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Counts } from './counts.tsx';
import { DateSwitch } from './date-switch.tsx';
import { NewBookings } from './new-bookings.tsx';
import { firstPeriod, PeriodTabs } from './period-tabs.tsx';
import { rowNow } from './row-now.ts';
import { countRows, orderRows } from './row-status.ts';
import type { DayActions } from './use-day-actions.ts';
import { useDayActions, useSteadyActions } from './use-day-actions.ts';
import { WaitingSteps } from './waiting-steps.tsx';

/** The host's main screen: one date's bookings by period, live. */
export function TodayScreen() {
  const { m, Date: dateWords, time } = useWords();
  const { restaurant, state, store, steps } = useHouse();
  const { query } = useRoute();
  const actions = useDayActions();
  const asked = query.get('date');
  const date = asked && isLocalDate(asked) ? asked : state.today;
  const seen = state.days[date];
  const day = useMemo(() => (seen ? withSteps(seen, steps) : undefined), [seen, steps]);
  const now = useNow(state.clockOffset);
  const localTime = time(new Date(now).toISOString(), restaurant.time_zone);
  const askedPeriod = periods.find((period) => period === query.get('period'));
  const period = askedPeriod ?? (day ? firstPeriod(day, localTime) : 'night');
  useTitle(date === state.today ? m.today : dateWords(date));
  useFreshDay(date);

  const show = (next: Period) =>
    go(hrefOf('today', { date: date === state.today ? null : date, period: next }), 'replace');
  const bookings = day?.bookings.filter((booking) => booking.period === period) ?? [];
  return (
    <>
      <header className="grid gap-3 px-4 pt-4 pb-3 md:grid-cols-[auto_1fr] md:items-center md:gap-x-6 md:px-6">
        <div className="md:col-span-2 lg:col-span-1">
          <DateSwitch date={date} today={state.today} />
        </div>
        <div className="hidden justify-end gap-2 lg:flex">
          <PanelLink href={hrefOf('scan')} className={`${buttonClass('outline')} min-h-13!`}>
            <ScanQrCode aria-hidden="true" className="size-5" strokeWidth={1.9} />
            {m.day.scanVoucher}
          </PanelLink>
          <PanelLink href={hrefOf('code')} className={`${buttonClass('outline')} min-h-13!`}>
            <Keyboard aria-hidden="true" className="size-5" strokeWidth={1.9} />
            {m.day.typeCode}
          </PanelLink>
        </div>
        {day ? (
          <>
            <PeriodTabs day={day} shown={period} onShow={show} />
            <Counts counts={countRows(bookings, now)} />
          </>
        ) : (
          <Skeleton className="h-15 md:w-99" />
        )}
      </header>
      <div className="flex flex-col gap-2 pb-3 empty:hidden">
        <ConnectionBanner seenAt={day?.now ?? null} />
        <WaitingSteps />
        <NewBookings actions={actions} now={now} />
      </div>
      {day ? (
        <Rows day={day} period={period} now={now} actions={actions} onShow={show} />
      ) : state.failed.has(date) ? (
        <div className="px-4 md:px-6">
          <EmptyHalfPlate title={m.day.loadFailed}>
            <Button onClick={() => void store.load(date)} className="self-start">
              {m.tryAgain}
            </Button>
          </EmptyHalfPlate>
        </div>
      ) : (
        <RowSkeletons />
      )}
    </>
  );
}

function Rows({
  day,
  period,
  now,
  actions,
  onShow,
}: {
  day: Day;
  period: Period;
  now: number;
  actions: DayActions;
  onShow: (period: Period) => void;
}) {
  const { m } = useWords();
  const { steps } = useHouse();
  const steady = useSteadyActions(actions);
  const waiting = useMemo(() => waitingOf(steps), [steps]);
  const rows = useMemo(() => orderRows(day.bookings.filter((booking) => booking.period === period)), [day, period]);
  if (rows.length > 0) {
    return (
      <ul aria-label={m.day.list} className="border-t border-line">
        {rows.map((booking) => (
          <BookingRow
            key={booking._id}
            booking={booking}
            now={rowNow(booking, now)}
            timeZone={day.time_zone}
            actions={steady}
            busy={actions.busy.has(booking._id)}
            waiting={waiting.get(booking._id)?.key ?? null}
          />
        ))}
      </ul>
    );
  }
  const others = periods
    .map((other) => ({ other, count: orderRows(day.bookings.filter((entry) => entry.period === other)).length }))
    .filter(({ count }) => count > 0);
  return (
    <div className="px-4 md:px-6">
      <EmptyHalfPlate title={m.day.emptyTitle} text={m.day.emptyText}>
        {others.length > 0 ? (
          <div className="flex flex-wrap gap-2">
            {others.map(({ other, count }) => (
              <Button key={other} onClick={() => onShow(other)}>
                {m.day.emptyOther(m.day.periods[other], count)}
              </Button>
            ))}
          </div>
        ) : null}
      </EmptyHalfPlate>
    </div>
  );
}

function RowSkeletons() {
  const { m } = useWords();
  return (
    <div className="border-t border-line" aria-live="polite">
      <span className="sr-only">{m.loading}</span>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex h-19.5 items-center gap-4 border-b border-line px-4 md:px-6">
          <Skeleton className="h-7 w-16" />
          <Skeleton className="h-6 flex-1" />
          <Skeleton className="h-14 w-28 md:w-43" />
        </div>
      ))}
    </div>
  );
}

/** The step that waits to be sent, by its order's id. */
function waitingOf(steps: readonly QueuedStep[]): ReadonlyMap<string, QueuedStep> {
  return new Map(steps.filter(({ refusal }) => refusal === undefined).map((step) => [step.order, step]));
}

/** A day as it will stand once its waiting steps are sent. */
function withSteps(day: Day, steps: readonly QueuedStep[]): Day {
  const waiting = waitingOf(steps);
  if (waiting.size === 0) return day;
  const bookings = day.bookings.map((booking) => {
    const step = waiting.get(booking._id);
    return step ? withStep(booking, step) : booking;
  });
  return { ...day, bookings };
}

const freshMs = 60_000;

/** Loads a date when it is shown, and each minute: what may be done depends on the hour, which no event tells. */
function useFreshDay(date: string): void {
  const { store } = useHouse();
  useEffect(() => {
    void store.load(date);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void store.load(date);
    }, freshMs);
    const seen = () => {
      if (document.visibilityState === 'visible') void store.load(date);
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [store, date]);
}
