import { expect, test } from 'vitest';
import { filterOf, firstQuestion, hasFilters, keptPart, noFilters, sortOf } from '../src/explore/question.ts';

const city = { slug: 'porto', name: 'Porto', country: 'PT' };

test('the city and the people of the last time are taken up again', () => {
  expect(keptPart(JSON.stringify({ city, people: 4 }))).toEqual({ city, people: 4 });
});

test.each([
  ['nothing', null],
  ['no JSON', '{"city":'],
  ['null', 'null'],
  ['a city without a country', JSON.stringify({ city: { slug: 'porto', name: 'Porto' } })],
  ['a city that is a word', JSON.stringify({ city: 'porto', people: 'four' })],
  ['people that no table seats', JSON.stringify({ people: 7 })],
  ['half a person', JSON.stringify({ people: 1.5 })],
])('of %s nothing is taken', (_, text) => {
  expect(keptPart(text)).toEqual({});
});

const near = { latitude: 41.15, longitude: -8.611 };

test('the first question asks for a city and a table, and nothing else', () => {
  expect(JSON.parse(JSON.stringify(filterOf(firstQuestion)))).toEqual({
    city: 'lisboa',
    people: 2,
    onlyAvailable: true,
  });
  expect(hasFilters(firstQuestion)).toBe(false);
  expect(sortOf(firstQuestion)).toBe('rank');
});

test('around a point no city is asked for, and the nearest come first unless another order was chosen', () => {
  const question = { ...firstQuestion, near };
  expect(filterOf(question)).toMatchObject({ city: undefined, near: { ...near, km: 15 } });
  expect(filterOf({ ...question, near: { ...near, km: 2 } }).near).toEqual({ ...near, km: 2 });
  expect(sortOf(question)).toBe('distance');
  expect(sortOf({ ...question, sort: 'rating' })).toBe('rating');
  // Given up, there is nothing to be near to.
  expect(sortOf({ ...question, near: null, sort: 'distance' })).toBe('rank');
});

test('what is given up leaves no filter behind', () => {
  const question = { ...firstQuestion, kitchen: ['fish'], ticket: { max: 1500 }, rating: 4, time: '20:00' };
  expect(hasFilters(question)).toBe(true);
  expect(filterOf(question)).toMatchObject({ kitchen: ['fish'], ticket: { max: 1500 }, rating: 4, time: '20:00' });
  expect(hasFilters({ ...question, ...noFilters })).toBe(false);
});
