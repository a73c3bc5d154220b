import type { KeyScope } from '@metade/contracts/endpoint.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { newKey } from '../../http/api-key.ts';
import { Refused } from '../../refused.ts';
import type { Change } from '../audit-log/index.ts';
import { recordChange } from '../audit-log/index.ts';
import type { Owner } from './key-store.ts';
import { addKey, readKey } from './key-store.ts';

type By = NonNullable<Change['by']>;
type Wish = { name: string; scopes: KeyScope[]; days: number | null };

/** Makes a key; it is shown in this answer only. */
export async function makeKey(context: Context, owner: Owner, by: By, { name, scopes, days }: Wish) {
  const { keysMax } = await context.markets.settings();
  const expiresAt = days === null ? null : new Date(context.now() + days * 86_400_000).toISOString();
  const { id, key } = await transaction(context.pool, async (trx) => {
    if (owner.licensee !== null) await lockLicensee(trx, owner.licensee);
    const made = await addKey(trx, owner, { name, scopes, expiresAt }, keysMax);
    await recordChange(trx, {
      by,
      what: 'key.made',
      ...restaurantOf(owner),
      subject: made.id,
      after: { name, scopes, expires: expiresAt, licensee: owner.licensee },
    });
    return made;
  });
  return { row: await readKey(context.pool, owner, id, context.now()), key };
}

/** Puts a new key in the place of one, which works for `hours` more. Those that came before it end. */
export async function renewKey(context: Context, owner: Owner, by: By, id: string, hours: number) {
  const { key, hash, prefix } = newKey();
  const until = new Date(context.now() + hours * 3_600_000).toISOString();
  await transaction(context.pool, async (trx) => {
    const { name } = await readKey(trx, owner, id, context.now());
    const { rowCount } = await trx.query(
      `update api_key set old_hash = token_hash, old_until = $2, token_hash = $3, prefix = $4 where id = $1 and revoked_at is null`,
      [id, until, hash, prefix],
    );
    if (rowCount !== 1) throw new Refused('not_found');
    await recordChange(trx, {
      by,
      what: 'key.rotated',
      ...restaurantOf(owner),
      subject: id,
      after: { name, old_until: until },
    });
  });
  return { row: await readKey(context.pool, owner, id, context.now()), key };
}

/** Ends a key at once, and what it was before. */
export async function endKey(context: Context, owner: Owner, by: By, id: string): Promise<void> {
  await transaction(context.pool, async (trx) => {
    const { name } = await readKey(trx, owner, id, context.now());
    const { rowCount } = await trx.query('update api_key set revoked_at = $2 where id = $1 and revoked_at is null', [
      id,
      new Date(context.now()).toISOString(),
    ]);
    if (rowCount !== 1) throw new Refused('not_found');
    await recordChange(trx, { by, what: 'key.revoked', ...restaurantOf(owner), subject: id, before: { name } });
  });
}

const restaurantOf = ({ restaurant }: Owner) => (restaurant === null ? {} : { restaurant });

async function lockLicensee(trx: Trx, licensee: string): Promise<void> {
  const { rowCount } = await trx.query('select 1 from licensee where id = $1 and ends_on is null for share', [
    licensee,
  ]);
  if (rowCount !== 1) throw new Refused('not_found');
}
