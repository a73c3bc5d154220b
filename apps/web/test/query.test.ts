import { describe, expect, it } from 'vitest';
import { catalogueIn } from '@metade/i18n/catalogue.ts';
import {
  cleared,
  isNarrowed,
  readQuery,
  stripLength,
  toDaysFilter,
  toFilter,
  writeQuery,
} from '../src/search/query.ts';

const kitchen = (slug: string, more: { retired?: boolean; merged_into?: string } = {}) => ({
  kind: 'kitchen' as const,
  slug,
  names: { pt: slug },
  icon: 'cutlery' as const,
  position: null,
  retired: false,
  merged_into: null,
  ...more,
});
const entries = [
  kitchen('sushi'),
  kitchen('vegano'),
  kitchen('tasca', { retired: true }),
  kitchen('cantina', { merged_into: 'italiana' }),
  kitchen('italiana'),
  { ...kitchen('wifi'), kind: 'service' as const },
];

const read = (text: string) => readQuery(new URLSearchParams(text), catalogueIn(entries, 'pt'));

describe('a search in the address', () => {
  it('comes back as it was written', () => {
    const text =
      '?date=2026-06-12&period=night&time=20%3A00&people=4&kitchen=sushi&kitchen=vegano&services=wifi&rating=4&min=1500&max=4000&near=38.7%2C-9.1&km=2.5&text=a%C3%A7o&collection=romantic&all=1&sort=rating&page=3';
    const query = read(text);
    expect(writeQuery(query, { page: query.page })).toBe(text);
  });

  it('asks for kitchens that are offered, and of one that was merged for the other', () => {
    expect(
      read('kitchen=cantina&kitchen=tasca&kitchen=martian&kitchen=italiana&services=wifi&services=pool'),
    ).toMatchObject({
      kitchen: ['italiana'],
      services: ['wifi'],
    });
  });

  it('accepts 1 and 6 people and leaves 0 and 7 to the usual 2', () => {
    expect(read('people=1').people).toBe(1);
    expect(read('people=6').people).toBe(6);
    expect(read('people=0').people).toBe(2);
    expect(read('people=7').people).toBe(2);
  });

  it('asks for ratings in halves', () => {
    expect(read('rating=4.5').rating).toBe(4.5);
    expect(read('rating=5').rating).toBe(5);
    for (const text of ['4.2', '0', '5.5', '']) expect(read(`rating=${text}`).rating).toBeUndefined();
  });

  it('leaves out what makes no sense', () => {
    const query = read('date=2026-13-01&period=brunch&rating=six&near=91,0&kitchen=<b>&page=-1');
    expect(query).toMatchObject({
      date: undefined,
      period: undefined,
      rating: undefined,
      near: undefined,
      kitchen: [],
      page: 1,
    });
  });

  it.each(['2026-02-30', '2026-04-31', '1999-12-31', '3000-01-01', '2026-6-1', '2026-13-01'])(
    'is without the day %s, which there is not or nobody sells',
    (date) => {
      expect(read(`date=${date}`).date).toBeUndefined();
    },
  );

  it.each(['2000-01-01', '2028-02-29', '2999-12-31'])('keeps the day %s', (date) => {
    expect(read(`date=${date}`).date).toBe(date);
  });

  it('is without a time, a collection or a distance that makes no sense', () => {
    const query = read('time=25:00&collection=A%20b&near=38.7,-9.1&km=0');
    expect(query).toMatchObject({ time: undefined, collection: undefined, near: { km: undefined } });
    expect(toFilter(query, {}).near?.km).toBe(15);
    expect(toFilter(read('near=38.7,-9.1&km=3'), {}).near?.km).toBe(3);
  });

  it('counts days with its filters, but for the day itself', () => {
    const query = read('date=2026-06-12&rating=4&time=20:00&sort=rating&page=2');
    expect(toDaysFilter(query, { city: 'lisboa' }, 14)).toEqual(
      expect.objectContaining({ city: 'lisboa', rating: 4, time: '20:00', days: 14 }),
    );
    expect(Object.keys(toDaysFilter(query, {}, 14))).not.toContain('date');
    expect(isNarrowed(query)).toBe(true);
    expect(isNarrowed(read('date=2026-06-12&people=4&all=1'))).toBe(false);
  });

  it('cleared of its filters, keeps what is no filter: also that only free tables are shown', () => {
    const filters = 'date=2026-06-12&people=4&sort=rating&kitchen=sushi&rating=4&time=20:00&near=38,-9&page=2';
    expect(writeQuery(cleared(read(filters)))).toBe('?date=2026-06-12&people=4&sort=rating');
    expect(writeQuery(cleared(read(`${filters}&all=1`)))).toBe('?date=2026-06-12&people=4&all=1&sort=rating');
  });

  it('reads a name without what no keyboard writes', () => {
    expect(read('text=%00forno%0Avelho%7F').text).toBe('forno velho');
  });

  it('is without cuisines and services that there are not', () => {
    expect(read('kitchen=sushi&kitchen=cardboard&services=wifi&services=helipad')).toMatchObject({
      kitchen: ['sushi'],
      services: ['wifi'],
    });
  });

  it('has a strip of fourteen days, longer when the asked one lies beyond', () => {
    const now = Date.parse('2026-06-01T12:00:00Z');
    expect(stripLength('2026-06-13', now)).toBe(14);
    // Where it is still the 31st of May, this is the fifteenth day.
    expect(stripLength('2026-06-14', now)).toBe(31);
    expect(stripLength('2026-06-15', now)).toBe(31);
    expect(stripLength(undefined, now)).toBe(14);
  });

  it('goes back to the first page when anything else changes', () => {
    expect(writeQuery(read('page=4'), { people: 4 })).toBe('?people=4');
    expect(writeQuery(read('page=4'), { page: 5 })).toBe('?page=5');
  });

  it('asks for free tables only unless told otherwise, and for the nearest first when near', () => {
    expect(toFilter(read(''), {})).toMatchObject({ onlyAvailable: true, sort: 'rank' });
    expect(toFilter(read('all=1&near=38.7,-9.1'), {})).toMatchObject({ onlyAvailable: false, sort: 'distance' });
  });
});
