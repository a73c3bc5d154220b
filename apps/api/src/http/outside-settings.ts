import type { Within } from '@metade/contracts/endpoint.ts';
import type { Settings } from '@metade/domain/settings.ts';

export type Issue = { path: string; code: string; params?: { min?: number; max?: number } };

/** Fields of a form that are out of the bounds set by the settings that its contract names. */
export function outsideSettings(within: Within | undefined, form: unknown, settings: Settings): Issue[] {
  return Object.entries(within ?? {}).flatMap(([field, { min, max, oneOf }]) =>
    valuesAt(form, field.split('.')).flatMap(({ path, value }): Issue[] => {
      const isNumber = typeof value === 'number';
      const size = isNumber ? value : (value as string | unknown[]).length;
      const [least, most] = [min, max].map((name) => (name === undefined ? undefined : Number(settings[name])));
      const word =
        typeof value === 'string' ? { less: 'too_short', more: 'too_long' } : { less: 'too_small', more: 'too_big' };
      if (least !== undefined && size < least) return [{ path, code: word.less, params: { min: least } }];
      if (most !== undefined && size > most) return [{ path, code: word.more, params: { max: most } }];
      const listed = oneOf === undefined || [settings[oneOf]].flat().includes(size);
      return listed ? [] : [{ path, code: 'not_listed' }];
    }),
  );
}

/** The values under a path, in which * stands for every entry of a list; missing ones are left out. */
function valuesAt(form: unknown, [key, ...rest]: string[], path: string[] = []): { path: string; value: unknown }[] {
  if (form === undefined || form === null) return [];
  if (key === undefined) return [{ path: path.join('.'), value: form }];
  const entries = Object.entries(form).filter(([name]) => key === '*' || name === key);
  return entries.flatMap(([name, inner]) => valuesAt(inner, rest, [...path, name]));
}
