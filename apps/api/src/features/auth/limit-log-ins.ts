import { createHash, randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import { limitTries } from '../../db/limit-tries.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { isLinkOf } from './account-link.ts';
import { isKnownDevice } from './known-device.ts';

const quarterHour = 15 * 60_000;

type Attempt = { email: string; network: string; device: string | undefined };

/**
 * Counts a log-in attempt. A device known to the account has a count of its own, so that nobody else can lock its owner out. All
 * others share the count of their network, of account and network, and a wider one of the account. Above the account's limits no
 * password is checked, so nobody learns whether theirs is right; the owner is mailed a link past the limits, with a count of its
 * own.
 */
export async function limitLogIns(
  context: Context,
  { email, network, device, unlock }: Attempt & { unlock: string | undefined },
): Promise<void> {
  const settings = await context.markets.settings();
  const limit = (key: string, max: number) => limitTries(context.pool, key, max, quarterHour, context.now());
  if (await isKnownDevice(context.pool, device, email))
    return limit(`login ${email} on ${nameOf(device)}`, settings.accountLoginTriesPer15Min);
  if (unlock !== undefined && (await isLinkOf(context.pool, unlock, 'log_in', email, context.now())))
    return limit(`login ${email} by ${nameOf(unlock)}`, settings.accountLoginTriesPer15Min);
  await limit(`login from ${network}`, settings.addressLoginTriesPer15Min);
  try {
    await limit(`login ${email} from ${network}`, settings.accountLoginTriesPer15Min);
    await limit(`login ${email}`, settings.accountLoginTriesAnywherePer15Min);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await mailUnlock(context, email, settings.unlockHours);
    throw new Refused('login_locked', error.params);
  }
}

/** Mails the owner a link to log in by, one per period of validity. Does the same work for an unknown address. */
async function mailUnlock(context: Context, email: string, hours: number): Promise<void> {
  try {
    await limitTries(context.pool, `unlock mail ${email}`, 1, hours * 3_600_000, context.now());
  } catch (error) {
    if (error instanceof Refused) return;
    throw error;
  }
  const { rows } = await context.pool.query<{ id: string }>('select id from app_user where email = $1 and active', [
    email,
  ]);
  await enqueue(context.pool, 'send_account_mail', { id: uuidv7(), user: rows[0]?.id ?? randomUUID(), mail: 'unlock' });
}

/**
 * Counts a log-in attempt by code. Wrong codes are counted per code, so that attempts from elsewhere do not lock out the reader of
 * the mail.
 */
export async function limitCodeTries(context: Context, { email, network, device }: Attempt): Promise<void> {
  const settings = await context.markets.settings();
  const limit = (key: string, max: number) => limitTries(context.pool, key, max, quarterHour, context.now());
  if (await isKnownDevice(context.pool, device, email))
    return limit(`code login ${email} on ${nameOf(device)}`, settings.accountLoginTriesPer15Min);
  return limit(`login from ${network}`, settings.addressLoginTriesPer15Min);
}

/**
 * Counts a mailed code: per network, and per address separately for each known device and each network, so that nobody else uses up
 * the owner's. A limit over all networks prevents guessing by asking for ever more codes.
 */
export async function limitCodeMails(context: Context, { email, network, device }: Attempt): Promise<void> {
  const { codeMailsPerHour, codeMailsAnywherePerHour, addressCodeMailsPerHour } = await context.markets.settings();
  const limit = (key: string, max: number) => limitTries(context.pool, key, max, 3_600_000, context.now());
  await limit(`code from ${network}`, addressCodeMailsPerHour);
  if (await isKnownDevice(context.pool, device, email))
    return limit(`code ${email} on ${nameOf(device)}`, codeMailsPerHour);
  await limit(`code ${email} from ${network}`, codeMailsPerHour);
  await limit(`code ${email}`, codeMailsAnywherePerHour);
}

/** Counts an attempt at the second step: codes are short, so unknown devices share one count per account. */
export async function limitSecondSteps(
  context: Context,
  { user, email, device }: { user: string; email: string; device: string | undefined },
): Promise<void> {
  const { accountLoginTriesPer15Min: max } = await context.markets.settings();
  const on = (await isKnownDevice(context.pool, device, email)) ? ` on ${nameOf(device)}` : '';
  await limitTries(context.pool, `second step ${user}${on}`, max, quarterHour, context.now());
}

// Tokens are never stored, not even as the key of a count.
function nameOf(device = ''): string {
  return createHash('sha256').update(`device ${device}`).digest('hex');
}
