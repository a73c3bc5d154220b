import type { Refusal } from './refusal.ts';
import type { Declaration } from './setting.ts';
import { unitBounds } from './setting.ts';
import { businessRules } from './settings-business.ts';
import { abuseLimits } from './settings-limits.ts';
import { operation } from './settings-operation.ts';

export const settingGroups = { business: businessRules, limits: abuseLimits, operation };

const declared = { ...businessRules, ...abuseLimits, ...operation };
type Declared = typeof declared;
type SettingName = keyof Declared;
const declarations = new Map<string, Declaration>(Object.entries(declared));

/** Every setting by name, as `resolveSettings` answers them. */
export type Settings = {
  readonly [Name in SettingName]: Declared[Name]['default'] extends number ? number : readonly number[];
};

export const defaultSettings = Object.fromEntries(
  [...declarations].map(([name, declaration]) => [name, declaration.default]),
) as Settings;

export function settingUnit(name: keyof Settings): Declaration['unit'] {
  return declared[name].unit;
}

export type PublicSetting = {
  [Name in SettingName]: Declared[Name] extends { public: true } ? Name : never;
}[SettingName];

/** Those that anybody may read. */
export const publicSettings = [...declarations].flatMap(([name, declaration]) =>
  declaration.public ? [name as PublicSetting] : [],
);

/** Who sets them, in their order: the later one wins. A restaurant's are columns of its own. */
const layerNames = ['operator', 'marketplace', 'market'] as const;
type Layer = (typeof layerNames)[number];
export type SettingLayers = { readonly [Name in Layer]?: Partial<Settings> };

/** layer: whose entry it is; a value is measured against its bounds once all layers lie over each other. */
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

/** Lays settings over the defaults, the later layer winning. One bad entry refuses all, with the whole list of issues. */
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

/** The process's configuration may hold every setting; the database none of its operator's, and a country none of the marketplace's. */
function maySet(layer: Layer, { by }: Declaration): boolean {
  if (layer === 'marketplace') return by !== 'operator';
  return layer === 'operator' || by === 'market' || by === 'restaurant';
}

function boundIssues([key, declaration]: [string, Declaration], settings: Settings): SettingIssue[] {
  const valueOf = (name: string) => settings[name as SettingName];
  const numberOf = (bound: number | string) => (typeof bound === 'number' ? bound : (valueOf(bound) as number));
  const [least, most] = unitBounds[declaration.unit];
  const [min, max] = [numberOf(declaration.min ?? least), numberOf(declaration.max ?? most)];
  const values = [valueOf(key)].flat();
  if (values.some((value) => value < min || value > max)) return [{ key, code: 'out_of_range', min, max }];
  const choices = declaration.oneOf === undefined ? values : [valueOf(declaration.oneOf)].flat();
  return values.every((value) => choices.includes(value)) ? [] : [{ key, code: 'out_of_range' }];
}

function withoutUndefined(layer: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(Object.entries(layer).filter(([, value]) => value !== undefined));
}
