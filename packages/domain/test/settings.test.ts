import { describe, expect, it } from 'vitest';
import type { Declaration } from '../src/setting.ts';
import { unitBounds } from '../src/setting.ts';
import type { Settings } from '../src/settings.ts';
import { defaultSettings, publicSettings, resolveSettings, settingGroups } from '../src/settings.ts';

const declared = Object.values(settingGroups).flatMap((group) => Object.entries<Declaration>(group));
const issuesOf = (layers: Parameters<typeof resolveSettings>[0]) => {
  const resolution = resolveSettings(layers);
  return resolution.ok ? [] : resolution.params.issues;
};

it('accepts its own defaults and lets the later layer win', () => {
  expect(resolveSettings({})).toEqual({ ok: true, settings: defaultSettings });
  const resolved = resolveSettings({
    operator: { horizonDays: 40, cutoffMinutes: 60, graceMinutes: 5 },
    marketplace: { horizonDays: 14, graceMinutes: 6 },
    market: { graceMinutes: 7 },
  });
  expect(resolved).toMatchObject({
    ok: true,
    settings: { horizonDays: 14, cutoffMinutes: 60, graceMinutes: 7, holdMinutes: 10 },
  });
});

it('ignores an entry that is present but undefined', () => {
  expect(resolveSettings({ operator: { holdMinutes: 12 }, market: { holdMinutes: undefined } })).toMatchObject({
    settings: { holdMinutes: 12 },
  });
});

it('lists every unknown key and wrong type at once, with whose it is', () => {
  const layer = { horizonDay: 3, holdMinutes: '10', tokenDays: 1.5, toleranceChoices: 30, lateChoices: ['5'] };
  expect(issuesOf({ marketplace: layer as unknown as Partial<Settings> })).toEqual([
    { key: 'horizonDay', layer: 'marketplace', code: 'unknown' },
    { key: 'holdMinutes', layer: 'marketplace', code: 'wrong_type' },
    { key: 'tokenDays', layer: 'marketplace', code: 'wrong_type' },
    { key: 'toleranceChoices', layer: 'marketplace', code: 'wrong_type' },
    { key: 'lateChoices', layer: 'marketplace', code: 'wrong_type' },
  ]);
});

it('does not take a name of every object for a setting', () => {
  const layer = JSON.parse('{"toString": 1, "__proto__": 2}') as Partial<Settings>;
  expect(issuesOf({ operator: layer })).toMatchObject([{ key: 'toString' }, { key: '__proto__' }]);
});

describe('who may change a setting', () => {
  it.each(declared)('%s', (key, { by, default: value }) => {
    const layer = { [key]: value };
    const notHere = (name: 'marketplace' | 'market') => [{ key, layer: name, code: 'not_here' }];
    expect(issuesOf({ operator: layer })).toEqual([]);
    expect(issuesOf({ marketplace: layer })).toEqual(by === 'operator' ? notHere('marketplace') : []);
    expect(issuesOf({ market: layer })).toEqual(by === 'operator' || by === 'marketplace' ? notHere('market') : []);
  });

  it('is a process alone for all of operation, and nobody else runs one', () => {
    for (const [, { by }] of Object.entries<Declaration>(settingGroups.operation)) expect(by).toBe('operator');
  });
});

describe('the declaration', () => {
  it('names each setting once', () => {
    expect(new Set(declared.map(([key]) => key)).size).toBe(declared.length);
    expect(Object.keys(defaultSettings)).toEqual(declared.map(([key]) => key));
  });

  it.each(declared)('%s is bounded by numbers, or by settings of its unit', (_, { unit, min, max, oneOf }) => {
    for (const name of [min, max, oneOf].filter((one) => typeof one === 'string'))
      expect(declared.find(([key]) => key === name)?.[1].unit).toBe(unit);
  });

  it('tells nobody of limits against abuse that are counted, nor of operation', () => {
    for (const inside of [
      'licenseeFeePercent',
      'couponTriesPerHour',
      'pinTries',
      'refundSecondAdminAbove',
      'shutdownSeconds',
    ])
      expect(publicSettings).not.toContain(inside);
  });
});

describe.each([
  ['horizonDays', 7, 60],
  ['cutoffMinutes', 30, 1440],
  ['lateCancelCreditPercent', 0, 100],
  ['discountPercent', 0, 100],
  ['peopleMax', 1, 6],
  ['passwordMin', 10, 200],
  ['reviewTextMin', 20, 2000],
  ['noteMax', 0, 300],
  ['digestHour', 0, 23],
  ['reportDay', 1, 28],
  ['holdWarningMinutes', 0, 10],
  ['closureDaysMax', 1, 400],
] as const)('%s', (key, min, max) => {
  it(`accepts ${min} and ${max}`, () => {
    expect(issuesOf({ operator: { [key]: min } })).toEqual([]);
    expect(issuesOf({ operator: { [key]: max } })).toEqual([]);
  });

  it.each([min - 1, max + 1])('refuses %i', (value) => {
    expect(issuesOf({ operator: { [key]: value } })).toEqual([{ key, code: 'out_of_range', min, max }]);
  });
});

it('bounds a setting by its unit where it has no bounds of its own', () => {
  const free = declared.filter(([, { min, max, oneOf }]) => min === undefined && max === undefined && !oneOf);
  expect(free.length).toBeGreaterThan(50);
  for (const [key, { unit, default: value }] of free) {
    const [min, max] = unitBounds[unit];
    const set = (one: number) => issuesOf({ operator: { [key]: typeof value === 'number' ? one : [one] } });
    for (const one of [min - 1, max + 1]) expect(set(one), key).toContainEqual({ key, code: 'out_of_range', min, max });
  }
});

it('accepts a tolerance of 45 minutes and refuses 25, unless it is a choice', () => {
  expect(issuesOf({ operator: { toleranceMinutes: 45 } })).toEqual([]);
  expect(issuesOf({ operator: { toleranceMinutes: 25 } })).toEqual([{ key: 'toleranceMinutes', code: 'out_of_range' }]);
  expect(issuesOf({ operator: { toleranceMinutes: 25, toleranceChoices: [25] } })).toEqual([]);
});

it('measures a market against the bounds of the layers below it', () => {
  const issues = [{ key: 'horizonDays', code: 'out_of_range', min: 7, max: 20 }];
  expect(issuesOf({ marketplace: { horizonMax: 20, horizonDays: 20 }, market: { horizonDays: 21 } })).toEqual(issues);
});
