import { expect, test } from 'vitest';
import { keptPart } from '../src/explore/question.ts';

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
