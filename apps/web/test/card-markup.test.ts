import { messages } from '@metade/i18n/pt/web.ts';
import { describe, expect, it } from 'vitest';
import { cardMarkup } from '../src/server/card-markup.tsx';
import { pinViews } from '../src/search/pin-view.ts';

type Card = Parameters<typeof cardMarkup>[0];

const words = { locale: 'pt' as const, messages };
const look = {
  people: 2,
  date: '2026-06-12',
  level: 2 as const,
  eager: false,
  discountPercent: 50,
  here: '/restaurants/PT-11/lisboa',
  waiting: [],
};
const card = {
  _id: 'b6f1c9d8-1f7e-4a55-9b0c-0f8f3f6a2d11',
  slug: 'a-tasca',
  company_name: 'A Tasca',
  district: 'Alfama',
  city: 'Lisboa',
  kitchen: ['portuguesa'],
  location: { latitude: 38.7, longitude: -9.1 },
  ticket_avg: { amount: 2500, currency: 'EUR' },
  cover: null,
  rating: { average: 4.5, count: 12 },
  distance_km: null,
  free_times: 6,
  next_slots: [
    {
      slot: 's1',
      date: '2026-06-12',
      time: '19:30',
      places: 2,
      state: 'free',
      price: { amount: 600, currency: 'EUR' },
    },
    {
      slot: 's2',
      date: '2026-06-12',
      time: '20:00',
      places: 2,
      state: 'full',
      price: { amount: 600, currency: 'EUR' },
    },
  ],
  near_miss: null,
} as unknown as Card;

describe('a card drawn for a list', () => {
  it('links to the restaurant and its times', () => {
    const html = cardMarkup(card, look, words);
    expect(html).toContain('href="/restaurant/description/a-tasca?date=2026-06-12&amp;people=2"');
    expect(html).toContain('slot=s1');
    expect(html).not.toContain('slot=s2');
    expect(html).toContain('<input type="hidden" name="back" value="/restaurants/PT-11/lisboa"/>');
    expect(html).toContain(`data-keep="${card._id}"`);
  });

  it('writes what a restaurant calls itself as text, never as markup', () => {
    const evil = '<img src=x onerror="alert(1)">"\'&</script>';
    const html = cardMarkup({ ...card, company_name: evil, district: evil, city: evil }, look, words);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('</script');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  });

  it('is drawn anew when anything that it shows is another', () => {
    const drawn = cardMarkup(card, look, words);
    expect(cardMarkup(structuredClone(card), { ...look }, words)).toBe(drawn);
    expect(cardMarkup({ ...card, company_name: 'O Tasco' }, look, words)).toContain('O Tasco');
    expect(cardMarkup(card, { ...look, people: 3 }, words)).toContain('people=3');
    expect(cardMarkup(card, { ...look, discountPercent: 40 }, words)).toContain('−40');
    expect(cardMarkup(card, { ...look, level: 3 }, words)).toContain('<h3');
  });
});

describe('pins', () => {
  it('tell all that can be booked, beyond the times of the card, and leave out who has no place', () => {
    const pins = pinViews([card, { ...card, location: null }], 'pt');
    expect(pins).toHaveLength(1);
    expect(pins[0]).toMatchObject({ slug: 'a-tasca', free: 6, times: '19:30 · 20:00', about: 'Portuguesa · Alfama' });
  });
});
