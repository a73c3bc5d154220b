import type { RefusalCode } from '@metade/contracts/refusals.ts';

export type RefusalIssue = { path: string; code: string; params?: Record<string, unknown> };

/**
 * An expected refusal on its way to the caller. It rolls the transaction back; HTTP status and words are added in http/problem.ts.
 */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly params: Record<string, unknown>;
  readonly issues: RefusalIssue[] | undefined;

  constructor(code: RefusalCode, params: Record<string, unknown> = {}, issues?: RefusalIssue[]) {
    // No stack trace: it is an answer, and capturing one costs more than the rest.
    const traced = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super(code);
    Error.stackTraceLimit = traced;
    this.code = code;
    this.params = params;
    this.issues = issues;
  }
}

/** Runs one of a form's checks and collects the fields it refuses. */
export async function collectIssues(issues: RefusalIssue[], check: () => unknown): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'invalid_fields') throw error;
    issues.push(...(error.issues ?? []));
  }
}
