import type { Period, TableSlot } from './grid.ts';
import { dayOfWeek } from './time.ts';
import type { LocalDate } from './time.ts';

/** Replaces the week's quantity on one date: for a slot, else a period, else (both null) the day. `qtd` 0 closes. */
export type CalendarOverride = { date: LocalDate; period: Period | null; slot: string | null; qtd: number };

/**
 * Tables on sale of a slot on a date; 0 when it is not on that weekday, or has no time or size. The most specific override wins
 * (slot, then period, then day); of equal ones the later in the list.
 */
export function capacityOn(slot: TableSlot, date: LocalDate, overrides: readonly CalendarOverride[]): number {
  if (slot.time === 'close' || slot.places === 0 || slot.day !== dayOfWeek(date)) return 0;
  const applying = overrides.filter((override) => override.date === date);
  const winner =
    applying.findLast((override) => override.slot === slot._id) ??
    applying.findLast((override) => override.slot === null && override.period === slot.period) ??
    applying.findLast((override) => override.slot === null && override.period === null);
  return Math.max(0, winner?.qtd ?? slot.qtd);
}

export type DatedSlot = { slot: TableSlot; capacity: number };

/** The weekday's slots that have a time and a size, with their quantity on that date (0 when closed). */
export function slotsOn(
  slots: readonly TableSlot[],
  date: LocalDate,
  overrides: readonly CalendarOverride[],
): DatedSlot[] {
  const day = dayOfWeek(date);
  return slots
    .filter((slot) => slot.day === day && slot.time !== 'close' && slot.places !== 0)
    .map((slot) => ({ slot, capacity: capacityOn(slot, date, overrides) }));
}

/** The slots whose quantity on a date differs from the week's: their bookings may need attention. */
export function overriddenSlots(
  slots: readonly TableSlot[],
  date: LocalDate,
  overrides: readonly CalendarOverride[],
): DatedSlot[] {
  return slotsOn(slots, date, overrides).filter(({ slot, capacity }) => capacity !== slot.qtd);
}

/** An owner's settings for a date: all closed, some periods closed, or other quantities of single slots. */
export type DayPlan = {
  closed: boolean;
  closedPeriods: readonly Period[];
  quantities: readonly { slot: string; qtd: number }[];
};

/** The overrides for such a day: none for slots of a closed period, or with the week's own quantity. */
export function overridesOf(
  plan: DayPlan,
  date: LocalDate,
  slots: readonly Pick<TableSlot, '_id' | 'period' | 'qtd'>[],
): CalendarOverride[] {
  if (plan.closed) return [{ date, period: null, slot: null, qtd: 0 }];
  const closed = new Set(plan.closedPeriods);
  const known = new Map(slots.map((slot) => [slot._id, slot]));
  return [
    ...[...closed].map((period) => ({ date, period, slot: null, qtd: 0 })),
    ...plan.quantities.flatMap(({ slot, qtd }) => {
      const week = known.get(slot);
      return week === undefined || closed.has(week.period) || week.qtd === qtd
        ? []
        : [{ date, period: null, slot, qtd }];
    }),
  ];
}
