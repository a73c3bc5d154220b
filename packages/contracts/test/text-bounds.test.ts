import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../src/endpoint.ts';
import { endpoints } from '../src/endpoints.ts';

type Schema = { [key: string]: unknown };

/** The paths in a JSON schema of texts that may be as long as they like. */
function endless(schema: Schema, path: string): string[] {
  if ([schema.type].flat().includes('string')) {
    const closed = ['maxLength', 'enum', 'const', 'format'].some((bound) => bound in schema);
    return closed || isShort(schema.pattern) ? [] : [path];
  }
  return Object.entries(schema).flatMap(([key, value]) => {
    if (Array.isArray(value)) return value.filter(isSchema).flatMap((one) => endless(one, path));
    if (!isSchema(value)) return [];
    if (key === 'properties')
      return Object.entries(value).flatMap(([name, one]) => endless(one as Schema, `${path}.${name}`));
    return endless(value, path);
  });
}

/** A pattern of the whole text in which nothing repeats without end. */
const isShort = (pattern: unknown) => /^\^.*\$$/.test(String(pattern)) && !/[*+]|,\}/.test(String(pattern));
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

test('every text that a body may bring has a bound, so that no field takes 100 kB', () => {
  const bodies = Object.values<Endpoint>(endpoints).filter(({ body }) => body !== undefined);
  expect(bodies.length).toBeGreaterThan(30);
  const found = bodies.flatMap(({ name, body }) =>
    endless(z.toJSONSchema(body as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Schema, name),
  );
  expect(found).toEqual([]);
});

test('a text without a bound is found, however deep', () => {
  const short = { title: z.string().max(9), time: z.string().regex(/^\d\d:\d\d$/) };
  const deep = z.object({ list: z.array(z.object({ note: z.string().nullable(), ...short })) });
  expect(endless(z.toJSONSchema(deep) as Schema, 'form')).toEqual(['form.list.note']);
  expect(endless(z.toJSONSchema(z.object({ code: z.string().regex(/^\d+$/) })) as Schema, 'form')).toEqual([
    'form.code',
  ]);
});
