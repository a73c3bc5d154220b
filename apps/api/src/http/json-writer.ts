import fastJson from 'fast-json-stringify';
import { z } from 'zod';

const scalars = new Set(['string', 'number', 'integer', 'boolean']);

/**
 * Compiles a serializer of an answer: only fields in the schema are written. Throws when a required field is missing; null in place
 * of a text or number stays null.
 */
export function jsonWriter(schema: z.ZodType): (answer: unknown) => string {
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
