import { toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { openInvitation } from './invite-restaurant.ts';

/**
 * Starts the new owner's registration with the invitation's data, and marks the lead as signed. The link confirms the address only
 * when the account has it. Throws link_invalid, also for the second of two concurrent calls.
 */
export async function takeUpInvitation(
  trx: Trx,
  token: string,
  owner: { id: string; email: string },
  now: number,
): Promise<void> {
  const invitation = await openInvitation(trx, token, now);
  const restaurant = uuidv7();
  await trx.query(
    `insert into restaurant (id, slug, owner_id, state, company_name, country, city_id, time_zone)
     select $1::uuid, 'draft-' || $1::uuid, $2, 'draft', $3, c.country, c.id, c.time_zone from city c where c.id = $4`,
    [restaurant, owner.id, invitation.company_name, invitation.city_id],
  );
  await trx.query("insert into team_member (restaurant_id, user_id, role) values ($1, $2, 'owner')", [
    restaurant,
    owner.id,
  ]);
  const { rowCount } = await trx.query(
    'update restaurant_invitation set accepted_at = $2, restaurant_id = $3 where id = $1 and accepted_at is null',
    [invitation.id, toIso(now), restaurant],
  );
  if (rowCount === 0) throw new Refused('link_invalid');
  if (owner.email === invitation.email)
    await trx.query('update app_user set email_verified_at = coalesce(email_verified_at, now()) where id = $1', [
      owner.id,
    ]);
  await trx.query(
    "update lead set state = 'signed', lost_reason = null, revision = revision + 1, updated_at = now() where id = $1",
    [invitation.lead_id],
  );
  await recordChange(trx, { by: { id: owner.id, role: 'owner' }, what: 'registration.begun', restaurant });
}
