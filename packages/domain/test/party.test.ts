import { describe, expect, it } from 'vitest';
import { tableSizesFor } from '../src/party.ts';
import { voucherPrice } from '../src/pricing.ts';

const all = { acceptedSizes: [2, 4, 6], onePersonAllowed: true } as const;

it.each([
  [0, []],
  [1, [2, 4, 6]],
  [2, [2, 4, 6]],
  [3, [4, 6]],
  [4, [4, 6]],
  [5, [6]],
  [6, [6]],
  [7, []],
  [1.5, []],
  [-1, []],
  [Number.NaN, []],
])('seats %s people at tables of %j', (people, sizes) => {
  expect(tableSizesFor(people, all)).toEqual(sizes);
});

it('keeps to the sizes a restaurant accepts, in whatever order it names them', () => {
  expect(tableSizesFor(3, { ...all, acceptedSizes: [6, 2] })).toEqual([6]);
  expect(tableSizesFor(2, { ...all, acceptedSizes: [6, 4, 2] })).toEqual([2, 4, 6]);
  expect(tableSizesFor(5, { ...all, acceptedSizes: [2, 4] })).toEqual([]);
});

it('accepts one person where the restaurant does and refuses one where it does not', () => {
  expect(tableSizesFor(1, { ...all, onePersonAllowed: false })).toEqual([]);
  expect(tableSizesFor(2, { ...all, onePersonAllowed: false })).toEqual([2, 4, 6]);
});

it('follows a lower maximum of people', () => {
  expect(tableSizesFor(4, { ...all, peopleMax: 4 })).toEqual([4, 6]);
  expect(tableSizesFor(5, { ...all, peopleMax: 4 })).toEqual([]);
});

describe('the price of a table', () => {
  const voucherPrices = { 2: 1090, 4: 1690, 6: 2490 };
  const market = { country: 'BR', currency: 'BRL', defaultLocale: 'pt', voucherPrices } as const;

  it('is its market’s of that size, in its currency', () => {
    const asked = ([2, 4, 6] as const).map((places) => voucherPrice(market, places, []));
    expect(asked).toEqual([1090, 1690, 2490].map((amount) => ({ amount, currency: 'BRL' })));
  });

  it('is the restaurant’s own where it has one of that size, also when that is nothing', () => {
    const own = [
      { places: 4, price: 700 },
      { places: 6, price: 0 },
    ];
    expect([2, 4, 6].map((places) => voucherPrice(market, places as 2, own).amount)).toEqual([1090, 700, 0]);
  });
});
