import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { recordSecurity } from '../security-log/index.ts';
import { rememberDevice } from './known-device.ts';

type Call = { request: FastifyRequest; ip: string; body: { device?: string | undefined } };

/**
 * Remembers the device of a log-in and writes the log-in down; one on a device that is new, where others are known, the person is
 * told of. Answers the device's token.
 */
export async function enterOnDevice(context: Context, trx: Trx, call: Call, user: string): Promise<string> {
  const known = async () =>
    (await trx.query<{ count: number }>('select count(*) as count from known_device where user_id = $1', [user]))
      .rows[0]?.count ?? 0;
  const before = await known();
  const device = await rememberDevice(trx, call.body.device, user);
  const isNew = before > 0 && (await known()) > before;
  await recordSecurity(context, trx, call, user, isNew ? 'new_device' : 'logged_in');
  return device;
}
