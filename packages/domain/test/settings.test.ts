import { describe, expect, it } from 'vitest';
import { defaultSettings, resolveSettings } from '../src/settings.ts';
import type { Settings } from '../src/settings.ts';

it('accepts its own defaults and lets the later layer win', () => {
  expect(resolveSettings()).toEqual({ ok: true, settings: defaultSettings });
  const resolved = resolveSettings({ horizonDays: 40, cutoffMinutes: 60 }, { horizonDays: 14 });
  expect(resolved).toMatchObject({ ok: true, settings: { horizonDays: 14, cutoffMinutes: 60, holdMinutes: 10 } });
});

it('ignores an entry that is present but undefined', () => {
  expect(resolveSettings({ holdMinutes: 12 }, { holdMinutes: undefined })).toMatchObject({
    settings: { holdMinutes: 12 },
  });
});

it('lists every unknown key and wrong type at once', () => {
  const layer = { horizonDay: 3, holdMinutes: '10', tokenDays: 1.5, pinTries: -1, toleranceChoices: 30 };
  expect(resolveSettings(layer as unknown as Partial<Settings>)).toEqual({
    ok: false,
    code: 'settings_invalid',
    params: {
      issues: [
        { key: 'horizonDay', code: 'unknown' },
        { key: 'holdMinutes', code: 'wrong_type' },
        { key: 'tokenDays', code: 'wrong_type' },
        { key: 'pinTries', code: 'wrong_type' },
        { key: 'toleranceChoices', code: 'wrong_type' },
      ],
    },
  });
});

it('does not take a name of every object for a setting', () => {
  expect(resolveSettings(JSON.parse('{"toString": 1, "__proto__": 2}') as Partial<Settings>)).toMatchObject({
    params: { issues: [{ key: 'toString' }, { key: '__proto__' }] },
  });
});

describe.each([
  ['horizonDays', 7, 60],
  ['cutoffMinutes', 30, 1440],
  ['lateCancelCreditPercent', 0, 100],
  ['peopleMax', 1, 6],
  ['passwordMin', 10, 200],
  ['reviewTextMin', 20, 2000],
  ['noteMax', 0, 300],
] as const)('%s', (key, min, max) => {
  it(`accepts ${min} and ${max}`, () => {
    expect(resolveSettings({ [key]: min }).ok).toBe(true);
    expect(resolveSettings({ [key]: max }).ok).toBe(true);
  });

  it.each([min - 1, max + 1].filter((value) => value >= 0))('refuses %i', (value) => {
    const issues = [{ key, code: 'out_of_range', min, max }];
    expect(resolveSettings({ [key]: value })).toMatchObject({ ok: false, params: { issues } });
  });
});

it('accepts a tolerance of 45 minutes and refuses 25', () => {
  expect(resolveSettings({ toleranceMinutes: 45 }).ok).toBe(true);
  expect(resolveSettings({ toleranceMinutes: 25 }).ok).toBe(false);
  expect(resolveSettings({ toleranceMinutes: 25, toleranceChoices: [25] }).ok).toBe(true);
});

it('measures a restaurant against the bounds of the layers below it', () => {
  expect(resolveSettings({ horizonMax: 20, horizonDays: 20 }, { horizonDays: 21 }).ok).toBe(false);
});
