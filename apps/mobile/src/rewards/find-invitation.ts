import { type Answer, type ApiClient, ApiRefusal } from '@metade/api-client/client.ts';

/** Who invites with a code; gone: nobody does any more. */
export async function findInvitation(
  api: ApiClient,
  code: string,
  signal: AbortSignal,
): Promise<Answer<'getInvitation'>['data'] | 'gone'> {
  try {
    return (await api.call('getInvitation', { params: { code } }, { signal })).data;
  } catch (error) {
    if (error instanceof ApiRefusal && error.problem.status < 500) return 'gone';
    throw error;
  }
}
