import { isOpenToAdmin } from '@metade/domain/admin-role.ts';
import { toIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { eraseAccount } from '../account/index.ts';
import { recordChange } from '../audit-log/index.ts';
import { carryOutGift, type Gift, marketOfGift } from './give-to-person.ts';
import { readRequest } from './request-reads.ts';

type Row = {
  kind: 'credit' | 'vouchers' | 'erase';
  user_id: string;
  amount: number | null;
  currency: string | null;
  count: number | null;
  reason: string;
  asked_by: string;
  state: string;
  over: boolean;
};

/** The second admin's decision, once; an approval is carried out in the same transaction. */
export const decidePersonRequest: Handler<'decidePersonRequest'> = async (context, { params, body, session }) => {
  const now = context.now();
  const pictures = await transaction(context.pool, async (trx) => {
    const of = await personOf(trx, params.id);
    // Lock order: the person first, as everywhere.
    await trx.query('select 1 from app_user where id = $1 for update', [of]);
    const { rows } = await trx.query<Row>(
      `select kind, user_id, amount, currency, count, reason, asked_by, state, state = 'expired' or expires_at <= $2 as over
       from person_request where id = $1 for update`,
      [params.id, toIso(now)],
    );
    const request = rows[0]!;
    if (!isOpenToAdmin(session.adminRoles, [request.kind === 'erase' ? 'support' : 'finance']))
      throw new Refused('forbidden');
    if (request.state === 'approved' || request.state === 'rejected') throw new Refused('already_decided');
    if (request.over) throw new Refused('refund_request_over');
    if (request.asked_by === session.userId) throw new Refused('refund_own_request');
    const note = body.decision === 'rejected' ? body.reason : null;
    await trx.query('update person_request set state = $2, decided_by = $3, decided_at = $4, note = $5 where id = $1', [
      params.id,
      body.decision,
      session.userId,
      toIso(now),
      note,
    ]);
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: body.decision === 'approved' ? 'user.request_approved' : 'user.request_rejected',
      subject: request.user_id,
      after: { kind: request.kind, reason: note ?? request.reason },
    });
    return body.decision === 'approved' ? carryOut(context, trx, request) : [];
  });
  for (const picture of pictures) await context.files.remove(picture);
  return { data: await readRequest(context.pool, params.id, now) };
};

/** Answers picture paths to remove once it is committed. */
async function carryOut(context: Context, trx: Trx, request: Row): Promise<string[]> {
  const { user_id: person, asked_by: by, reason } = request;
  if (request.kind === 'erase') return (await eraseAccount(context, trx, person)).pictures;
  const gift: Gift =
    request.kind === 'credit'
      ? { kind: 'credit', amount: request.amount ?? 0, currency: request.currency ?? '' }
      : { kind: 'vouchers', count: request.count ?? 0 };
  await carryOutGift(context, trx, { ...gift, person, by, reason }, await marketOfGift(context, trx, person, gift));
  return [];
}

async function personOf(trx: Trx, request: string): Promise<string> {
  const { rows } = await trx.query<{ user_id: string }>('select user_id from person_request where id = $1', [request]);
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0].user_id;
}
