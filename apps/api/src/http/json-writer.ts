import fastJson from 'fast-json-stringify';
import { z } from 'zod';

/** Compiles what writes an answer as JSON: what the schema names and nothing beside. It throws when a required field is missing. */
export function jsonWriter(schema: z.ZodType): (answer: unknown) => string {
  const jsonSchema = z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ jsonSchema: part }) => {
      // What a text looks like is checked by tests, and a field too many is left out, not refused.
      delete part.format;
      delete part.pattern;
      if (part.additionalProperties === false) delete part.additionalProperties;
    },
  });
  return fastJson(jsonSchema as fastJson.AnySchema);
}
