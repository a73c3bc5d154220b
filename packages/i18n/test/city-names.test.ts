import { loadCities } from '@metade/geo-data/places.ts';
import { expect, it } from 'vitest';
import { cityName } from '../src/city-names.ts';

it('calls a city as its language does, else by its own name', () => {
  expect(cityName('Lisboa', 'en')).toBe('Lisbon');
  expect(cityName('Lisboa', 'pt')).toBe('Lisboa');
  expect(cityName('Porto', 'es')).toBe('Oporto');
  expect(cityName('Porto', 'en')).toBe('Porto');
  expect(cityName('Sevilla', 'pt')).toBe('Sevilha');
  expect(cityName('constructor', 'en')).toBe('constructor');
});

it('knows no name that the open data has not', () => {
  const known = new Set(loadCities().map(({ name }) => name));
  for (const name of [
    'Lisboa',
    'Sevilla',
    'Zaragoza',
    'Brasília',
    'Porto',
    'Rio de Janeiro',
    'Córdoba',
    'A Coruña',
    'Cádiz',
  ])
    expect(known, name).toContain(name);
});
