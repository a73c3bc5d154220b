import type { WeekGrid } from '@metade/contracts/grid.ts';
import type { Period, Places } from '@metade/domain/grid.ts';
import { noTables, weekdays, weekOf } from './week.ts';
import type { Week } from './week.ts';

export const templates = ['every_day', 'dinner_late_week', 'opening_hours'] as const;
export type Template = (typeof templates)[number];

const meals: { period: Period; time: string }[] = [
  { period: 'afternoon', time: '12:30' },
  { period: 'night', time: '19:30' },
  { period: 'night', time: '21:30' },
];
/** About how long a diner stays. */
const mealMinutes = 90;
const usual: Record<Places, number> = { ...noTables, 2: 4, 4: 2 };

/** A template week: lunch and dinner every day, dinner from Thursday to Saturday, or whenever the restaurant is open. */
export function templateWeek(
  template: Template,
  { worksheet, accepted_sizes }: Pick<WeekGrid, 'worksheet' | 'accepted_sizes'>,
): Week {
  const serves = (day: number, { period, time }: (typeof meals)[number]): boolean => {
    if (template === 'every_day') return true;
    if (template === 'dinner_late_week') return period === 'night' && day >= 4;
    return worksheet.some((entry) => entry.day === day && entry.spans.some((span) => isOpenFor(span, time)));
  };
  const sizes = accepted_sizes.filter((places) => usual[places] > 0);
  const given = sizes.length > 0 ? sizes : accepted_sizes;
  return weekOf(
    weekdays.flatMap((day) =>
      meals
        .filter((meal) => serves(day, meal))
        .flatMap((meal) => given.map((places) => ({ day, ...meal, places, qtd: usual[places] || 2 }))),
    ),
  );
}

function isOpenFor(span: WeekGrid['worksheet'][number]['spans'][number], time: string): boolean {
  const [open, close, at] = [minutes(span.time_open), minutes(span.time_close), minutes(time)];
  return open <= at && at + mealMinutes <= (close > open ? close : close + 24 * 60);
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
