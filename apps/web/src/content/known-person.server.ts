import type { RequestFacts } from '../http/context.server.ts';

/** A signed-in person's data that a form need not ask for; empty for others. */
export async function knownPerson(facts: RequestFacts): Promise<Partial<Record<string, string>>> {
  const user = await facts.user();
  if (!user) return {};
  const { name, phone } = user.profile;
  return { name, email: user.email, ...(phone ? { phone } : {}) };
}
