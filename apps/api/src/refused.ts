import type { RefusalCode } from '@metade/contracts/refusals.ts';

export type RefusalIssue = { path: string; code: string; params?: Record<string, unknown> };

/** An expected "no" on its way to the caller. It ends a transaction; words and HTTP status are given at the edge. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly params: Record<string, unknown>;
  readonly issues: RefusalIssue[] | undefined;

  constructor(code: RefusalCode, params: Record<string, unknown> = {}, issues?: RefusalIssue[]) {
    // It is an answer: nobody reads where it came from, and finding that out costs more than the rest of it.
    const traced = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super(code);
    Error.stackTraceLimit = traced;
    this.code = code;
    this.params = params;
    this.issues = issues;
  }
}
