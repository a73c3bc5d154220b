import { adminRoles } from '@metade/domain/admin-role.ts';
import { restaurantStates } from '@metade/domain/registration.ts';
import { outerBounds } from '@metade/domain/settings.ts';
import { userGroups } from '@metade/domain/second-factor.ts';
import { z } from 'zod';
import { address } from './addresses.ts';
import { endpoint } from './endpoint.ts';
import { country, email, id, instant, locale, nameText, requiredName, requiredText } from './fields.ts';
import { invite } from './rewards.ts';

/** A user's usable points, or a free voucher. */
const reward = z
  .object({
    _id: id.nullable(),
    kind: z.enum(['points', 'free_voucher']),
    points: z.int().nullable(),
    expires_at: instant.nullable(),
  })
  .meta({ id: 'Reward' });
export type Reward = z.infer<typeof reward>;

export const user = z
  .object({
    _id: id,
    email: z.string(),
    group: z.enum(userGroups),
    adminRoles: z.array(z.enum(adminRoles)).meta({ description: 'Of an admin; of others none' }),
    active: z.boolean(),
    isAuthenticated: z.literal(true),
    restaurant: id.nullable().meta({ description: 'The restaurant whose team the user is in' }),
    restaurant_state: z.enum(restaurantStates).nullable(),
    profile: z.object({
      first_name: z.string(),
      last_name: z.string(),
      name: z.string().meta({ description: 'The full name; first and last name unless another was given' }),
      born: z.string().nullable(),
      gender: z.enum(['male', 'female']).nullable(),
      phone: z.string().nullable(),
      avatar: z.string().nullable(),
      intl: locale.nullable(),
    }),
    rewards: z.array(reward),
    address: z.array(address),
    emailVerified: z.boolean(),
    hasPassword: z.boolean().meta({ description: 'False: logs in by a code that is sent by e-mail' }),
    termsVersion: z.string().nullable().meta({ description: 'The version of the terms that was accepted last' }),
    twoFactor: z.boolean().meta({ description: 'A second step is asked for at log-in' }),
    secondFactorDue: z.boolean().meta({ description: 'Nothing else is open before a second factor is set up' }),
    wishlist: z.array(z.string()),
    region: z.array(z.object({ iso: z.string(), city: z.string().nullable() })),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;

export const device = z.string().max(100).meta({
  description: 'Sent with the next log-in on the same device, it is not locked out by wrong passwords from elsewhere',
});
/** The answer of every call that logs somebody in. */
export const session = z.object({ token: z.string(), data: user, device });

/** The full name, if it is more than first and last name. */
export const fullName = nameText(120);

/** Requirements of a new password at sign-up, reset and change; common ones are refused by the operation. */
/** Of a form that makes an account: the box beside the legal texts. */
export const agreed = z.literal(true).meta({ description: 'The terms in force are accepted' });

export const newPassword = {
  password: z.string().min(outerBounds('passwordMin').min).max(200),
  password_confirmation: z.string().max(200),
};
export const passwordsAlike = (form: {
  password?: string | undefined;
  password_confirmation?: string | undefined;
}): boolean => form.password === form.password_confirmation;
export const passwordsDiffer = {
  path: ['password_confirmation'],
  message: 'passwords_differ',
  // Other errors in the form are reported at the same time.
  when: ({ value }: { value: unknown }): boolean => bothPasswords.safeParse(value).success,
};
const bothPasswords = z.object({ password: z.string(), password_confirmation: z.string() });
/** The secret in a link's address. */
const linkToken = z.string().min(1).max(100);

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/auth',
  summary: 'Log in',
  access: { scope: 'public' },
  body: z.object({
    email: z.string().max(254),
    password: z.string().max(1000),
    guestToken: z.string().max(100).optional().meta({ description: 'Takes over the table that a guest holds' }),
    device: device.optional(),
    unlock: linkToken.optional().meta({
      description: 'Of the link that is mailed when there were too many tries (`login_locked`): they are passed over',
    }),
  }),
  answer: session,
  refusals: ['login_mismatch', 'account_inactive', 'two_factor_required', 'login_locked'],
});

/** Six digits, as typed or pasted. */
const emailCode = z.string().regex(/^[\d\s-]{6,10}$/);
/** The secret of whoever requested a code: without it the code is useless. */
const codeRequest = linkToken.meta({
  description:
    'As sendLoginCode answered it: a code is good together with the answer to the request that it was sent for',
});

export const sendLoginCode = endpoint({
  name: 'sendLoginCode',
  method: 'POST',
  path: '/auth/code',
  summary:
    'Send a code that logs in, or signs up where the address has no account. The answer is the same whether the account exists or not',
  access: { scope: 'public' },
  body: z.object({ email, device: device.optional() }),
  answer: z.object({ data: z.object({ codeRequest }) }),
  refusals: [],
});

export const loginByCode = endpoint({
  name: 'loginByCode',
  method: 'POST',
  path: '/auth/code/login',
  summary: 'Log in with a code that was sent to the address',
  access: { scope: 'public' },
  body: z.object({
    email,
    code: emailCode,
    codeRequest,
    guestToken: z.string().max(100).optional(),
    device: device.optional(),
  }),
  answer: session,
  refusals: ['account_missing', 'account_inactive', 'two_factor_required'],
});

export const loginSecondStep = endpoint({
  name: 'loginSecondStep',
  method: 'POST',
  path: '/auth/two_factor',
  summary: 'End a log-in that asked for a second step: its challenge with a code, or a recovery code',
  access: { scope: 'public' },
  body: z.object({
    challenge: linkToken,
    code: z.string().min(1).max(40),
    guestToken: z.string().max(100).optional(),
    device: device.optional(),
  }),
  answer: session,
  refusals: ['link_invalid', 'second_step_wrong'],
});

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this token',
  access: { scope: 'account', roles: ['guest', 'diner'] },
  beforeSecondFactor: true,
  answer: z.object({ data: z.null() }),
  refusals: [],
});

export const createSessionCode = endpoint({
  name: 'createSessionCode',
  method: 'POST',
  path: '/auth/session_code',
  summary: 'A code that opens a second session of the same person, once, within a minute and while this one lives',
  access: { scope: 'account', roles: ['diner'] },
  beforeSecondFactor: true,
  status: 201,
  answer: z.object({ data: z.object({ code: z.string(), expiresAt: instant }) }),
  refusals: [],
});

export const exchangeSessionCode = endpoint({
  name: 'exchangeSessionCode',
  method: 'POST',
  path: '/auth/session',
  summary: 'Open a session by such a code; logging out of one ends both',
  access: { scope: 'public' },
  body: z.object({ code: linkToken, device: device.optional() }),
  answer: session,
  refusals: ['link_invalid'],
});

export const startGuest = endpoint({
  name: 'startGuest',
  method: 'POST',
  path: '/auth/guest',
  summary: 'A token that can hold a table before signing in',
  access: { scope: 'public' },
  status: 201,
  answer: z.object({ token: z.string(), data: z.object({ holder: id, expiresAt: instant }) }),
  refusals: [],
});

export const registerUser = endpoint({
  name: 'registerUser',
  method: 'POST',
  path: '/site/user/register',
  summary: 'Sign up as a diner',
  access: { scope: 'public' },
  status: 201,
  body: z
    .object({
      first_name: requiredName(60),
      last_name: requiredName(60),
      name: fullName.optional(),
      email,
      password: newPassword.password.optional(),
      password_confirmation: newPassword.password_confirmation.optional(),
      code: emailCode.optional().meta({ description: 'Sent to the address by sendLoginCode; in place of a password' }),
      codeRequest: codeRequest.optional(),
      gender: z.enum(['male', 'female']),
      region: requiredText(80).meta({ description: 'City id or region ISO code' }),
      phone: z.string().max(25).optional(),
      intl: locale.optional(),
      country: country.optional(),
      terms: z
        .literal(true)
        .optional()
        .meta({ description: 'The terms in force are accepted; without it they are when the first table is paid' }),
      guestToken: z.string().max(100).optional(),
      device: device.optional(),
      invite: invite.optional(),
    })
    .refine(({ password, code }) => password !== undefined || code !== undefined, {
      path: ['password'],
      message: 'required',
      when: ({ value }) => typeof value === 'object' && value !== null,
    })
    .refine(({ password, password_confirmation }) => password === undefined || password_confirmation !== undefined, {
      path: ['password_confirmation'],
      message: 'required',
      when: ({ value }) => typeof value === 'object' && value !== null,
    })
    .refine(passwordsAlike, passwordsDiffer),
  answer: session,
  refusals: ['email_taken', 'invitation_unknown', 'invitation_own'],
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot_password',
  summary: 'Send a link to choose a new password. The answer is the same whether the account exists or not',
  access: { scope: 'public' },
  body: z.object({ email }),
  answer: z.object({ data: z.null() }),
  refusals: [],
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset_password',
  summary: 'Choose a new password by the link. Ends every session of the account',
  access: { scope: 'public' },
  body: z.object({ token: linkToken, ...newPassword }).refine(passwordsAlike, passwordsDiffer),
  answer: z.object({ data: z.null() }),
  refusals: ['link_invalid'],
});

export const verifyEmail = endpoint({
  name: 'verifyEmail',
  method: 'POST',
  path: '/auth/verify_email',
  summary: 'Confirm an address by the link that was sent to it',
  access: { scope: 'public' },
  body: z.object({ token: linkToken }),
  answer: z.object({ data: z.null() }),
  refusals: ['link_invalid'],
});

export const getIdentity = endpoint({
  name: 'getIdentity',
  method: 'GET',
  path: '/identity',
  summary: 'The signed-in user',
  access: { scope: 'account', roles: ['diner'] },
  beforeSecondFactor: true,
  answer: z.object({ data: user }),
  refusals: [],
});
