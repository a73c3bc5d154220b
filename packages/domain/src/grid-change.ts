import type { Period, Places } from './grid.ts';
import type { LocalDate } from './time.ts';

/** Tables open every week: `day` 0 is Sunday, `time` HH:mm. */
export type OpenCell = { day: number; period: Period; time: string; qtd: number; places: Places };
export type StoredSlot = OpenCell & { id: string };

/** The steps from one week to another. A slot is identified by day, time and size: while it stays it keeps its bookings. */
export type GridChange = { gone: StoredSlot[]; changed: { slot: StoredSlot; qtd: number }[]; added: OpenCell[] };

/** The steps from existing slots to a wanted week; cells without tables are closed. */
export function gridChange(present: readonly StoredSlot[], week: readonly OpenCell[]): GridChange {
  const wanted = new Map(week.filter((cell) => cell.qtd > 0).map((cell) => [cellKey(cell), cell]));
  const kept = new Set(present.map(cellKey));
  return {
    gone: present.filter((slot) => !wanted.has(cellKey(slot))),
    changed: present.flatMap((slot) => {
      const qtd = wanted.get(cellKey(slot))?.qtd;
      return qtd === undefined || qtd === slot.qtd ? [] : [{ slot, qtd }];
    }),
    added: [...wanted].filter(([key]) => !kept.has(key)).map(([, cell]) => cell),
  };
}

/** Two cells with the same key are one slot. */
export function cellKey(cell: Pick<OpenCell, 'day' | 'period' | 'time' | 'places'>): string {
  return `${cell.day} ${cell.period} ${cell.time} ${cell.places}`;
}

/** An upcoming booking. `madeAt`: epoch ms. */
export type StandingBooking = { id: string; slot: string; date: LocalDate; madeAt: number };

/**
 * Bookings that lose their table in a changed week: all of a removed slot; of one with fewer tables those beyond the number on a
 * date, last made first. They stay booked. overridden: `slot date` of days whose quantity the calendar sets, which the week does
 * not change.
 */
export function strandedBy(
  { gone, changed }: Pick<GridChange, 'gone' | 'changed'>,
  standing: readonly StandingBooking[],
  overridden: ReadonlySet<string>,
): string[] {
  const left = new Map([
    ...gone.map(({ id }): [string, number] => [id, 0]),
    ...changed.filter(({ slot, qtd }) => qtd < slot.qtd).map(({ slot, qtd }): [string, number] => [slot.id, qtd]),
  ]);
  const seated = new Map<string, number>();
  return [...standing]
    .sort((a, b) => a.madeAt - b.madeAt || (a.id < b.id ? -1 : 1))
    .filter(({ slot, date }) => {
      const tables = left.get(slot);
      const day = `${slot} ${date}`;
      if (tables === undefined || (tables > 0 && overridden.has(day))) return false;
      seated.set(day, (seated.get(day) ?? 0) + 1);
      return (seated.get(day) ?? 0) > tables;
    })
    .map(({ id }) => id);
}

/** How many tables a week has in all. */
export function tablesOf(week: readonly Pick<OpenCell, 'qtd'>[]): number {
  return week.reduce((sum, { qtd }) => sum + qtd, 0);
}
