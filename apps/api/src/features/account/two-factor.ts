import { limitTries } from '../../db/limit-tries.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordSecurity } from '../security-log/index.ts';
import {
  checkOwnPassword,
  dropSecondFactor,
  generatorUri,
  newSecret,
  renewRecoveryCodes,
  stepOfCode,
  useCode,
} from '../auth/index.ts';

/** A new secret for an authenticator app, active from its first code on; until then another may be requested. */
export const startTwoFactor: Handler<'startTwoFactor'> = async (context, call) => {
  const { body, session } = call;
  await checkOwnPassword(context, call, body.password, 'password');
  const secret = newSecret();
  const { rows } = await context.pool.query<{ email: string }>(
    `with made as (
       insert into two_factor (user_id, secret) values ($1, $2)
       on conflict (user_id) do update set secret = excluded.secret where two_factor.confirmed_at is null returning user_id)
     select u.email from made join app_user u on u.id = made.user_id`,
    [session.userId, context.secrets.seal(secret, session.userId)],
  );
  if (rows[0] === undefined) throw new Refused('two_factor_on');
  return { data: { secret, uri: generatorUri(secret, rows[0].email) } };
};

/** Turns the second factor on with the app's first code. Ends all other sessions, which began without it. */
export const confirmTwoFactor: Handler<'confirmTwoFactor'> = async (context, call) => {
  const { body, session } = call;
  const { accountLoginTriesPer15Min } = await context.markets.settings();
  const key = `second step ${session.userId}`;
  await limitTries(context.pool, key, accountLoginTriesPer15Min, 15 * 60_000, context.now());
  return transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<{ secret: string }>(
      'select secret from two_factor where user_id = $1 and confirmed_at is null for update',
      [session.userId],
    );
    if (rows[0] === undefined) throw new Refused('not_found');
    const step = stepOfCode(
      context.secrets.open(rows[0].secret, session.userId),
      body.code.replace(/\s/g, ''),
      context.now(),
    );
    if (step === null) throw new Refused('invalid_fields', {}, [{ path: 'code', code: 'code_wrong' }]);
    await trx.query('update two_factor set confirmed_at = now(), last_step = $2 where user_id = $1', [
      session.userId,
      step,
    ]);
    await trx.query(
      'update session set ended_at = now() where user_id = $1 and token_hash <> $2 and ended_at is null',
      [session.userId, session.tokenHash],
    );
    await recordSecurity(context, trx, call, session.userId, 'second_factor_on');
    return { data: { recovery_codes: await renewRecoveryCodes(trx, session.userId) } };
  });
};

/** Turns it off with a code of the app or a recovery code: a password or an unlocked device is not enough. */
export const endTwoFactor: Handler<'endTwoFactor'> = async (context, call) => {
  const { body, session } = call;
  const { accountLoginTriesPer15Min } = await context.markets.settings();
  const key = `second step ${session.userId}`;
  await limitTries(context.pool, key, accountLoginTriesPer15Min, 15 * 60_000, context.now());
  const ended = await transaction(context.pool, async (trx) => {
    const used = await useCode(context, trx, session.userId, body.code);
    if (used === null) return false;
    if (used === 'recovery') await recordSecurity(context, trx, call, session.userId, 'recovery_code_used');
    await dropSecondFactor(trx, session.userId);
    await recordSecurity(context, trx, call, session.userId, 'second_factor_off');
    return true;
  });
  if (!ended) {
    await recordSecurity(context, context.pool, call, session.userId, 'code_wrong');
    throw new Refused('second_step_wrong');
  }
  return { data: null };
};
