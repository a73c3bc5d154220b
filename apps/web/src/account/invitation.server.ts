import { ApiRefusal } from '@metade/api-client/client.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { clearCookie, isSecure, readCookies, writeCookie } from '../http/cookies.server.ts';

export interface Invitation {
  /** Null: the link is invalid. */
  code: string | null;
  name: string;
  points: number;
}

/** The inviter of a link's code, which is remembered until sign-up; null without a code. */
export async function readInvitation(facts: RequestFacts, code: string | undefined): Promise<Invitation | null> {
  if (!code) return null;
  try {
    const { data } = await facts.api.call('getInvitation', { params: { code } });
    facts.setCookie(writeCookie('invite', code.toUpperCase(), isSecure(facts)));
    return { code, ...data };
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    forgetInvite(facts);
    return { code: null, name: '', points: 0 };
  }
}

/** The code of a link opened earlier. */
export function rememberedInvite(facts: RequestFacts, request: Request): string | undefined {
  return readCookies(request.headers.get('cookie'), isSecure(facts)).invite;
}

export function forgetInvite(facts: RequestFacts): void {
  facts.setCookie(clearCookie('invite', isSecure(facts)));
}
