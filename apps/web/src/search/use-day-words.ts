import { useWords } from '../words/words.tsx';
import type { DayCount } from './day-tone.ts';

/**
 * A day's label: `dayName` "Friday 12 June, 5 tables free"; `closedOrFull`: why a restaurant has no table, null when it has one. Of
 * a search nobody knows why: its restaurants may be full or closed, or its filters may leave none.
 */
export function useDayWords() {
  const { m, Date } = useWords();
  const closedOrFull = ({ open, tables }: DayCount) =>
    open === false ? m.search.closedDay : open && tables === 0 ? m.search.fullDay : null;
  const dayName = (day: DayCount) => `${Date(day.date)}, ${closedOrFull(day) ?? m.search.tablesFree(day.tables)}`;
  return { dayName, closedOrFull };
}
