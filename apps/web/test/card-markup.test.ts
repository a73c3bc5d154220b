import type { RestaurantCard } from '@metade/contracts/restaurants.ts';
import { messages } from '@metade/i18n/pt/web.ts';
import { describe, expect, it } from 'vitest';
import { cardMarkup as markup } from '../src/search/card-markup.server.tsx';
import { cardView } from '../src/search/card-view.ts';
import { pinViews } from '../src/search/pin-view.ts';

type Card = RestaurantCard;

const catalogue = { name: () => 'Portuguesa' };
const cardMarkup = (card: Card, look: Parameters<typeof markup>[1], facts: Parameters<typeof markup>[2]) =>
  markup(cardView(card, facts.locale, catalogue), look, facts).bytes.toString();

const words = { locale: 'pt' as const, messages };
const look = {
  people: 2,
  date: '2026-06-12',
  level: 2 as const,
  distance: false,
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
  next_free: null,
  dish: null,
  honour_rate: null,
  saved: null,
} as unknown as Card;

describe('a card drawn for a list', () => {
  it('links to the restaurant and its times', () => {
    const html = cardMarkup(card, look, words);
    expect(html).toContain('href="/restaurant/description/a-tasca?date=2026-06-12&amp;people=2"');
    // A restaurant without a picture of its own has a drawn one.
    expect(html).toContain('src="/art/empty-table.svg"');
    expect(html).toContain('slot=s1');
    expect(html).not.toContain('slot=s2');
    expect(html).toContain('<input type="hidden" name="back" value="/restaurants/PT-11/lisboa"/>');
    expect(html).toContain(`data-keep="${card._id}"`);
  });

  it('leads back to checkout where the diner holds the table himself, and says so', () => {
    const html = cardMarkup(card, { ...look, held: { order: 'o1', slot: 's1', date: '2026-06-12' } }, words);
    expect(html).toContain('href="/checkout?order=o1"');
    expect(html).toContain(messages.restaurant.ownTable);
    const other = cardMarkup(card, { ...look, held: { order: 'o1', slot: 's1', date: '2026-06-13' } }, words);
    expect(other).not.toContain('/checkout');
  });

  it('says the size of a last table that is larger than the party', () => {
    const [first] = card.next_slots;
    const last = (places: number) =>
      cardMarkup({ ...card, next_slots: [{ ...first, state: 'last', places }] } as Card, look, words);
    expect(last(2)).toContain('Última · 6');
    expect(last(6)).toContain(messages.search.slotLastOne);
    expect(last(6)).toContain(messages.site.peopleShort(6));
  });

  it('writes what a restaurant calls itself as text, never as markup', () => {
    const evil = '<img src=x onerror="alert(1)">"\'&</script>';
    const html = cardMarkup({ ...card, company_name: evil, district: evil, city: evil }, look, words);
    expect(html).not.toContain('<img src=x');
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
    const pins = pinViews([card, { ...card, location: null }], catalogue);
    expect(pins).toHaveLength(1);
    expect(pins[0]).toMatchObject({ slug: 'a-tasca', free: 6, times: '19:30 · 20:00', about: 'Portuguesa · Alfama' });
  });
});
