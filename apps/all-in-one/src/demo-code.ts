import { demoSecondFactor, secondFactorAccounts } from '@metade/dev-env/scenario/accounts.ts';
import type { Context } from '@metade/api/context.ts';
import type { FastifyInstance } from 'fastify';
import { TOTP } from 'otpauth';

export const demoCodePath = '/dev/code';

/** The page that stands for the authenticator app of the demo's admin and licensee. Its key is published, so it tells nothing that is secret. */
export async function demoCode(app: FastifyInstance, { now }: Pick<Context, 'now'>): Promise<void> {
  app.get(demoCodePath, async (_request, reply) => {
    const timestamp = now();
    const seconds = 30 - (Math.floor(timestamp / 1000) % 30);
    const code = new TOTP({ secret: demoSecondFactor }).generate({ timestamp });
    return reply
      .header('cache-control', 'no-store')
      .header('refresh', String(seconds))
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Code · Metade</title>
<h1>${code}</h1><p>The code of ${secondFactorAccounts.join(' and ')}, for ${seconds} seconds. Each is good for one log-in of each.</p></html>`,
      );
  });
}

/** Accounts whose codes the page shows: not those from before the demo had them, nor those that set up another app. */
export async function withDemoSecondFactor({ pool, secrets }: Pick<Context, 'pool' | 'secrets'>): Promise<string[]> {
  const { rows } = await pool.query<{ user_id: string; email: string; secret: string }>(
    `select f.user_id, u.email, f.secret from two_factor f join app_user u on u.id = f.user_id
     where u.email = any ($1) and f.confirmed_at is not null`,
    [secondFactorAccounts],
  );
  return rows
    .filter(({ user_id: owner, secret }) => secrets.open(secret, owner) === demoSecondFactor)
    .map(({ email }) => email);
}
