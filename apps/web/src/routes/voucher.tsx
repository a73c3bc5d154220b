import { ApiRefusal } from '@metade/api-client/client.ts';
import { formatPercent } from '@metade/i18n/format-money.ts';
import { languageTag, localeOfCountry } from '@metade/i18n/locale.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { data, redirect } from 'react-router';
import { keepLast } from '../orders/keep-last.ts';
import { withoutNetwork } from '../orders/without-network.ts';
import { factsContext } from '../http/context.server.ts';
import { drawQr } from '@metade/ui/draw-qr.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { readForm } from '../http/read-form.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { siteConfig } from '../site/site-data.server.ts';
import { useActionProblem } from '../trouble/use-action-problem.ts';
import { walletsHere } from '../wallets/wallets-here.server.ts';
import { VoucherMissing, VoucherPage } from '../voucher/voucher-page.tsx';
import type { Route } from './+types/voucher';

export const handle = { layout: { header: 'none', footer: 'none', foot: 'none' } };

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { voucher: words, orders } = facts.messages;
  try {
    const [{ data: answer }, { settings }, wallets] = await Promise.all([
      facts.api.call('getVoucher', { params }),
      siteConfig(facts),
      walletsHere(facts),
    ]);
    const { qr, ...voucher } = answer;
    const locale = localeOfCountry(voucher.restaurant.address.country);
    const restaurant = messagesOf(locale).voucher;
    return {
      head: pageHead(facts, { title: words.title(voucher.restaurant.company_name), noindex: true }),
      voucher,
      qr: voucher.state === 'confirmed' ? drawQr(qr) : null,
      token: params.token,
      wallets,
      now: new Date().toISOString(),
      waiter: {
        lang: languageTag(locale),
        label: restaurant.forTheWaiter,
        text: restaurant.waiterNote(
          restaurant.waiterFood(voucher.covers.desserts),
          formatPercent(settings.discountPercent, locale),
        ),
      },
    };
  } catch (error) {
    if (!(error instanceof ApiRefusal) || (error.problem.status !== 404 && error.problem.status !== 422)) throw error;
    return data({ head: pageHead(facts, { title: orders.voucherNotYet, noindex: true }), voucher: null }, 404);
  }
}

export const clientLoader = keepLast<Exclude<Awaited<ReturnType<typeof loader>>, { init: unknown }>>();

/** Announces a delay, or redeems by the waiter's PIN; having the voucher is enough. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  const form = await readForm(request);
  const intent = form.get('intent') === 'pin' ? 'pin' : 'late';
  try {
    if (intent === 'pin') {
      await facts.api.call('redeemByPin', { params, body: { pin: String(form.get('pin') ?? '') } });
    } else {
      await facts.api.call('announceLateByVoucher', { params, body: { minutes: Number(form.get('minutes')) } });
    }
  } catch (error) {
    const problem = formProblem(error);
    return data({ problem: problem.fields.pin ?? problem.message, intent }, problem.status);
  }
  throw redirect(`/checkout/voucher/${params.token}`);
}

export const clientAction = withoutNetwork<Awaited<ReturnType<typeof action>>>;

// The address is a secret: no referrer to other sites. Forms without JavaScript still need their origin sent to ours.
export function headers() {
  return { 'x-robots-tag': 'noindex', 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Voucher({ loaderData, actionData }: Route.ComponentProps) {
  const problem = useActionProblem(actionData);
  const ofPin = actionData && 'intent' in actionData && actionData.intent === 'pin';
  return loaderData.voucher ? (
    <VoucherPage {...loaderData} problem={ofPin ? null : problem} pinProblem={ofPin ? problem : null} />
  ) : (
    <VoucherMissing />
  );
}
