import { limitTries } from '../../db/limit-tries.ts';
import type { Handlers } from '../../http/call.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { loginByCode } from './login-by-code.ts';
import { loginSecondStep } from './login-second-step.ts';
import { registerUser } from './register-user.ts';
import { resetPassword } from './reset-password.ts';
import { sendLoginCode } from './send-login-code.ts';
import { createSessionCode, exchangeSessionCode } from './session-code.ts';
import { startGuestSession } from './start-session.ts';
import { verifyEmail } from './verify-email.ts';
import { readUser } from './user-view.ts';

const guestHours = 3;

export const authRoutes = {
  login,
  loginSecondStep,
  sendLoginCode,
  loginByCode,
  registerUser,
  forgotPassword,
  resetPassword,
  verifyEmail,
  createSessionCode,
  exchangeSessionCode,
  logout: async (context, { session }) => {
    // The site's and the panel's session of one browser end together.
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
    const expiresAt = new Date(context.now() + guestHours * 3_600_000).toISOString();
    const { token, holder } = await startGuestSession(context.pool, expiresAt);
    return { token, data: { holder, expiresAt } };
  },
  getIdentity: async (context, { session }) => ({ data: await readUser(context.pool, session.userId) }),
} satisfies Partial<Handlers>;
