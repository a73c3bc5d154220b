import { randomUUID } from 'node:crypto';
import type { LedgerEntry, OwnVoucher } from '@metade/contracts/rewards.ts';
import { data, redirect } from 'react-router';
import { TicketsPage } from '../rewards/tickets-page.tsx';
import { factsContext, type RequestFacts } from '../server/context.ts';
import { formProblem } from '../server/form-problem.ts';
import { readInvitation } from '../server/invitation.ts';
import { readForm } from '../server/read-form.ts';
import { requireUser } from '../server/require-user.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { siteConfig } from '../server/site-data.ts';
import { useSaidOnce } from '../shell/said-once.ts';
import type { Route } from './+types/tickets';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const { searchParams } = facts.url;
  const shown = {
    vouchers: one(searchParams.get('vouchers'), VOUCHER_STATES) ?? 'ready',
    ledger: one(searchParams.get('ledger'), LEDGER_KINDS),
  };
  const [rewards, vouchers, ledger, config, invitation] = await Promise.all([
    facts.api.call('getRewards', {}),
    facts.api.call('listVouchers', { query: { state: shown.vouchers, page: pageOf(facts, 'page') } }),
    facts.api.call('listLedger', { query: { kind: shown.ledger, page: pageOf(facts, 'entries') } }),
    siteConfig(facts),
    readInvitation(facts, searchParams.get('invite') ?? undefined),
  ]);
  const { settings } = config;
  return {
    head: pageHead(facts, { title: `${facts.messages.rewards.title} · Metade`, noindex: true }),
    rewards: rewards.data,
    shown,
    vouchers,
    ledger,
    rules: {
      arrived: settings.pointsArrived,
      first: settings.pointsFirstVisit,
      review: settings.pointsReview,
      months: settings.pointsMonths,
      delayHours: settings.pointsDelayHours,
    },
    /** Makes a second press, or a reload, of this page's button the same as the first. */
    redemption: randomUUID(),
    invitation,
    done: one(searchParams.get('done'), ['redeemed', 'accepted'] as const),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const form = await readForm(request);
  const field = (name: string) => String(form.get(name) ?? '');
  const accepts = field('intent') === 'accept';
  try {
    if (accepts) await facts.api.call('acceptInvitation', { body: { code: field('code') } });
    else await facts.api.call('redeemPoints', {}, { idempotencyKey: field('key') || undefined });
  } catch (error) {
    const { message, status } = formProblem(error);
    return data({ message, at: accepts ? ('invite' as const) : ('points' as const) }, status);
  }
  throw redirect(accepts ? '/profile/tickets?done=accepted' : '/profile/tickets?done=redeemed');
}

const VOUCHER_STATES = ['ready', 'used', 'expired'] as const satisfies VoucherState[];
const LEDGER_KINDS = ['points', 'credit', 'free_voucher', 'coupon'] as const satisfies LedgerEntry['kind'][];

function one<T extends string>(value: string | null, of: readonly T[]): T | undefined {
  return of.find((known) => known === value);
}

function pageOf(facts: RequestFacts, name: string): number {
  return Math.min(1000, Math.max(1, Math.trunc(Number(facts.url.searchParams.get(name))) || 1));
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Tickets({ loaderData, actionData }: Route.ComponentProps) {
  useSaidOnce('done');
  return <TicketsPage data={loaderData} problem={actionData ?? null} />;
}

export type TicketsData = Awaited<ReturnType<typeof loader>>;
export type TicketsProblem = { message: string; at: 'invite' | 'points' } | null;
export type VoucherState = 'ready' | 'used' | 'expired';
export type Voucher = OwnVoucher;
