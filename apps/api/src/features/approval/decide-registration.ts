import type { ApprovalAction } from '@metade/domain/registration.ts';
import { slugOf } from '@metade/domain/slug.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import type { RegistrationRow } from '../registration/index.ts';
import { moveRegistration, progressOf, readRow } from '../registration/index.ts';
import { approvalFile } from './approval-file.ts';

/** Publishes a restaurant under a slug made of its name and city, unless it changed since it was read. */
export const approveRegistration: Handler<'approveRegistration'> = async (context, { params, body, session }) => {
  await decide(context, params.id, session.userId, body.revision, 'approve', async (trx, row) => {
    // Pictures and tables may come later; a place on the map may not.
    const lacking = progressOf(row, []).steps.flatMap(({ step, missing }) =>
      step === 'identity' || step === 'place' ? missing.map((field) => ({ path: field, code: 'required' })) : [],
    );
    if (lacking.length > 0) throw new Refused('registration_incomplete', {}, lacking);
    await trx.query('update restaurant set slug = $2, show = true where id = $1', [row.id, await freeSlug(trx, row)]);
  });
  return { data: await approvalFile(context, params.id) };
};

export const requestChanges: Handler<'requestChanges'> = async (context, { params, body, session }) => {
  await decide(context, params.id, session.userId, body.revision, 'request_changes', undefined, body.changes);
  return { data: await approvalFile(context, params.id) };
};

export const rejectRegistration: Handler<'rejectRegistration'> = async (context, { params, body, session }) => {
  await decide(context, params.id, session.userId, body.revision, 'reject', undefined, body.reasons);
  return { data: await approvalFile(context, params.id) };
};

async function decide(
  context: Context,
  id: string,
  admin: string,
  seen: number,
  action: ApprovalAction,
  before: (trx: Trx, row: RegistrationRow) => Promise<void> = async () => {},
  notes: { field: string | null; reason: string }[] = [],
): Promise<void> {
  await transaction(context.pool, async (trx) => {
    const row = await readRow(trx, id, true);
    if (row.state === 'submitted' && row.revision !== seen) throw new Refused('restaurant_changed');
    await before(trx, row);
    await moveRegistration(trx, row, action, { id: admin, role: 'admin' }, notes);
  });
}

/** 'tasca-do-ze-lisboa', with a number behind it where that is taken. */
async function freeSlug(trx: Trx, row: RegistrationRow): Promise<string> {
  const base = slugOf(`${row.company_name} ${row.city}`, 70) || 'restaurante';
  await trx.query('select pg_advisory_xact_lock(hashtextextended($1, 76203))', [base]);
  const { rows } = await trx.query<{ slug: string }>('select slug from restaurant where slug = $1 or slug ~ $2', [
    base,
    `^${base}-\\d+$`,
  ]);
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
