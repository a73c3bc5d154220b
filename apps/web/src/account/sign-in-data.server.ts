import { replace } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';
import { isSecure, readCookies } from '../http/cookies.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { localPath } from '../http/local-path.server.ts';
import { pageHead } from '../site/seo.ts';
import { siteConfig } from '../site/site-data.server.ts';
import { homePlaces } from './home-places.server.ts';
import { readInvitation, rememberedInvite } from './invitation.server.ts';

export async function signInData(facts: RequestFacts, request: Request) {
  const from = localPath(facts.url.searchParams.get('from'));
  const invited = facts.url.searchParams.get('invite');
  if (await facts.user())
    throw replace(invited === null ? (from ?? '/') : `/profile/tickets?invite=${encodeURIComponent(invited)}`);
  const [places, config, invitation, held] = await Promise.all([
    homePlaces(facts),
    siteConfig(facts),
    readInvitation(facts, invited ?? rememberedInvite(facts, request)),
    from?.startsWith('/checkout') ? heldUntil(facts, request) : null,
  ]);
  const { forgotTitle, signUpTitle, signInTitle } = facts.messages.account;
  const signUp = facts.url.searchParams.get('new') === '1' || invited !== null;
  const forgot = facts.url.searchParams.get('forgot') === '1';
  return {
    head: pageHead(facts, {
      title: `${forgot ? forgotTitle : signUp ? signUpTitle : signInTitle} · Metade`,
      noindex: true,
    }),
    from,
    signUp,
    invitation,
    forgot,
    /** Token of the link past the log-in limits. */
    unlock: facts.url.searchParams.get('unlock'),
    wasReset: facts.url.searchParams.get('reset') === '1',
    wasDeleted: facts.url.searchParams.get('deleted') === '1',
    /** Asked to delete an account with an expired session: it is either deleted or still to be deleted. */
    maybeDeleted: facts.url.searchParams.get('deleted') === 'ended',
    resetMinutes: config.settings.resetMinutes,
    heldUntil: held,
    passwordMin: config.settings.passwordMin,
    codeMinutes: config.settings.emailCodeMinutes,
    byCode: facts.url.searchParams.get('code') === '1',
    places,
  };
}

export type SignInData = Awaited<ReturnType<typeof signInData>>;

export interface SignInResult {
  intent: 'login' | 'code' | 'second-step' | 'register' | 'forgot';
  /** Challenge of a second step. */
  challenge?: string;
  /** Null: the link or code was sent, or the second step follows. */
  problem: ReturnType<typeof formProblem> | null;
  /** With codeRequest, a mailed code is to be typed. */
  kept: Partial<Record<string, string>>;
}

async function heldUntil(facts: RequestFacts, request: Request): Promise<{ until: string; zone: string } | null> {
  const id = readCookies(request.headers.get('cookie'), isSecure(facts)).order;
  if (!id) return null;
  const order = await facts.api.call('getOrder', { params: { id } }).catch(() => null);
  return order?.data.hold ? { until: order.data.hold.expires_at, zone: order.data.restaurant.time_zone } : null;
}
