import { useWords } from '../words/words.tsx';
import type { DayCount } from './day-tone.ts';

/** A day's label: `dayName` "Friday 12 June, 5 tables free"; `closedOrFull`: why there is no table, null when there is one. */
export function useDayWords() {
  const { m, Date } = useWords();
  const closedOrFull = ({ open, tables }: DayCount) =>
    open === false ? m.search.closedDay : tables === 0 ? m.search.fullDay : null;
  const dayName = (day: DayCount) => `${Date(day.date)}, ${closedOrFull(day) ?? m.search.tablesFree(day.tables)}`;
  return { dayName, closedOrFull };
}
