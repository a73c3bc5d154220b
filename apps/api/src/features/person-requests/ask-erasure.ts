import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { deletionOf } from '../account/index.ts';
import { recordChange } from '../audit-log/index.ts';
import { askAboutPerson } from './ask-about-person.ts';
import { readRequest } from './request-reads.ts';

/** Only for people who could erase themselves: those in charge of a restaurant, or working here, must stop first. */
export const askErasure: Handler<'askErasure'> = async (context, { params, body, session }) => {
  const id = await transaction(context.pool, async (trx) => {
    const { rowCount } = await trx.query(
      'select 1 from app_user where id = $1 and deleted_at is null for no key update',
      [params.id],
    );
    if (rowCount === 0) throw new Refused('not_found');
    await deletionOf(context, trx, params.id, false);
    const by = session.userId;
    const request = await askAboutPerson(context, trx, { kind: 'erase', person: params.id, reason: body.reason, by });
    await recordChange(trx, {
      by: { id: by, role: 'admin' },
      what: 'user.erasure_asked',
      subject: params.id,
      after: { reason: body.reason },
    });
    return request;
  });
  return { data: await readRequest(context.pool, id, context.now()) };
};
