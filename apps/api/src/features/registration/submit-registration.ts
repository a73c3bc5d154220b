import { transaction } from '../../db/transaction.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import type { Change } from '../audit-log/index.ts';
import { readGrid } from '../restaurants/index.ts';
import { moveRegistration } from './move-registration.ts';
import type { RegistrationRow } from './registration-view.ts';
import { progressOf, readRegistration, readRow } from './registration-view.ts';

/** Submits a complete registration. Refuses with every missing field. */
export const submitRegistration: Handler<'submitRegistration'> = async (context, { restaurant, session, role }) => {
  await transaction(context.pool, async (trx) => {
    const row = await readRow(trx, restaurant, true);
    const lacking = progressOf(row, await readGrid(trx, restaurant)).steps.flatMap(({ step, missing }) =>
      missing.map((field) => ({ path: `${step}.${field}`, code: 'required' })),
    );
    if (lacking.length > 0) throw new Refused('registration_incomplete', {}, lacking);
    await submit(trx, row, { id: session.userId, role });
  });
  return { data: await readRegistration(context, context.pool, restaurant) };
};

export function submit(trx: Trx, row: RegistrationRow, by: NonNullable<Change['by']>): Promise<void> {
  return moveRegistration(trx, row, 'submit', by);
}
