import type { LedgerEntry, OwnVoucher } from '@metade/contracts/rewards.ts';
import { randomUUID } from 'node:crypto';
import { readInvitation } from '../account/invitation.server.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { pageHead } from '../site/seo.ts';
import { siteConfig } from '../site/site-data.server.ts';

export async function ticketsData(facts: RequestFacts) {
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
    /** Idempotency key, so that a double press or reload of this page acts once. */
    redemption: randomUUID(),
    invitation,
    done: one(searchParams.get('done'), ['redeemed', 'accepted'] as const),
  };
}

export type TicketsData = Awaited<ReturnType<typeof ticketsData>>;

export type TicketsProblem = { message: string; at: 'invite' | 'points' } | null;

export type VoucherState = 'ready' | 'used' | 'expired';

export type Voucher = OwnVoucher;

const VOUCHER_STATES = ['ready', 'used', 'expired'] as const satisfies VoucherState[];
const LEDGER_KINDS = ['points', 'credit', 'free_voucher', 'coupon'] as const satisfies LedgerEntry['kind'][];

function one<T extends string>(value: string | null, of: readonly T[]): T | undefined {
  return of.find((known) => known === value);
}

function pageOf(facts: RequestFacts, name: string): number {
  return Math.min(1000, Math.max(1, Math.trunc(Number(facts.url.searchParams.get(name))) || 1));
}
