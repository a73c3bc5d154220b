import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

type Place = { zip: string; latitude: number | null; longitude: number | null };

/**
 * A postal code in its country's notation, with its place where known. Refuses text that cannot be a code of that country; where we
 * have no data for a code, the address is taken as typed.
 */
export async function placeOf(context: Context, country: string, zip: string): Promise<Place> {
  const answer = await context.postalCodes.find(country, zip);
  if ('malformed' in answer) throw new Refused('invalid_fields', {}, [{ path: 'zip', code: 'postal_code_malformed' }]);
  const found = 'found' in answer ? answer.found : null;
  return { zip: found?.zip ?? zip, latitude: found?.lat ?? null, longitude: found?.lng ?? null };
}

/** Serializes changes of a user's addresses, so that exactly one stays the default. */
export async function lockAddresses(trx: Trx, userId: string): Promise<void> {
  await trx.query('select 1 from app_user where id = $1 for no key update', [userId]);
}

/** Makes the given address the default; without one, the oldest where there is no default. */
export async function chooseDefault(trx: Trx, userId: string, id: string | null): Promise<void> {
  if (id !== null)
    await trx.query('update address set is_default = false where user_id = $1 and is_default and id <> $2', [
      userId,
      id,
    ]);
  await trx.query(
    `update address set is_default = true
     where id = coalesce($2, (select id from address where user_id = $1 order by created_at, id limit 1)) and user_id = $1
       and not exists (select 1 from address where user_id = $1 and is_default)`,
    [userId, id],
  );
}
