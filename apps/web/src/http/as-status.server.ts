import { ApiRefusal } from '@metade/api-client/client.ts';
import { data } from 'react-router';

/** For an answer that no page stands behind: what the API refuses is refused with the same status and problem. */
export function asStatus(error: unknown): never {
  if (error instanceof ApiRefusal) throw data(error.problem, error.problem.status);
  throw error;
}
