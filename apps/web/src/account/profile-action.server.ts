import { isLocale } from '@metade/i18n/locale.ts';
import { mailKinds } from './mail-kinds.ts';
import { pushKinds } from './push-kinds.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { writeCookie } from '../http/cookies.server.ts';
import { formProblem, type FormProblem } from '../http/form-problem.server.ts';

export interface ProfileResult {
  intent: string;
  /** The form's address; null for a new one. */
  address: string | null;
  /** Null: done. */
  problem: FormProblem | null;
  /** Input, except passwords. */
  kept: Partial<Record<string, string>>;
}

/** Handles every form of the account page. */
export async function profileAction(facts: RequestFacts, form: FormData): Promise<ProfileResult> {
  const intent = String(form.get('intent') ?? '');
  const address = String(form.get('address') ?? '') || null;
  const kept = Object.fromEntries(
    [...form].filter(([name, value]) => typeof value === 'string' && !/password|current/.test(name)),
  ) as ProfileResult['kept'];
  try {
    await intents[intent]?.(facts, form, address);
    return { intent, address, problem: null, kept };
  } catch (error) {
    return { intent, address, problem: formProblem(error), kept };
  }
}

type Intent = (facts: RequestFacts, form: FormData, address: string | null) => Promise<unknown>;

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim();
const secret = (form: FormData, name: string) => String(form.get(name) ?? '');

const intents: Record<string, Intent> = {
  details: async (facts, form) => {
    const locale = text(form, 'intl');
    await facts.api.call('updateProfile', {
      body: {
        first_name: text(form, 'first_name'),
        last_name: text(form, 'last_name'),
        name: text(form, 'name'),
        gender: (text(form, 'gender') || undefined) as 'male' | 'female' | undefined,
        born: text(form, 'born') || null,
        phone: text(form, 'phone') || null,
        // Only a changed region is sent: the list may be less precise than the stored value.
        region: text(form, 'region') === text(form, 'region_before') ? undefined : text(form, 'region'),
        intl: isLocale(locale) ? locale : undefined,
      },
    });
    // Only a changed language switches the page's.
    if (isLocale(locale) && locale !== text(form, 'intl_before'))
      facts.setCookie(writeCookie('locale', locale, facts.options.publicUrl.startsWith('https:')));
  },
  email: (facts, form) =>
    facts.api.call('changeEmail', { body: { email: text(form, 'email'), current: secret(form, 'current') } }),
  'password-link': async (facts) => {
    const user = await facts.user();
    if (user) await facts.api.call('forgotPassword', { body: { email: user.email } });
  },
  password: (facts, form) =>
    facts.api.call('changePassword', {
      body: {
        current: secret(form, 'current'),
        password: secret(form, 'password'),
        password_confirmation: secret(form, 'password_confirmation'),
      },
    }),
  'sessions-end': (facts, form) => facts.api.call('endSession', { params: { id: text(form, 'session') } }),
  'sessions-others': (facts) => facts.api.call('endOtherSessions', {}),
  'assistant-end': (facts, form) => facts.api.call('endAssistant', { params: { id: text(form, 'assistant') } }),
  picture: (facts, form) => {
    const file = form.get('file');
    const sent = new FormData();
    if (file instanceof File && file.size > 0) sent.set('file', file, 'picture');
    return facts.api.call('uploadAvatar', {}, { form: sent });
  },
  'picture-remove': (facts) => facts.api.call('removeAvatar', {}),
  mails: (facts, form) =>
    facts.api.call('saveMailSettings', {
      body: { off: mailKinds.filter((kind) => !form.getAll('on').includes(kind)) },
    }),
  'push-save': (facts, form) => {
    return facts.api.call('savePush', {
      body: {
        off: [...pushKinds.own, ...pushKinds.team].filter((kind) => !form.getAll('on').includes(kind)),
        quiet_from: Number(form.get('from')),
        quiet_to: Number(form.get('to')),
        zone: text(form, 'zone'),
      },
    });
  },
  'push-on': (facts, form) =>
    facts.api.call('addPushBrowser', {
      body: { endpoint: text(form, 'endpoint'), keys: { p256dh: text(form, 'p256dh'), auth: text(form, 'auth') } },
    }),
  'push-off': (facts, form) => facts.api.call('removePushDevice', { params: { id: text(form, 'device') } }),
  'calendar-renew': (facts) => facts.api.call('renewOwnCalendar', {}),
  'calendar-off': (facts) => facts.api.call('revokeOwnCalendar', {}),
  verify: (facts) => facts.api.call('sendVerification', {}),
  'address-save': (facts, form, address) => {
    const body = {
      name: text(form, 'name'),
      street: text(form, 'street'),
      number: text(form, 'number'),
      district: text(form, 'district'),
      city: text(form, 'city'),
      state: text(form, 'state'),
      zip: text(form, 'zip'),
      country: text(form, 'country'),
    };
    return address
      ? facts.api.call('updateAddress', { params: { id: address }, body })
      : facts.api.call('createAddress', { body });
  },
  'address-default': (facts, _form, address) =>
    facts.api.call('updateAddress', { params: { id: address ?? '' }, body: { default: true } }),
  'address-remove': (facts, _form, address) => facts.api.call('removeAddress', { params: { id: address ?? '' } }),
};
