import { type ApiClient, ApiRefusal, type Answer } from '@metade/api-client/client.ts';
import { afterSignIn, beforeSignIn, type HandOver } from '@metade/booking-flow/hand-over.ts';
import type { Locale } from '@metade/i18n/locale.ts';

export type Way = 'register' | 'login' | 'code' | 'second-step';

export interface Typed {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  gender: 'female' | 'male' | '';
  region: string;
  terms: boolean;
  code: string;
  /** Sign up by a code that is mailed, without a password. */
  byCode: boolean;
}

export const nothingTyped: Typed = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  gender: '',
  region: '',
  terms: false,
  code: '',
  byCode: false,
};

/** What a form sends beside what is typed. codeRequest: of the mailed code. challenge: of a log-in that asks for a second step. */
export interface Asked {
  guest: string | null;
  device: string | null;
  locale: Locale;
  codeRequest: string | null;
  challenge: string | null;
  /** Of a friend's link. */
  invite: string | null;
  /** Of the link that is mailed after too many tries, past their limits. */
  unlock: string | null;
}

/**
 * How an entrance ends. code_sent: the mailed code is to be typed. register: a good code, and no account yet. refused: by field, and in
 * words.
 */
export type Entered =
  | { kind: 'in'; answer: Answer<'login'>; handOver: HandOver }
  | { kind: 'code_sent'; codeRequest: string }
  | { kind: 'second_step'; challenge: string }
  | { kind: 'register'; message: string }
  | { kind: 'again'; message: string }
  | { kind: 'refused'; message: string; fields: Record<string, string> };

/** Signs in or up. order: the table that a guest is about to pay for. Throws fetch's error without a network. */
export async function enterBy(
  api: ApiClient,
  way: Way,
  typed: Typed,
  asked: Asked,
  order: string | null,
): Promise<Entered> {
  const byCode = way === 'code' || (way === 'register' && typed.byCode);
  const device = asked.device ?? undefined;
  const email = typed.email.trim();
  try {
    if (byCode && asked.codeRequest === null) {
      const { data } = await api.call('sendLoginCode', { body: { email, device } }, nobody);
      return { kind: 'code_sent', codeRequest: data.codeRequest };
    }
    const brought = await beforeSignIn(api, asked.guest ?? undefined, order);
    const answer = await open(api, way, { ...typed, email }, asked);
    return { kind: 'in', answer, handOver: await afterSignIn(api, brought, answer.token) };
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const { code, message, params, issues } = error.problem;
    if (code === 'two_factor_required') return { kind: 'second_step', challenge: String(params?.challenge) };
    if (code === 'account_missing') return { kind: 'register', message };
    // An expired second step starts again with the password.
    if (code === 'link_invalid') return { kind: 'again', message };
    const fields = Object.fromEntries((issues ?? []).map((issue) => [issue.path, issue.message]));
    return { kind: 'refused', message: Object.keys(fields).length > 0 ? '' : message, fields };
  }
}

async function open(api: ApiClient, way: Way, typed: Typed, asked: Asked): Promise<Answer<'login'>> {
  const common = { guestToken: asked.guest ?? undefined, device: asked.device ?? undefined };
  const { email, password, code } = typed;
  const coded = { code, codeRequest: asked.codeRequest ?? '' };
  switch (way) {
    case 'login':
      return api.call('login', { body: { email, password, ...common, unlock: asked.unlock ?? undefined } }, nobody);
    case 'code':
      return api.call('loginByCode', { body: { email, ...coded, ...common } }, nobody);
    case 'second-step':
      return api.call('loginSecondStep', { body: { challenge: asked.challenge ?? '', code, ...common } }, nobody);
    case 'register':
      try {
        return await api.call('registerUser', { body: { ...newPerson(typed, asked), ...common } }, nobody);
      } catch (error) {
        // Who proves an address that has an account already is logged in.
        if (typed.byCode && error instanceof ApiRefusal && error.problem.code === 'email_taken')
          return api.call('loginByCode', { body: { email, ...coded, ...common } }, nobody);
        throw error;
      }
  }
}

function newPerson(typed: Typed, { locale, codeRequest, invite }: Asked) {
  const { first_name, last_name, email, gender, region, terms, password, code, byCode } = typed;
  return {
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    email,
    ...(byCode ? { code, codeRequest: codeRequest ?? '' } : { password, password_confirmation: password }),
    gender: gender as 'female',
    region,
    intl: locale,
    terms: terms as true,
    ...(invite ? { invite } : {}),
  };
}

// A session or guest of before must not end the one that is being opened.
const nobody = { token: undefined };
