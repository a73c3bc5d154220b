import type { NameAndPlace } from '@metade/domain/proposal.ts';
import { changedFields, fixedField } from '@metade/domain/proposal.ts';
import { toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Call, Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { refuseFarPin, resolvePlace } from '../registration/index.ts';
import { nameAndPlaceOf, readRestaurant } from './name-and-place.ts';
import { readNameAndPlace } from './proposal-reads.ts';

type Form = Call<'proposeNameAndPlace'>['body'];

/** Stores a proposal for an admin to decide, replacing the given one. Nothing is public yet. */
export const proposeNameAndPlace: Handler<'proposeNameAndPlace'> = async (
  context,
  { body, restaurant, session, role },
) => {
  const after = await resolve(context, restaurant, body);
  const at = toIso(context.now());
  await transaction(context.pool, async (trx) => {
    const details = await readRestaurant(trx, restaurant, true);
    if (details.state !== 'approved' && details.state !== 'paused')
      throw new Refused('restaurant_state', { state: details.state });
    const before = nameAndPlaceOf(details);
    if (changedFields(before, after).length === 0) throw new Refused('proposal_same');
    await giveWay(trx, restaurant, body.replaces, session.userId, at);
    const id = uuidv7();
    await trx.query(
      `insert into house_proposal (id, restaurant_id, before, after, proposed_by, proposed_at) values ($1, $2, $3, $4, $5, $6)`,
      [id, restaurant, JSON.stringify(before), JSON.stringify(after), session.userId, at],
    );
    const by = { id: session.userId, role };
    await recordChange(trx, {
      by,
      what: 'proposal.made',
      restaurant,
      subject: id,
      before: { ...before },
      after: { ...after },
    });
  });
  return { data: await readNameAndPlace(context.pool, restaurant) };
};

/**
 * The place in a form, within the restaurant's country and time zone. Looks up postal codes, so call it outside of transactions.
 */
async function resolve(context: Context, restaurant: string, form: Form): Promise<NameAndPlace> {
  const details = await readRestaurant(context.pool, restaurant);
  refuseMove(fixedField(details, { country: form.country, time_zone: details.time_zone }));
  const place = await resolvePlace(context, form, '', details.country);
  refuseMove(fixedField(details, { country: form.country, time_zone: place.time_zone }));
  // The current pin is not validated again when only the name changes.
  if (!samePlace(details, place)) refuseFarPin(place, '');
  const { company_name, street, number, district } = form;
  return nameAndPlaceOf({ company_name, street, number, district, ...place });
}

function samePlace(details: NameAndPlace, place: Pick<NameAndPlace, 'city_id' | 'latitude' | 'longitude'>): boolean {
  return (
    details.city_id === place.city_id && details.latitude === place.latitude && details.longitude === place.longitude
  );
}

function refuseMove(fixed: ReturnType<typeof fixedField>): void {
  if (fixed) throw new Refused('invalid_fields', {}, [{ path: fixed.field, code: fixed.code }]);
}

/** Replaces the waiting proposal, if it is the one the caller saw. */
async function giveWay(trx: Trx, restaurant: string, seen: string | null, by: string, at: string): Promise<void> {
  const { rows } = await trx.query<{ id: string }>(
    "select id from house_proposal where restaurant_id = $1 and state = 'waiting' for update",
    [restaurant],
  );
  const waiting = rows[0]?.id ?? null;
  // One that was decided or withdrawn meanwhile is no obstacle.
  if (waiting === null) return;
  if (waiting !== seen) throw new Refused('proposal_waiting');
  await trx.query("update house_proposal set state = 'replaced', decided_by = $2, decided_at = $3 where id = $1", [
    waiting,
    by,
    at,
  ]);
}
