import { randomUUID } from 'node:crypto';
import { languageTag } from '@metade/i18n/locale.ts';
import { data, redirect } from 'react-router';
import { BuyPage } from '../gifts/buy-page.tsx';
import { factsContext } from '../server/context.ts';
import { formProblem, type FormProblem } from '../server/form-problem.ts';
import { readForm } from '../server/read-form.ts';
import { requireUser } from '../server/require-user.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { siteConfig } from '../server/site-data.ts';
import { readSum } from '../voucher/read-sum.ts';
import type { Route } from './+types/gift';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
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
    /** What a buyer pays with; null for who has yet to sign in. */
    payer: user && cards ? { cards: cards.data, holder: user.profile.name } : null,
    tokenizeUrl: config.gateway.tokenizeUrl,
    messageMax: config.settings.giftMessageMax,
    // One key for one attempt: whatever is pressed twice pays once.
    key: randomUUID() as string,
  };
}

export type GiftPageData = Awaited<ReturnType<typeof loader>>;
export type GiftPageResult = { problem: FormProblem };

/** Buys it with a saved card, or with a token: the card itself went from the browser to the gateway. */
export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const card = text('card');
  const token = text('card_token');
  if (!card && !token) {
    const message = facts.messages.checkout.needsScript;
    return data<GiftPageResult>(
      { problem: { message, code: 'needs_script', fields: {}, status: 422, params: {} } },
      422,
    );
  }
  try {
    const { data: gift } = await facts.api.call(
      'buyGift',
      {
        body: {
          country: facts.country,
          amount: readSum(text('amount')),
          from: text('from'),
          to: text('to'),
          email: text('email'),
          message: text('message'),
          send_on: text('send_on'),
          ...(card ? { card } : { card_token: token }),
        },
      },
      { idempotencyKey: text('key') || undefined },
    );
    throw redirect(`/profile/gifts/${gift._id}?done=bought`);
  } catch (error) {
    if (error instanceof Response) throw error;
    const problem = formProblem(error);
    return data<GiftPageResult>({ problem }, problem.status);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Gift({ loaderData, actionData }: Route.ComponentProps) {
  return <BuyPage data={loaderData} result={actionData} />;
}
