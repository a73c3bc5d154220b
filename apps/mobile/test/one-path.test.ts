import { expect, test } from 'vitest';
import { onePath } from '../src/parts/one-path.ts';

test('what stands in an icon becomes one path that begins each part anew', () => {
  expect(
    onePath([
      ['path', { d: 'm6 9 6 6' }],
      ['path', { d: 'M3 3h18' }],
    ]),
  ).toBe('M0 0m6 9 6 6M3 3h18');
  expect(onePath([['line', { x1: '2', y1: '3', x2: '4', y2: '5' }]])).toBe('M2 3L4 5');
  expect(onePath([['polygon', { points: '3 11 22 2 13 21' }]])).toBe('M3 11 22 2 13 21z');
  expect(onePath([['circle', { cx: '12', cy: '12', r: '10' }]])).toBe('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0');
  expect(onePath([['rect', { width: '4', height: '6', x: '1', y: '2' }]])).toBe('M1 2h4v6h-4v-6z');
  expect(onePath([['rect', { width: '4', height: '6', x: '1', y: '2', rx: '1' }]])).toBe(
    'M2 2h2a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z',
  );
  expect(() => onePath([['use', {}]])).toThrow(/use/);
});
