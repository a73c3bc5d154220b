import type { DirectBooking } from '@metade/contracts/direct-bookings.ts';
import type { Booking } from '@metade/contracts/host.ts';
import type { Period } from '@metade/domain/grid.ts';
import { periods } from '@metade/domain/grid.ts';
import { isLocalDate } from '@metade/domain/time.ts';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { useRestOutOfSight } from '@metade/ui/rest-out-of-sight.ts';
import { Skeleton } from '@metade/ui/skeleton.tsx';
import { Keyboard, ScanQrCode, UserPlus } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import type { Day } from '@metade/booking-flow/host-days.ts';
import { firstPeriod } from '@metade/booking-flow/first-period.ts';
import { waitingOf, withSteps } from '@metade/booking-flow/host-steps.ts';
import { useNow } from '../restaurant/use-now.ts';
import type { Settings } from '../session/config.tsx';
import { useSettings } from '../session/config.tsx';
import { mayCall } from '../shell/may-call.ts';
import { go, hrefOf, PanelLink, useRoute } from '../shell/navigation.tsx';
import { useToast } from '../shell/toast.tsx';
import { useSteadyRows } from '../shell/use-steady-rows.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { BookingRow } from './booking-row.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Counts } from './counts.tsx';
import { DaySearch } from './day-search.tsx';
import type { Line } from './find-lines.ts';
import { bookingOfCode, findLines, linesOf, orderLines } from './find-lines.ts';
import { HalfHourStrip } from './half-hour-strip.tsx';
import { PartyDialog } from './party-dialog.tsx';
import { PartyRow } from './party-row.tsx';
import { DateSwitch } from './date-switch.tsx';
import { RequestsLine } from './requests-line.tsx';
import { PeriodTabs } from './period-tabs.tsx';
import { rowNow } from './row-now.ts';
import type { Counts as RowCounts } from '@metade/booking-flow/row-status.ts';
import { countRows } from '@metade/booking-flow/row-status.ts';
import { opensAt, seatRefusal } from '@metade/booking-flow/voucher-time.ts';
import { usePartyActions } from './use-party-actions.ts';
import type { DayActions, RowActions } from './use-day-actions.ts';
import { useGrowing } from './use-growing.ts';
import { useDayActions, useSteadyActions } from './use-day-actions.ts';
import { WaitingSteps } from './waiting-steps.tsx';

/** The host's main screen: one date's bookings by period, live. */
export function TodayScreen() {
  const { m, Date: dateWords, time } = useWords();
  const { restaurant, state, store, steps } = useRestaurant();
  const { query } = useRoute();
  const settings = useSettings();
  const actions = useDayActions();
  const toast = useToast();
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

  const show = useCallback(
    (next: Period) => go(hrefOf('today', { date: date === state.today ? null : date, period: next }), 'replace'),
    [date, state.today],
  );
  const [text, setText] = useState('');
  // What is pressed or typed is shown at once, its rows and their numbers as soon as they are drawn.
  const listed = useDeferredValue(period);
  const sought = useDeferredValue(text.trim());
  const counts = useMemo(() => day && countPeriod(day, listed, now), [day, listed, now]);
  const steady = useSteadyActions(actions);
  const [adding, setAdding] = useState(false);
  const enter = () => {
    const found = day ? bookingOfCode(linesOf(day.bookings, []), text) : null;
    if (found === null) return;
    const refusal = seatRefusal(found, now, settings.voucherOpensMinutes);
    if (refusal !== null) return toast.show({ text: refusalWords(refusal, found), failure: true });
    void actions.arrive(found);
    setText('');
  };
  const refusalWords = (refusal: NonNullable<ReturnType<typeof seatRefusal>>, found: Booking) => {
    const opens = time(new Date(opensAt(found, settings.voucherOpensMinutes)).toISOString(), restaurant.time_zone);
    const { usedText: used, noShow: no_show, cancelled, paying, finished } = m.voucher;
    return { used, no_show, cancelled, paying, finished, opens: m.voucher.opens(opens) }[refusal];
  };
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
        {day && counts ? (
          <>
            <PeriodTabs day={day} shown={period} onShow={show} />
            <Counts counts={counts} />
          </>
        ) : (
          <Skeleton className="h-15 md:w-99" />
        )}
      </header>
      {day ? (
        <div className="flex gap-2 px-4 pb-3 md:px-6">
          <DaySearch text={text} onChange={setText} onEnter={enter} />
          {date >= state.today ? (
            <Button onClick={() => setAdding(true)} className="min-h-12! shrink-0">
              <UserPlus aria-hidden="true" className="size-5" strokeWidth={1.9} />
              <span className="max-sm:sr-only">{m.evening.party.add}</span>
            </Button>
          ) : null}
          <PartyDialog open={adding} onClose={() => setAdding(false)} day={day} period={period} />
        </div>
      ) : null}
      <div className="flex flex-col gap-2 pb-3 empty:hidden">
        <ConnectionBanner seenAt={day?.now ?? null} />
        <WaitingSteps />
        <RequestsLine actions={actions} now={now} />
      </div>
      {day && sought === '' ? <HalfHourStrip day={day} period={listed} /> : null}
      {day ? (
        <Rows day={day} period={listed} text={sought} now={now} busy={actions.busy} actions={steady} onShow={show} />
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

const Rows = memo(function Rows({
  day,
  period,
  text,
  now,
  busy,
  actions,
  onShow,
}: {
  day: Day;
  period: Period;
  /** Search results, in all periods of the day. */
  text: string;
  now: number;
  busy: DayActions['busy'];
  actions: RowActions;
  onShow: (period: Period) => void;
}) {
  const { m } = useWords();
  const { steps, restaurant } = useRestaurant();
  const settings = useSettings();
  const waiting = useMemo(() => waitingOf(steps), [steps]);
  const { busy: busyParties, actions: partyActions } = usePartyActions();
  const ordered = useMemo(() => {
    const lines = orderLines(linesOf(day.bookings, day.parties));
    return text ? findLines(lines, text) : lines.filter(({ booking, party }) => (booking ?? party).period === period);
  }, [day, period, text]);
  const subject = `${day.date} ${period} ${text}`;
  const rows = useSteadyRows(ordered, keyOf, subject);
  const { count, rest } = useGrowing(rows.length, subject);
  useRestOutOfSight();
  if (rows.length > 0) {
    return (
      <>
        <ul aria-label={m.day.list} className="border-t border-line">
          {rows
            .slice(0, count)
            .map(({ row: { key, booking, party }, gone }) =>
              booking ? (
                <BookingRow
                  key={key}
                  booking={booking}
                  now={rowNow(booking, now, settings)}
                  timeZone={day.time_zone}
                  actions={actions}
                  busy={busy.has(booking._id)}
                  waiting={waiting.get(booking._id)?.key ?? null}
                  mayCorrect={mayCall(restaurant.role, 'correctArrival')}
                />
              ) : (
                <PartyRow
                  key={key}
                  party={party}
                  timeZone={day.time_zone}
                  opens={opensLater(party, now, settings)}
                  busy={gone || busyParties.has(party._id)}
                  actions={partyActions}
                />
              ),
            )}
        </ul>
        {count < rows.length ? <div ref={rest} style={{ height: `${(rows.length - count) * 4.875}rem` }} /> : null}
      </>
    );
  }
  if (text)
    return (
      <p role="status" className="border-t border-line px-4 py-8 text-ink-2 md:px-6">
        {m.evening.search.none(text)}
      </p>
    );
  const others = periods
    .map((other) => ({
      other,
      count: orderLines(
        linesOf(day.bookings, day.parties).filter((line) => (line.booking ?? line.party).period === other),
      ).length,
    }))
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
});

function opensLater(party: DirectBooking, now: number, { voucherOpensMinutes }: Settings): number | null {
  const opens = opensAt(party, voucherOpensMinutes);
  return now < opens ? opens : null;
}

const keyOf = ({ key }: Line) => key;

/** A meal's numbers; walk-ins and phone bookings count among the booked. */
function countPeriod({ bookings, parties }: Day, period: Period, now: number): RowCounts {
  const ofPeriod = (one: { period: Period }) => one.period === period;
  const counts = countRows(bookings.filter(ofPeriod), now);
  const standing = parties.filter((party) => ofPeriod(party) && party.state !== 'cancelled');
  const here = standing.filter(({ state }) => state === 'here').length;
  return { ...counts, booked: counts.booked + standing.length, here: counts.here + here };
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

const freshMs = 60_000;

/** Loads a date when it is shown, and each minute: possible actions depend on the time, which no event announces. */
function useFreshDay(date: string): void {
  const { store } = useRestaurant();
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
