import { holdTable, type HoldOutcome, type HoldWish } from '@metade/booking-flow/hold.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { isSecure, writeCookie } from '../http/cookies.server.ts';

/** Holds a table for the browser's account or guest, and remembers both guest and order in cookies. */
export async function holdHere(facts: RequestFacts, wish: HoldWish, key: string | undefined): Promise<HoldOutcome> {
  const secure = isSecure(facts);
  const account = (await facts.user()) ? (facts.token ?? null) : null;
  const keepGuest = (token: string) => facts.setCookie(writeCookie('guest', token, secure));
  const outcome = await holdTable(facts.api, { account, guest: facts.guest ?? null, keepGuest }, wish, key);
  if (outcome.kind === 'held') facts.setCookie(writeCookie('order', outcome.order, secure));
  return outcome;
}
