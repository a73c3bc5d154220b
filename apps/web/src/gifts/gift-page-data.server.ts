import { cardsIn, gatewayOf } from '@metade/booking-flow/gateway-of.ts';
import { issueMessage } from '@metade/i18n/errors.ts';
import { languageTag } from '@metade/i18n/locale.ts';
import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';
import type { FormProblem } from '../http/form-problem.server.ts';
import { pageHead } from '../site/seo.ts';
import { siteConfig } from '../site/site-data.server.ts';

export async function giftPageData(facts: RequestFacts) {
  const code = facts.url.searchParams.get('code')?.trim();
  if (code) throw redirect(`/gift/${encodeURIComponent(code.slice(0, 40))}`);
  const user = await facts.user();
  const [{ data: rules }, cards, config] = await Promise.all([
    facts.api.call('getGiftRules', { params: { country: facts.country } }),
    user ? facts.api.call('listCards', {}) : null,
    siteConfig(facts),
  ]);
  const names = new Intl.DisplayNames(languageTag(facts.locale), { type: 'region' });
  return {
    head: pageHead(facts, {
      title: `${facts.messages.gift.title} · Metade`,
      description: facts.messages.gift.intro(rules.months),
    }),
    rules,
    suggestions: [2500, 5000, 10_000, 15_000].filter((sum) => sum >= rules.min.amount && sum <= rules.max.amount),
    countries: rules.countries.map((country) => names.of(country) ?? country).join(', '),
    /** The buyer's means of payment; null before log-in. */
    payer: user && cards ? { cards: cardsIn(cards.data, rules.min.currency), holder: user.profile.name } : null,
    gateway: gatewayOf(config, rules.min.currency),
    messageMax: config.settings.giftMessageMax,
    codeProblem: code === '' ? issueMessage('required', 'code', facts.locale) : undefined,
    // One key per attempt: a double press pays once.
    key: randomUUID() as string,
  };
}

export type GiftPageData = Awaited<ReturnType<typeof giftPageData>>;

export type GiftPageResult = { problem: FormProblem };
