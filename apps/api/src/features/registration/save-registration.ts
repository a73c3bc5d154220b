import { statesUnderWay } from '@metade/domain/registration.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import type { RefusalIssue } from '../../refused.ts';
import { collectIssues, Refused } from '../../refused.ts';
import { changesOfSteps } from './draft-changes.ts';
import { readableSteps } from './readable-steps.ts';
import type { RegistrationRow } from './registration-view.ts';
import { readRegistration, readRow } from './registration-view.ts';
import { writeChanges } from './write-changes.ts';

const mistakes: Handler<'saveRegistration'>['mistakes'] = async (context, body, restaurant) => {
  const issues: RefusalIssue[] = [];
  const { country } = await readRow(context.pool, restaurant ?? '');
  await collectIssues(issues, () => changesOfSteps(context, readableSteps(body), country));
  return issues;
};

/** Outer services are asked before the transaction. */
const save: Handler<'saveRegistration'> = async (context, { body, restaurant, session, role }) => {
  const { revision, ...steps } = body;
  const known = await readRow(context.pool, restaurant);
  refuseEnded(known);
  const changes = await changesOfSteps(context, steps, known.country);
  await transaction(context.pool, async (trx) => {
    const row = await readRow(trx, restaurant, true);
    refuseEnded(row);
    if (revision !== undefined && revision !== row.revision)
      throw new Refused('restaurant_changed', { current: await readRegistration(context, trx, restaurant) });
    await writeChanges(trx, restaurant, changes, { id: session.userId, role });
  });
  return { data: await readRegistration(context, context.pool, restaurant) };
};

/** Saves the given steps, or refuses with everything that is wrong with them. */
export const saveRegistration: Handler<'saveRegistration'> = Object.assign(save, { mistakes });

/** Only an open registration can be changed; an approved restaurant has a profile. */
export function refuseEnded(row: RegistrationRow): void {
  if (!(statesUnderWay as readonly string[]).includes(row.state))
    throw new Refused('restaurant_state', { state: row.state });
}
