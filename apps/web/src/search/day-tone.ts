export interface DayCount {
  date: string;
  tables: number;
  /** Of one restaurant. False: nothing is sold that day. */
  open?: boolean;
}

/** Colours of a day's button: selected, without tables or free. */
export function dayTone(day: DayCount, chosen: string | undefined): string {
  if (day.date === chosen) return 'border-transparent bg-ink text-page';
  return day.tables === 0
    ? 'border-dashed border-line-strong text-ink-3 hover:bg-hover'
    : 'border-line bg-surface hover:bg-hover';
}
