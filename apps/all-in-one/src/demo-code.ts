import { demoAccounts, demoSecondFactor } from '@metade/dev-env/scenario/accounts.ts';
import type { Context } from '@metade/api/context.ts';
import type { FastifyInstance } from 'fastify';
import { TOTP } from 'otpauth';

export const demoCodePath = '/dev/code';

/** The page that stands for the demo admin's authenticator app. Its key is published, so it tells nothing that is secret. */
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
<h1>${code}</h1><p>The code of ${demoAccounts.admin.email}, for ${seconds} seconds. Each is good for one log-in.</p></html>`,
      );
  });
}

/** Whether the page's codes are the demo admin's: not in a database from before the demo had them, or after the admin set up another app. */
export async function hasDemoSecondFactor({ pool, secrets }: Pick<Context, 'pool' | 'secrets'>): Promise<boolean> {
  const { rows } = await pool.query<{ user_id: string; secret: string }>(
    `select f.user_id, f.secret from two_factor f join app_user u on u.id = f.user_id
     where u.email = $1 and f.confirmed_at is not null`,
    [demoAccounts.admin.email],
  );
  return rows.some(({ user_id: admin, secret }) => secrets.open(secret, admin) === demoSecondFactor);
}
