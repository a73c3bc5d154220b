import { expect, it } from 'vitest';
import { clusterPins } from '../src/cluster-pins.ts';

const at = (pin: string, x: number, y: number) => ({ pin, x, y });
const names = (pins: ReturnType<typeof at>[]) => clusterPins(pins).map((group) => group.map(({ pin }) => pin).join(''));

it('puts together pins that would lie over each other, and no others', () => {
  expect(names([])).toEqual([]);
  expect(names([at('a', 0, 0), at('b', 91, 39), at('c', 92, 0), at('d', 0, 40)])).toEqual(['ab', 'c', 'd']);
});

it('measures from the first of a group, so that a row of near pins is not one', () => {
  expect(names([at('a', 0, 0), at('b', 60, 0), at('c', 120, 0)])).toEqual(['ab', 'c']);
});
