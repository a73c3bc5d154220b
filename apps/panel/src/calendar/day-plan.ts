import type { CalendarDay } from '@metade/contracts/calendar.ts';
import type { Booking } from '@metade/contracts/host.ts';
import type { Period } from '@metade/domain/grid.ts';

/** A day as edited. */
export type DayDraft = {
  closed: boolean;
  closedPeriods: readonly Period[];
  /** Number of tables by slot, for every slot of the day. */
  quantities: Readonly<Record<string, number>>;
  reason: string;
};

export function draftOf(day: CalendarDay): DayDraft {
  const slots = day.periods.flatMap((period) => period.slots.map((slot) => ({ ...slot, closed: period.closed })));
  return {
    closed: day.closed,
    closedPeriods: day.closed ? [] : day.periods.filter(({ closed }) => closed).map(({ period }) => period),
    quantities: Object.fromEntries(slots.map(({ _id, closed, week, qtd }) => [_id, closed ? week : qtd])),
    reason: day.reason,
  };
}

/** The day in the API's form. */
export function planOf(draft: DayDraft, day: CalendarDay) {
  return {
    version: day.version,
    closed: draft.closed,
    closed_periods: [...draft.closedPeriods],
    quantities: otherThanWeek(draft, day).map(({ _id, week }) => ({ slot: _id, qtd: draft.quantities[_id] ?? week })),
    reason: changesDay(draft, day) ? draft.reason : '',
  };
}

/** Whether the edited day differs from the week: only then there is a reason to give. */
export const changesDay = (draft: DayDraft, day: CalendarDay): boolean =>
  draft.closed || draft.closedPeriods.length > 0 || otherThanWeek(draft, day).length > 0;

const otherThanWeek = (draft: DayDraft, day: CalendarDay) =>
  day.periods.flatMap(({ slots }) => slots).filter(({ _id, week }) => draft.quantities[_id] !== week);

export const isClosed = (draft: DayDraft, period: Period): boolean =>
  draft.closed || draft.closedPeriods.includes(period);

/** Whether there are unsaved edits; a reason alone is none. */
export const isTyped = (draft: DayDraft, day: CalendarDay): boolean =>
  !sameDraft({ ...draft, reason: planOf(draft, day).reason }, draftOf(day));

export function sameDraft(a: DayDraft, b: DayDraft): boolean {
  const told = ({ closed, closedPeriods, quantities, reason }: DayDraft) =>
    JSON.stringify([closed, [...closedPeriods].sort(), Object.entries(quantities).sort(), reason]);
  return told(a) === told(b);
}

/** The bookings for which the edited day has no table: all in closed periods, else those beyond the quantity. */
export function standingIn(draft: DayDraft, day: CalendarDay, bookings: readonly Booking[]): Booking[] {
  const standing = bookings
    .filter(({ date, state }) => date === day.date && (state === 'confirmed' || state === 'awaiting_restaurant'))
    .sort((a, b) => a.created.localeCompare(b.created));
  const seated = new Map<string, number>();
  return standing.filter(({ period, time, places }) => {
    if (isClosed(draft, period)) return true;
    const slot = day.periods
      .find((one) => one.period === period)
      ?.slots.find((one) => one.time === time && one.places === places);
    if (slot === undefined) return false;
    const count = (seated.get(slot._id) ?? 0) + 1;
    seated.set(slot._id, count);
    return count > (draft.quantities[slot._id] ?? slot.week);
  });
}
