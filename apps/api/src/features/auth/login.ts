import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordSecurity } from '../security-log/index.ts';
import { enterAccount } from './enter-account.ts';
import { limitLogIns } from './limit-log-ins.ts';
import { verifyPassword } from './password.ts';

export const login: Handler<'login'> = async (context, call) => {
  const { body, network } = call;
  const email = body.email.trim().toLowerCase();
  await limitLogIns(context, { email, network, device: body.device, unlock: body.unlock });
  const { rows } = await context.pool.query<{ id: string; password_hash: string; active: boolean }>(
    'select id, password_hash, active from app_user where email = $1',
    [email],
  );
  const account = rows[0];
  if (!(await verifyPassword(body.password, account?.password_hash ?? null)) || account === undefined) {
    if (account !== undefined) await recordSecurity(context, context.pool, call, account.id, 'password_wrong');
    throw new Refused('login_mismatch');
  }
  return enterAccount(context, call, account);
};
