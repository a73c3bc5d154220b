import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { limitTries } from '../../db/limit-tries.ts';
import { isKnownDevice } from './known-device.ts';

const quarterHour = 15 * 60_000;

type Attempt = { email: string; network: string; device: string | undefined };

/**
 * Counts a try to log in. A device on which the account was logged in to before has its own count, so that nobody else locks its
 * owner out; all others share those of their network, of account and network, and a wider one of the account from anywhere.
 */
export async function limitLogIns(context: Context, { email, network, device }: Attempt): Promise<void> {
  const settings = await context.markets.settings();
  const limit = (key: string, max: number) => limitTries(context.pool, key, max, quarterHour, context.now());
  if (await isKnownDevice(context.pool, device, email))
    return limit(`login ${email} on ${nameOf(device)}`, settings.accountLoginTriesPer15Min);
  await limit(`login from ${network}`, settings.addressLoginTriesPer15Min);
  await limit(`login ${email} from ${network}`, settings.accountLoginTriesPer15Min);
  await limit(`login ${email}`, settings.accountLoginTriesAnywherePer15Min);
}

/** Counts a try of the second step: codes are short, so strangers share one count of the account wherever they are. */
export async function limitSecondSteps(
  context: Context,
  { user, email, device }: { user: string; email: string; device: string | undefined },
): Promise<void> {
  const { accountLoginTriesPer15Min: max } = await context.markets.settings();
  const on = (await isKnownDevice(context.pool, device, email)) ? ` on ${nameOf(device)}` : '';
  await limitTries(context.pool, `second step ${user}${on}`, max, quarterHour, context.now());
}

// Tokens are nowhere kept, not even as the key of a count.
function nameOf(device = ''): string {
  return createHash('sha256').update(`device ${device}`).digest('hex');
}
