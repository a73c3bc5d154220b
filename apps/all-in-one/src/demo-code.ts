import { demoAccounts, demoSecondFactor } from '@metade/dev-env/scenario/accounts.ts';
import type { FastifyInstance } from 'fastify';
import { TOTP } from 'otpauth';

export const demoCodePath = '/dev/code';

/** The page that stands for the demo admin's authenticator app. Its key is published, so it tells nothing that is secret. */
export async function demoCode(app: FastifyInstance): Promise<void> {
  app.get(demoCodePath, async (_request, reply) => {
    const seconds = 30 - (Math.floor(Date.now() / 1000) % 30);
    const code = new TOTP({ secret: demoSecondFactor }).generate();
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
