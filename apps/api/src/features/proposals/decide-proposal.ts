import type { NameAndPlace, ProposalState } from '@metade/domain/proposal.ts';
import { changedFields } from '@metade/domain/proposal.ts';
import { toIso } from '@metade/domain/time.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { doneBefore } from '../../http/idempotency.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { writeChanges } from '../registration/index.ts';
import { readProposal } from './proposal-reads.ts';

type Row = { state: ProposalState; restaurant_id: string; before: NameAndPlace; after: NameAndPlace };

/** Decides a waiting proposal, once. An approved one is public at once; the page's slug stays. */
export const decideProposal: Handler<'decideProposal'> = async (context, call) => {
  const { params, body, session } = call;
  const by = { id: session.userId, role: 'admin' as const };
  const reason = body.decision === 'rejected' ? body.reason : null;
  await transaction(context.pool, async (trx) => {
    const { state, restaurant_id: restaurant, before, after } = await lockProposal(trx, params.id);
    if (await doneBefore(trx, call, params.id)) return;
    if (state !== 'waiting')
      throw new Refused(state === 'approved' || state === 'rejected' ? 'already_decided' : 'proposal_over');
    await trx.query(
      'update house_proposal set state = $2, reason = $3, decided_by = $4, decided_at = $5 where id = $1',
      [params.id, body.decision, reason, session.userId, toIso(context.now())],
    );
    if (body.decision === 'approved') {
      const columns = Object.fromEntries(
        changedFields(before, after)
          .flatMap((field) => columnsOf[field])
          .map((column) => [column, after[column]]),
      );
      await writeChanges(trx, restaurant, { columns, week: null }, by, 'proposal.approved');
      await enqueue(trx, 'tell_diners_of_move', { proposal: params.id });
    } else {
      await recordChange(trx, { by, what: 'proposal.rejected', restaurant, subject: params.id, after: { reason } });
    }
    await enqueue(trx, 'send_proposal_mail', { proposal: params.id });
  });
  return { data: await readProposal(context.pool, params.id) };
};

/** The columns of each field. Fields not proposed keep their current value. */
const columnsOf = {
  company_name: ['company_name'],
  zip: ['zip'],
  street: ['street'],
  number: ['number'],
  district: ['district'],
  city: ['city_id'],
  location: ['latitude', 'longitude'],
} as const;

/** Locks the restaurant, and with it all its proposals, until the transaction ends. */
async function lockProposal(trx: Trx, id: string): Promise<Row> {
  await trx.query(
    'select 1 from restaurant where id = (select restaurant_id from house_proposal where id = $1) for no key update',
    [id],
  );
  const { rows } = await trx.query<Row>(
    'select state, restaurant_id, before, after from house_proposal where id = $1 for update',
    [id],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
}
