import { z } from 'zod';
import type { StripePaymentGatewayOptions } from './adapters/gateways/stripe.ts';

/** The keys of one account. Those of another have its name behind them: STRIPE_SECRET_KEY_BR is of the gateway stripe_br. */
export const stripeKeys = {
  STRIPE_SECRET_KEY: stripeKey(['sk', 'rk']),
  STRIPE_PUBLISHABLE_KEY: stripeKey(['pk']),
  STRIPE_WEBHOOK_SECRET: stripeKey(['whsec']),
} as const;

type StripeKey = keyof typeof stripeKeys;
/** Of the account that has no name, or with the name of another behind it. */
export type StripeVariable = StripeKey | `${StripeKey}_${string}`;

export type StripeAccount = Pick<
  StripePaymentGatewayOptions,
  'name' | 'secretKey' | 'publishableKey' | 'webhookSecret' | 'cardPageUrl'
>;

type Given = Partial<Record<string, string>>;
type Problem = { name: StripeVariable; words: string };

const keyNames = Object.keys(stripeKeys) as StripeKey[];
const suffixed = new RegExp(`^(${keyNames.join('|')})_([A-Z0-9]+)$`);

/** The variable without the name of an account. */
export function stripeKeyOf(name: string): StripeKey | null {
  return keyNames.find((key) => key === name) ?? (suffixed.exec(name)?.[1] as StripeKey | undefined) ?? null;
}

/** The variables of an account, by the gateway's name: stripe, or stripe_br. */
export function stripeVariablesOf(gateway: string): StripeVariable[] {
  const account = gateway.slice('stripe_'.length).toUpperCase();
  return keyNames.map((key) => (account === '' ? key : (`${key}_${account}` as const)));
}

/** The gateways whose variables are given, in part or whole. */
export function stripeGateways(given: Given): string[] {
  const named = Object.keys(given).flatMap((name) => suffixed.exec(name)?.[2] ?? []);
  const main = keyNames.some((name) => given[name] !== undefined) ? ['stripe'] : [];
  return [...main, ...new Set(named.map((account) => `stripe_${account.toLowerCase()}`))];
}

/** The accounts of checked variables. publicUrl: of the site, whose page takes a card for the app. */
export function stripeAccounts(given: Given, publicUrl: string): StripeAccount[] {
  return stripeGateways(given).map((name) => {
    const [secretKey = '', publishableKey = '', webhookSecret = ''] = stripeVariablesOf(name).map((one) => given[one]);
    const cardPageUrl = `${publicUrl}/app/card${name === 'stripe' ? '' : `?account=${name}`}`;
    return { name, secretKey, publishableKey, webhookSecret, cardPageUrl };
  });
}

/**
 * What is wrong with the keys of all accounts. Keys of two modes move real money under the eyes of who thinks it a test, or none where it
 * is meant to; one key in two accounts is one account, whose money would be counted twice.
 */
export function stripeProblems(given: Given, production: boolean): Problem[] {
  const names = stripeGateways(given).flatMap(stripeVariablesOf);
  return [
    ...names.flatMap((name) => malformed(name, given[name])),
    ...twice(names, given),
    ...mixed(names, given, production),
  ];
}

function malformed(name: StripeVariable, key: string | undefined): Problem[] {
  // The schema of the environment tells of those without an account's name.
  const check = name in stripeKeys ? null : stripeKeys[stripeKeyOf(name) as StripeKey].safeParse(key);
  return (check?.error?.issues ?? []).map(({ message }) => ({ name, words: message }));
}

function twice(names: readonly StripeVariable[], given: Given): Problem[] {
  return names.flatMap((name, i) => {
    const first = names.slice(0, i).find((other) => given[other] !== undefined && given[other] === given[name]);
    return first ? [{ name, words: `is the same as ${first}: each account has its own` }] : [];
  });
}

function mixed(names: readonly StripeVariable[], given: Given, production: boolean): Problem[] {
  const modes = names.flatMap((name) => {
    const mode = modeOf(given[name]);
    return mode ? [{ name, mode }] : [];
  });
  const [first] = modes;
  const other = modes.find(({ mode }) => mode !== first?.mode);
  if (first && other)
    return [{ name: other.name, words: `is of ${other.mode} mode and ${first.name} of ${first.mode} mode` }];
  if (first?.mode === 'live' && !production)
    return [{ name: first.name, words: 'is a live key, and this is no production: it would charge real cards' }];
  return [];
}

function modeOf(key: string | undefined): string | undefined {
  return /^[a-z]+_(live|test)_/.exec(key ?? '')?.[1];
}

/** kinds: of the three keys those that belong here; one of the others is told by what it is. */
function stripeKey(kinds: readonly StripeKeyKind[]) {
  return z
    .string()
    .superRefine((key, context) => {
      const kind = /^[a-z]+(?=_)/.exec(key)?.[0] ?? '';
      if (kinds.some((one) => one === kind) && key.length >= 16) return;
      const other =
        kind in stripeKeyKinds ? `is ${stripeKeyKinds[kind as StripeKeyKind]}; here` : 'is no key of Stripe;';
      context.addIssue(`${other} belongs ${kinds.map((one) => stripeKeyKinds[one]).join(' or ')}`);
    })
    .optional();
}

type StripeKeyKind = 'sk' | 'rk' | 'pk' | 'whsec';

const stripeKeyKinds = {
  sk: 'a secret key (sk_…)',
  rk: 'a restricted key (rk_…)',
  pk: 'a publishable key (pk_…)',
  whsec: 'the secret of a webhook endpoint (whsec_…)',
} as const satisfies Record<StripeKeyKind, string>;
