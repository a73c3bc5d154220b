import { v7 as uuidv7 } from 'uuid';
import { limitTries } from '../../db/limit-tries.ts';
import type { Handlers } from '../../http/call.ts';
import { newToken } from '../../http/session.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { loginSecondStep } from './login-second-step.ts';
import { registerUser } from './register-user.ts';
import { resetPassword } from './reset-password.ts';
import { createSessionCode, exchangeSessionCode } from './session-code.ts';
import { verifyEmail } from './verify-email.ts';
import { readUser } from './user-view.ts';

const guestHours = 3;

export const authRoutes = {
  login,
  loginSecondStep,
  registerUser,
  forgotPassword,
  resetPassword,
  verifyEmail,
  createSessionCode,
  exchangeSessionCode,
  logout: async (context, { session }) => {
    // Site and panel of one browser are two sessions, and one log-out.
    await context.pool.query(
      `with own as (select coalesce(opened_by, token_hash) as first from session where token_hash = $1)
       update session s set ended_at = now() from own
       where s.ended_at is null and (s.token_hash = own.first or s.opened_by = own.first or s.token_hash = $1)`,
      [session.tokenHash],
    );
    return { data: null };
  },
  startGuest: async (context, { network }) => {
    const settings = await context.markets.settings();
    const max = settings.guestHoldsPerAddressPerHour;
    await limitTries(context.pool, `guest from ${network}`, max, 3_600_000, context.now());
    const { token, hash } = newToken();
    const holder = uuidv7();
    const expiresAt = new Date(context.now() + guestHours * 3_600_000).toISOString();
    await context.pool.query('insert into session (token_hash, holder_id, expires_at) values ($1, $2, $3)', [
      hash,
      holder,
      expiresAt,
    ]);
    return { token, data: { holder, expiresAt } };
  },
  getIdentity: async (context, { session }) => ({ data: await readUser(context.pool, session.userId) }),
} satisfies Partial<Handlers>;
