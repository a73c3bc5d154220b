import { z } from 'zod';

type Shape = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  $ref?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minItems?: number;
  minimum?: number;
  format?: string;
  pattern?: string;
  minLength?: number;
};

/** Values of a form for what a schema says alone: ids are the one given, everything else is small and plausible. */
export function sampleOf(schema: z.ZodType, id: string): unknown {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape & {
    $defs?: Record<string, Shape>;
  };
  const whole = build(root, root.$defs ?? {}, id, false);
  return schema.safeParse(whole).success ? whole : build(root, root.$defs ?? {}, id, true);
}

function build(shape: Shape, known: Record<string, Shape>, id: string, requiredOnly: boolean): unknown {
  const next = (inner: Shape) => build(inner, known, id, requiredOnly);
  if (shape.$ref) return next(known[shape.$ref.replace('#/$defs/', '')] ?? {});
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  const choice = shape.anyOf ?? shape.oneOf;
  if (choice) return next(choice[0] ?? {});
  if (shape.type === 'object') {
    const keys = requiredOnly ? (shape.required ?? []) : Object.keys(shape.properties ?? {});
    return Object.fromEntries(keys.map((key) => [key, next(shape.properties?.[key] ?? {})]));
  }
  if (shape.type === 'array')
    return Array.from({ length: Math.max(1, shape.minItems ?? 0) }, () => next(shape.items ?? {}));
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 1);
  if (shape.type === 'boolean') return true;
  if (shape.type === 'string') return textOf(shape, id);
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map(next)) as unknown;
  return null;
}

function textOf({ format, pattern, allOf = [] }: Shape, id: string): string {
  if (format === 'uuid') return id;
  if (format === 'date') return '2026-06-12';
  if (format === 'date-time') return '2026-06-12T20:00:00.000Z';
  if (format === 'email') return 'somebody@metade.test';
  if (format === 'uri') return 'https://metade.test/there';
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter((one) => one !== undefined);
  const fits = (text: string) => patterns.every((one) => new RegExp(one, 'u').test(text));
  return words.find(fits) ?? '';
}

const words = ['Half a plate of rice, shared by two.', '20:00', '1234', 'ABCDEF', '2026-06-12', 'https://metade.test'];
