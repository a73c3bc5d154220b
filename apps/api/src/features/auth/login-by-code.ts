import type { Handler } from '../../http/call.ts';
import { deviceOf } from '../../http/device-of.ts';
import { Refused } from '../../refused.ts';
import { writeSecurity } from '../security-log/index.ts';
import { codeRefused, tryEmailCode, useEmailCode } from './email-code.ts';
import { enterAccount } from './enter-account.ts';
import { limitCodeTries } from './limit-log-ins.ts';

/**
 * Logs in whoever reads an address's mail; a second factor is still required. A right code for an unknown address answers that
 * there is no account.
 */
export const loginByCode: Handler<'loginByCode'> = async (context, call) => {
  const { body, network } = call;
  await limitCodeTries(context, { email: body.email, network, device: body.device });
  const { rows } = await context.pool.query<{ id: string; active: boolean }>(
    'select id, active from app_user where email = $1',
    [body.email],
  );
  const account = rows[0];
  const tried = await tryEmailCode(context, body);
  if (!tried?.right) {
    // Not mailed: whoever knows the address can ask for a code and enter a wrong one.
    if (tried && account)
      await writeSecurity(context.pool, {
        user: account.id,
        kind: 'code_wrong',
        at: context.now(),
        on: deviceOf(context, call),
        ip: call.ip,
      });
    throw codeRefused();
  }
  // Not used up: it can then sign the person up.
  if (account === undefined) throw new Refused('account_missing');
  return enterAccount(context, call, account, async (db) => {
    await useEmailCode(db, tried.id);
    await db.query('update app_user set email_verified_at = coalesce(email_verified_at, now()) where id = $1', [
      account.id,
    ]);
  });
};
