import { ApiRefusal } from '@metade/api-client/client.ts';

/** What was refused, in the API's words: of the whole, and of each field. null: the API could not be reached. */
export type Refused = { message: string; code: string; fields: Record<string, string> } | null;

export function refusedBy(error: unknown): Refused {
  if (!(error instanceof ApiRefusal)) return null;
  const { message, code, issues = [] } = error.problem;
  return { message, code, fields: Object.fromEntries(issues.map((issue) => [issue.path, issue.message])) };
}
