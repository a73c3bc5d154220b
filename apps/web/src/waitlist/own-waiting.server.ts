import { ApiRefusal } from '@metade/api-client/client.ts';
import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import type { RequestFacts } from '../http/context.server.ts';

/** The diner's waitlist entries; empty for a visitor. */
export async function ownWaiting(facts: RequestFacts): Promise<WaitingEntry[]> {
  if (!facts.token) return [];
  try {
    return (await facts.api.call('listWaiting', {})).data;
  } catch (error) {
    if (error instanceof ApiRefusal && error.problem.status === 401) return [];
    throw error;
  }
}
