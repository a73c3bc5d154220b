import type { Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

/** Locks the owners until the transaction ends, so that nobody else demotes or blocks one. Before any other account's row. */
export async function lockOwners(trx: Trx): Promise<void> {
  await trx.query(`select 1 from app_user u where ${activeOwner} order by u.id for no key update`);
}

/** Refuses what would leave the marketplace without an owner; the owners are locked. Throws owner_needed. */
export async function keepAnOwner(trx: Trx): Promise<void> {
  const { rowCount } = await trx.query(`select 1 from app_user u where ${activeOwner} limit 1`);
  if (rowCount === 0) throw new Refused('owner_needed');
}

const activeOwner = "u.user_group = 'admin' and 'owner' = any (u.admin_roles) and u.active and u.deleted_at is null";
