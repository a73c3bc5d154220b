import { ApiRefusal } from '@metade/api-client/client.ts';
import type { Problem } from '@metade/contracts/problem.ts';

export interface FormProblem {
  message: string;
  code: string;
  /** Messages by field name. */
  fields: Record<string, string>;
  status: number;
  params: Record<string, unknown>;
}

/** An API refusal in a form's shape. Rethrows anything else. */
export function formProblem(error: unknown): FormProblem {
  if (!(error instanceof ApiRefusal)) throw error;
  return inForm(error.problem);
}

export function inForm(problem: Problem): FormProblem {
  return {
    message: problem.message,
    code: problem.code,
    fields: Object.fromEntries((problem.issues ?? []).map((issue) => [issue.path, issue.message])),
    status: problem.status,
    params: problem.params ?? {},
  };
}
