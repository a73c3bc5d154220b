import { describe, expect, test } from 'vitest';
import type { SteadyRow } from '../src/shell/steady-rows.ts';
import { isSettled, steadyRows } from '../src/shell/steady-rows.ts';
import type { Place } from '../src/shell/tap-guard.ts';
import { TapGuard } from '../src/shell/tap-guard.ts';

const guardMs = 1000;
/** Rows of 80 pixels with a button of 60 each, in the order given. */
const listOf = (...names: string[]): Map<string, Place> =>
  new Map(
    names.map((name, index) => [
      name,
      { frame: 'page', left: 0, right: 100, top: index * 80, bottom: index * 80 + 60 },
    ]),
  );
const row = (index: number) => ({ frame: 'page', x: 50, y: index * 80 + 30 });

describe('after a list has moved', () => {
  test.each([100, 350, 999])('a tap %i ms later on what moved under the finger does nothing', (ms) => {
    const guard = new TapGuard<string>(guardMs);
    guard.measured(listOf('Ana', 'Rui', 'Eva'), 0);
    guard.measured(listOf('Rui', 'Eva', 'Ana'), 10_000);
    expect(guard.refuses('Rui', row(0), 10_000 + ms)).toBe(true);
    expect(guard.refuses('Ana', row(2), 10_000 + ms), 'also where another row stood').toBe(true);
  });

  test('a tap a second later acts', () => {
    const guard = new TapGuard<string>(guardMs);
    guard.measured(listOf('Ana', 'Rui'), 0);
    guard.measured(listOf('Rui', 'Ana'), 10_000);
    expect(guard.refuses('Rui', row(0), 11_000)).toBe(false);
  });

  test('a row that kept its place can be tapped at once', () => {
    const guard = new TapGuard<string>(guardMs);
    guard.measured(listOf('Ana', 'Rui', 'Eva'), 0);
    guard.measured(listOf('Ana', 'Eva', 'Rui'), 10_000);
    expect(guard.refuses('Ana', row(0), 10_100)).toBe(false);
  });

  test('a list that is shown for the first time, and one that was asked for, can be tapped at once', () => {
    const guard = new TapGuard<string>(guardMs);
    guard.measured(listOf('Ana', 'Rui'), 0);
    expect(guard.refuses('Rui', row(1), 10)).toBe(false);
    guard.tappedElsewhere(2000);
    guard.measured(listOf('Eva', 'Ivo'), 2050);
    expect(guard.refuses('Ivo', row(1), 2100)).toBe(false);
  });
});

describe('a second tap', () => {
  test.each([100, 350, 999])('%i ms after the first does not reach what took the place of the first', (ms) => {
    const guard = new TapGuard<string>(guardMs);
    guard.measured(listOf('Ana', 'Rui'), 0);
    expect(guard.refuses('Ana', row(0), 5000)).toBe(false);
    guard.measured(new Map([['Undo', listOf('Undo').get('Undo') as Place]]), 5050);
    expect(guard.refuses('Undo', { ...row(0), x: 55 }, 5000 + ms)).toBe(true);
  });

  test('on the neighbour that always stood there acts, as does one on the same control', () => {
    const guard = new TapGuard<string>(guardMs);
    const places = new Map<string, Place>([
      ['No', { frame: 'page', left: 0, right: 20, top: 0, bottom: 40 }],
      ['Yes', { frame: 'page', left: 20, right: 60, top: 0, bottom: 40 }],
    ]);
    guard.measured(places, 0);
    expect(guard.refuses('No', { frame: 'page', x: 15, y: 20 }, 100)).toBe(false);
    expect(guard.refuses('Yes', { frame: 'page', x: 30, y: 20 }, 300)).toBe(false);
    expect(guard.refuses('Yes', { frame: 'page', x: 30, y: 20 }, 400)).toBe(false);
  });
});

describe('rows keep their place while a hand works', () => {
  const named = (name: string) => name;
  const shown = (...names: string[]): SteadyRow<string>[] => names.map((name) => ({ row: name, gone: false }));

  test('the one that was done stays where it is, one that left too, and a new one comes last', () => {
    expect(steadyRows(shown('Ana', 'Rui', 'Eva'), ['Rui', 'Ivo', 'Ana'], named)).toEqual([
      { row: 'Ana', gone: false },
      { row: 'Rui', gone: false },
      { row: 'Eva', gone: true },
      { row: 'Ivo', gone: false },
    ]);
  });

  test('they are settled once they are shown in their order and nobody else is', () => {
    expect(isSettled(shown('Ana', 'Rui'), ['Ana', 'Rui'], named)).toBe(true);
    expect(isSettled(shown('Ana', 'Rui'), ['Rui', 'Ana'], named)).toBe(false);
    expect(isSettled(shown('Ana', 'Rui'), ['Ana'], named)).toBe(false);
  });
});
