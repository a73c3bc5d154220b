import fastJson from 'fast-json-stringify';
import { z } from 'zod';

const scalars = new Set(['string', 'number', 'integer', 'boolean']);

/**
 * Compiles what writes an answer as JSON: what the schema names and nothing beside. It throws when a required field is missing; null where
 * the schema has a text or a number stays null.
 */
export function jsonWriter(schema: z.ZodType): (answer: unknown) => string {
  const jsonSchema = z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ jsonSchema: part }) => {
      // What a text looks like is checked by tests, and a field too many is left out, not refused.
      delete part.format;
      delete part.pattern;
      delete part.propertyNames;
      if (part.additionalProperties === false) delete part.additionalProperties;
      if (scalars.has(String(part.type))) Object.assign(part, { nullable: true });
    },
  });
  return fastJson(jsonSchema as fastJson.AnySchema);
}
