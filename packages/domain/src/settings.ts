import type { Refusal } from './refusal.ts';
import type { Declaration } from './setting.ts';
import { unitBounds } from './setting.ts';
import { businessRules } from './settings-business.ts';
import { abuseLimits } from './settings-limits.ts';
import { operation } from './settings-operation.ts';

export const settingGroups = { business: businessRules, limits: abuseLimits, operation };

const declared = { ...businessRules, ...abuseLimits, ...operation };
type Declared = typeof declared;
export type SettingName = keyof Declared;
/** A setting shown at the desk. */
export type RuleName = {
  [Name in SettingName]: Declared[Name] extends { in: string } ? Name : never;
}[SettingName];
const declarations = new Map<string, Declaration>(Object.entries(declared));

/** Every setting by name, as answered by `resolveSettings`. */
export type Settings = {
  readonly [Name in SettingName]: Declared[Name]['default'] extends number ? number : readonly number[];
};

export const defaultSettings = Object.fromEntries(
  [...declarations].map(([name, declaration]) => [name, declaration.default]),
) as Settings;

export function settingUnit(name: keyof Settings): Declaration['unit'] {
  return declared[name].unit;
}

/** The names of settings that orders keep. */
export const keptSettings = [...declarations].flatMap(([name, { kept }]) => (kept ? [name as SettingName] : []));

/** The values that an order made under these settings keeps. */
export function keptValues(settings: Settings): Partial<Settings> {
  return Object.fromEntries(keptSettings.map((name) => [name, settings[name]]));
}

export type PublicSetting = {
  [Name in SettingName]: Declared[Name] extends { public: true } ? Name : never;
}[SettingName];

/** Public settings. */
export const publicSettings = [...declarations].flatMap(([name, declaration]) =>
  declaration.public ? [name as PublicSetting] : [],
);

/** The layers in order: the later one wins. A restaurant's are columns of its own. */
const layerNames = ['operator', 'marketplace', 'market'] as const;
type Layer = (typeof layerNames)[number];
export type SettingLayers = { readonly [Name in Layer]?: Partial<Settings> };

/** layer: which one has the invalid entry; bounds are checked once all layers are merged. */
export type SettingIssue = {
  key: string;
  code: 'unknown' | 'not_here' | 'wrong_type' | 'out_of_range';
  layer?: Layer;
  min?: number;
  max?: number;
};

export type SettingsResolution =
  | { readonly ok: true; readonly settings: Settings }
  | Refusal<'settings_invalid', { readonly issues: readonly SettingIssue[] }>;

/** Merges settings over the defaults, the later layer winning. One invalid entry refuses all, with the whole list of issues. */
export function resolveSettings(layers: SettingLayers): SettingsResolution {
  const given = layerNames.map((layer) => [layer, withoutUndefined(layers[layer] ?? {})] as const);
  const issues = given.flatMap(([layer, entries]) => entryIssues(layer, entries));
  const settings: Settings = Object.assign({}, defaultSettings, ...given.map(([, entries]) => entries));
  if (issues.length === 0) issues.push(...[...declarations].flatMap((entry) => boundIssues(entry, settings)));
  return issues.length === 0 ? { ok: true, settings } : { ok: false, code: 'settings_invalid', params: { issues } };
}

function entryIssues(layer: Layer, entries: Partial<Settings>): SettingIssue[] {
  return Object.entries(entries).flatMap(([key, value]): SettingIssue[] => {
    const declaration = declarations.get(key);
    if (declaration === undefined) return [{ key, layer, code: 'unknown' }];
    if (!maySet(layer, declaration)) return [{ key, layer, code: 'not_here' }];
    const right = Array.isArray(declaration.default)
      ? Array.isArray(value) && value.every(Number.isSafeInteger)
      : Number.isSafeInteger(value);
    return right ? [] : [{ key, layer, code: 'wrong_type' }];
  });
}

/**
 * A process's configuration may contain every setting; the database none of the operator's, and a country none of the
 * marketplace's.
 */
function maySet(layer: Layer, { by }: Declaration): boolean {
  if (layer === 'marketplace') return by !== 'operator';
  return layer === 'operator' || by === 'market' || by === 'restaurant';
}

function boundIssues([key]: [string, Declaration], settings: Settings): SettingIssue[] {
  const values = [settings[key as SettingName]].flat();
  const { min, max, choices } = boundsOf(key as SettingName, settings);
  if (values.some((value) => value < min || value > max)) return [{ key, code: 'out_of_range', min, max }];
  return choices === null || values.every((value) => choices.includes(value)) ? [] : [{ key, code: 'out_of_range' }];
}

/** A setting's range while the others are as given; choices: only these. */
export function boundsOf(
  name: SettingName,
  settings: Settings,
): { min: number; max: number; choices: readonly number[] | null } {
  const declaration = declarations.get(name) as Declaration;
  const valueOf = (other: string) => settings[other as SettingName];
  const numberOf = (bound: number | string) => (typeof bound === 'number' ? bound : (valueOf(bound) as number));
  const [least, most] = unitBounds[declaration.unit];
  return {
    min: numberOf(declaration.min ?? least),
    max: numberOf(declaration.max ?? most),
    choices: declaration.oneOf === undefined ? null : [valueOf(declaration.oneOf)].flat(),
  };
}

/** A setting's widest range, whatever the others are. */
export function outerBounds(name: SettingName): { min: number; max: number } {
  const declaration = declarations.get(name) as Declaration;
  const [least, most] = unitBounds[declaration.unit];
  const { min = least, max = most } = declaration;
  return {
    min: typeof min === 'number' ? min : outerBounds(min as SettingName).min,
    max: typeof max === 'number' ? max : outerBounds(max as SettingName).max,
  };
}

/** The rules that the desk shows: all that say where. */
export const rules = [...declarations].flatMap(([name, declaration]) =>
  declaration.in === undefined ? [] : [{ ...declaration, in: declaration.in, name: name as RuleName }],
);

function withoutUndefined(layer: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(Object.entries(layer).filter(([, value]) => value !== undefined));
}
