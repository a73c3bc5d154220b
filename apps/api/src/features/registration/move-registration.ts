import type { ApprovalAction } from '@metade/domain/registration.ts';
import { approvalStep } from '@metade/domain/registration.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import type { Change } from '../audit-log/index.ts';
import { recordChange } from '../audit-log/index.ts';
import type { RegistrationRow } from './registration-view.ts';

export type Note = { field: string | null; reason: string };

/**
 * Takes a registration one step on, from a state the step allows, with history, audit log and a mail to the owner. Refuses with
 * restaurant_state.
 */
export async function moveRegistration(
  trx: Trx,
  row: RegistrationRow,
  action: ApprovalAction,
  by: NonNullable<Change['by']>,
  notes: readonly Note[] = [],
): Promise<void> {
  const { from, to } = approvalStep(action);
  const { rowCount } = await trx.query(
    `update restaurant set state = $2, submitted_at = case when $2 = 'submitted' then now() else submitted_at end, updated_at = now()
     where id = $1 and state = any ($3)`,
    [row.id, to, from],
  );
  if (rowCount === 0) throw new Refused('restaurant_state', { state: row.state });
  const event = uuidv7();
  await trx.query(
    'insert into restaurant_event (id, restaurant_id, actor_id, from_state, to_state, notes) values ($1, $2, $3, $4, $5, $6)',
    [event, row.id, by.id, row.state, to, JSON.stringify(notes)],
  );
  await recordChange(trx, {
    by,
    what: told[action],
    restaurant: row.id,
    before: { state: row.state },
    after: { state: to, ...(notes.length > 0 ? { notes } : {}) },
  });
  await enqueue(trx, 'send_registration_mail', { event });
}

const told = {
  submit: 'registration.submitted',
  approve: 'registration.approved',
  request_changes: 'registration.changes_requested',
  reject: 'registration.rejected',
} as const satisfies Record<ApprovalAction, Change['what']>;
