import { ApiRefusal } from '@metade/api-client/client.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { languageTag } from '@metade/i18n/locale.ts';
import { data } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';
import { pageHead } from '../site/seo.ts';

export async function giftCardData(facts: RequestFacts, params: { code: string }) {
  const words = facts.messages.gift;
  try {
    const [{ data: card }, user] = await Promise.all([facts.api.call('getGiftCard', { params }), facts.user()]);
    const names = new Intl.DisplayNames(languageTag(facts.locale), { type: 'region' });
    const title = words.cardTitle(formatMoney(card.amount, facts.locale));
    return {
      head: pageHead(facts, { title: `${title} · Metade`, description: words.fromName(card.from), noindex: true }),
      card,
      countries: card.countries.map((country) => names.of(country) ?? country).join(', '),
      signedIn: user !== null,
      done: facts.url.searchParams.get('done') === 'redeemed' && card.state === 'redeemed' && user !== null,
    };
  } catch (error) {
    if (!(error instanceof ApiRefusal) || ![404, 422, 429].includes(error.problem.status)) throw error;
    const { status, message } = error.problem;
    const head = pageHead(facts, { title: `${words.name} · Metade`, noindex: true });
    return data({ head, card: null, message: status === 429 ? message : null }, status === 429 ? 429 : 404);
  }
}

export type GiftCardData = Extract<Awaited<ReturnType<typeof giftCardData>>, { card: object }>;
