import type { Trx } from '../../db/transaction.ts';
import type { Session } from '../../http/session.ts';
import { Refused } from '../../refused.ts';

type Person = { active: boolean; group: string; email: string };

/**
 * Locks an account that an admin is about to change. Throws not_found, and admin_account for an admin's account unless the caller
 * is an owner.
 */
export async function lockPerson(trx: Trx, id: string, { adminRoles }: Session): Promise<Person> {
  const { rows } = await trx.query<Person>(
    'select active, user_group as "group", email from app_user where id = $1 and deleted_at is null for no key update',
    [id],
  );
  const person = rows[0];
  if (person === undefined) throw new Refused('not_found');
  if (person.group === 'admin' && !adminRoles.includes('owner')) throw new Refused('admin_account');
  return person;
}
