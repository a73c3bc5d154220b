import type { Answer, CallOptions, Input } from '@metade/api-client/client.ts';
import { ApiRefusal, createClient } from '@metade/api-client/client.ts';
import type { OperationName } from '@metade/contracts/endpoints.ts';

/** The API of the origin that serves the panel. */
export const api = createClient(location.origin);

/** Calls an operation with the session's token and language. */
export type Call = <N extends OperationName>(name: N, input: Input<N>, options?: CallOptions) => Promise<Answer<N>>;

/** Opens what an operation streams. */
export type Open = <N extends OperationName>(name: N, input: Input<N>, options?: CallOptions) => Promise<Response>;

/** The API's reason for a refusal, the first invalid field's before the general one; null when it could not be reached. */
export function refusalText(error: unknown): string | null {
  const refusal = refusalOf(error);
  return refusal?.issues?.[0]?.message || refusal?.message || null;
}

/** The problem's code when the API refused, null when it could not be reached. */
export function refusalOf(error: unknown): ApiRefusal['problem'] | null {
  return error instanceof ApiRefusal ? error.problem : null;
}
