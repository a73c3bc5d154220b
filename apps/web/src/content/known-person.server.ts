import type { RequestFacts } from '../http/context.server.ts';

/** What a form need not ask of who is signed in; of others nothing. */
export async function knownPerson(facts: RequestFacts): Promise<Partial<Record<string, string>>> {
  const user = await facts.user();
  if (!user) return {};
  const { name, phone } = user.profile;
  return { name, email: user.email, ...(phone ? { phone } : {}) };
}
