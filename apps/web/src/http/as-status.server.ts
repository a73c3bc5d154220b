import { ApiRefusal } from '@metade/api-client/client.ts';
import { data } from 'react-router';

/** For a response without a page: passes the API's refusal on, with status and problem. */
export function asStatus(error: unknown): never {
  if (error instanceof ApiRefusal) throw data(error.problem, error.problem.status);
  throw error;
}
