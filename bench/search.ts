import { addDays, localDateAt } from '@metade/domain/time.ts';

/** Different questions about one city: an evening of the next four weeks and a party each, none twice. */
export function questions(): { date: string; period: 'night'; people: number }[] {
  const today = localDateAt(Date.now(), 'Europe/Madrid');
  return Array.from({ length: 27 }, (_, day) => addDays(today, day + 1)).flatMap((date) =>
    [1, 2, 3, 4, 5].map((people) => ({ date, period: 'night', people })),
  );
}
