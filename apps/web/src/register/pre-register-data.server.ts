import { ApiRefusal } from '@metade/api-client/client.ts';
import type { RequestFacts } from '../http/context.server.ts';
import type { FormProblem } from '../http/form-problem.server.ts';
import { pageHead } from '../site/seo.ts';
import { siteConfig, type SiteConfig } from '../site/site-data.server.ts';
import { registrationPath } from './registration-path.ts';

export async function preRegisterData(facts: RequestFacts) {
  const { content } = facts.messages;
  const [user, config, invited] = await Promise.all([facts.user(), siteConfig(facts), invitation(facts)]);
  return {
    head: pageHead(facts, { title: `${content.registerTitle} · Metade`, description: content.registerText }),
    address: facts.options.contactEmail,
    ticket: exampleTicket(config, facts.country),
    passwordMin: config.settings.passwordMin,
    /** Where an owner continues a started registration. */
    goOn: user && registrationPath(user),
    invited,
  };
}

export type PreRegisterData = Awaited<ReturnType<typeof preRegisterData>>;

export interface PreRegisterResult {
  problem: FormProblem;
  kept: Partial<Record<string, string>>;
}

/** Data of an invitation link; null without one, or when it is invalid. */
async function invitation(facts: RequestFacts) {
  const token = facts.url.searchParams.get('invitation');
  if (!token) return null;
  try {
    const { data } = await facts.api.call('getRestaurantInvitation', { params: { token: token.slice(0, 100) } });
    return { ...data, token };
  } catch (error) {
    if (error instanceof ApiRefusal) return null;
    throw error;
  }
}

/** The example's initial bill, per person and in the visitor's currency. */
function exampleTicket({ markets }: SiteConfig, country: string): { amount: number; currency: string } {
  const market = markets.find((one) => one.country === country);
  return { amount: market?.ticketSteps[1] ?? 2500, currency: market?.currency ?? 'EUR' };
}
