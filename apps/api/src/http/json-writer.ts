import fastJson from 'fast-json-stringify';
import { z } from 'zod';

type Writer = (answer: unknown) => string;

const scalars = new Set(['string', 'number', 'integer', 'boolean']);
const compiled = new WeakMap<z.ZodType, Writer>();

/**
 * The serializer of an answer, compiled the first time that it is asked for: only fields in the schema are written. Throws when a
 * required field is missing; null in place of a text or number stays null.
 */
export function jsonWriter(schema: z.ZodType): Writer {
  const known = compiled.get(schema);
  if (known) return known;
  const writer = compile(schema);
  compiled.set(schema, writer);
  return writer;
}

function compile(schema: z.ZodType): Writer {
  const jsonSchema = z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ jsonSchema: part }) => {
      // Formats are checked by tests; extra fields are left out, not refused.
      delete part.format;
      delete part.pattern;
      delete part.propertyNames;
      if (part.additionalProperties === false) delete part.additionalProperties;
      if (scalars.has(String(part.type))) Object.assign(part, { nullable: true });
    },
  });
  return fastJson(jsonSchema as fastJson.AnySchema);
}
