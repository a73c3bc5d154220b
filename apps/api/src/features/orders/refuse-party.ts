import { decideParty } from '@metade/domain/party.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

/** Throws when a booking's table cannot seat the party. */
export async function refuseParty(
  { markets }: Context,
  db: Queryable,
  { places, restaurant }: { places: number; restaurant: string },
  people: number,
): Promise<void> {
  const { rows } = await db.query<{ country: string; one_person_ok: boolean }>(
    'select country, one_person_ok from restaurant where id = $1',
    [restaurant],
  );
  const [row] = rows;
  if (row === undefined) throw new Refused('not_found');
  const { settings } = await markets.market(row.country);
  const facts = { peopleMax: settings.peopleMax, onePersonAllowed: row.one_person_ok };
  const decision = decideParty(people, places, facts);
  if (!decision.ok) throw new Refused(decision.code, decision.params);
}
