import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DishDraft } from '../src/menu/menu-draft.ts';
import { dishesOf, draftOf, merged, moved } from '../src/menu/menu-draft.ts';

const dish = (_id: string, name = _id, price = '6,00'): DishDraft => ({
  _id,
  name,
  description: '',
  section: '',
  price,
  food: true,
  hidden: false,
  picture: null,
});
const [soup, cod, rice, flan] = [dish('soup'), dish('cod'), dish('rice'), dish('flan')];
const names = (list: readonly DishDraft[]) => list.map(({ name }) => name);

test('what was typed here stays, what was changed there comes, and what came there is at the end', () => {
  const mine = [{ ...cod, name: 'Bacalhau' }, soup];
  const now = [{ ...soup, price: '7,00' }, cod, rice];
  const both = merged(mine, [soup, cod], now);
  expect(names(both.dishes)).toEqual(['Bacalhau', 'soup', 'rice']);
  expect(both.dishes[1]?.price).toBe('7,00');
  expect(both.theirs).toEqual(['soup', 'rice']);
});

test('what was taken out there goes, unless it was being typed here', () => {
  const mine = [{ ...soup, name: 'Sopa' }, cod];
  const both = merged(mine, [soup, cod], []);
  expect(names(both.dishes)).toEqual(['Sopa']);
  expect(both.theirs).toEqual(['soup', 'cod']);
});

test('what was taken out here does not come back, though it was changed there', () => {
  const both = merged([cod], [soup, cod], [{ ...soup, price: '9,00' }, cod]);
  expect(names(both.dishes)).toEqual(['cod']);
  expect(both.theirs).toEqual(['soup']);
});

test('the same dish typed on both sides is here as it was typed here', () => {
  const both = merged([{ ...soup, name: 'Caldo' }], [soup], [{ ...soup, name: 'Canja' }]);
  expect(names(both.dishes)).toEqual(['Caldo']);
  expect(both.theirs).toEqual(['Canja']);
});

const menu = fc
  .subarray([soup, cod, rice, flan])
  .chain((list) => fc.tuple(...list.map((one) => fc.constantFrom('6,00', '7,00').map((price) => ({ ...one, price })))));

test('without an edit here there is what is there; without one there, what was typed', () => {
  fc.assert(
    fc.property(menu, menu, (base, other) => {
      const theirs = merged(base, base, other).dishes;
      expect(theirs.toSorted(byId)).toEqual(other.toSorted(byId));
      expect(merged(other, base, base)).toEqual({ dishes: other, theirs: [] });
    }),
  );
});

const byId = (one: DishDraft, other: DishDraft) => one._id.localeCompare(other._id);

test.each([
  [0, 2, ['cod', 'rice', 'soup']],
  [2, 0, ['rice', 'soup', 'cod']],
  [1, 1, ['soup', 'cod', 'rice']],
  [7, 0, ['soup', 'cod', 'rice']],
])('a dish from place %i to %i', (from, to, order) => {
  expect(names(moved([soup, cod, rice], from, to))).toEqual(order);
});

test('a price is typed and read in minor units; an empty one is none', () => {
  const [priced, unpriced] = draftOf(dishesOf([dish('soup', 'soup', '6,5'), dish('cod', 'cod', ' ')]), 'pt');
  expect([priced?.price, unpriced?.price]).toEqual(['6,50', '']);
});
