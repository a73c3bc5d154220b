import type { Period } from '@metade/domain/grid.ts';

/** A city as the list of cities has it. country: ISO 3166-1 alpha-2. */
export type City = { slug: string; name: string; country: string };

/** What is looked for. date of null: the first day with a table; text: as typed. */
export type Question = { city: City; people: number; date: string | null; period: Period | null; text: string };

/** What is asked first. */
export const firstQuestion: Question = {
  city: { slug: 'lisboa', name: 'Lisboa', country: 'PT' },
  people: 2,
  date: null,
  period: null,
  text: '',
};

/** What was kept, as far as it is what it should be: an older app may have written it. */
export function keptPart(text: string | null): Partial<Pick<Question, 'city' | 'people'>> {
  try {
    const { city, people } = JSON.parse(text ?? '{}') as Partial<Question>;
    const isCity = [city?.slug, city?.name, city?.country].every((part) => typeof part === 'string' && part !== '');
    return {
      ...(city && isCity ? { city } : {}),
      ...(Number.isInteger(people) && people && people >= 1 && people <= 6 ? { people } : {}),
    };
  } catch {
    return {};
  }
}
