import type { Day } from '@metade/booking-flow/host-days.ts';

export type HalfHour = {
  /** HH:mm of the restaurant, on the hour or the half. */
  time: string;
  /** People. */
  booked: number;
  here: number;
  expected: number;
  /** Free tables at the grid's times in it. */
  free: number;
};

const taken = new Set(['confirmed', 'arrived', 'completed']);

/** People booked, seated and expected in each half hour of a period with a booking or a table, earliest first. */
export function halfHours(day: Day, period: string): HalfHour[] {
  const found = new Map<string, HalfHour>();
  const at = (time: string): HalfHour => {
    const half = `${time.slice(0, 3)}${time.slice(3) < '30' ? '00' : '30'}`;
    const known = found.get(half) ?? { time: half, booked: 0, here: 0, expected: 0, free: 0 };
    found.set(half, known);
    return known;
  };
  const count = (time: string, people: number, here: boolean) => {
    const half = at(time);
    half.booked += people;
    if (here) half.here += people;
    else half.expected += people;
  };
  for (const { state, time, people, period: of } of day.bookings)
    if (of === period && taken.has(state)) count(time, people, state !== 'confirmed');
  for (const { state, time, people, period: of } of day.parties)
    if (of === period && state !== 'cancelled') count(time, people, state === 'here');
  for (const { time, free, period: of } of day.tables) if (of === period) at(time).free += free;
  // Times after midnight end their night.
  const late = ({ time }: HalfHour) => period === 'night' && time < '05:00';
  return [...found.values()].sort((a, b) => Number(late(a)) - Number(late(b)) || a.time.localeCompare(b.time));
}
