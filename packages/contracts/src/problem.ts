import { z } from 'zod';

/** RFC 9457, with a code for programs and a message in the caller's language. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string(),
    message: z.string(),
    params: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'What the message is about, e.g. order of hold_exists' }),
    issues: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problem>;
