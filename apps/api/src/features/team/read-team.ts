import type { InvitedRole, TeamRole } from '@metade/contracts/endpoint.ts';
import type { RestaurantTeam } from '@metade/contracts/team.ts';
import { toIso } from '@metade/domain/time.ts';
import type { Queryable } from '../../db/transaction.ts';

type Member = { id: string; first_name: string; last_name: string; email: string; role: TeamRole; two_factor: boolean };
type Invitation = { id: string; email: string; role: InvitedRole; created_at: string; expires_at: string };

/** A restaurant's team, owners first, with open invitations. you: the reader. now: epoch ms. */
export async function readTeam(db: Queryable, restaurant: string, you: string, now: number): Promise<RestaurantTeam> {
  const { rows: members } = await db.query<Member>(
    `select u.id, u.first_name, u.last_name, u.email, t.role,
       exists (select 1 from two_factor f where f.user_id = u.id and f.confirmed_at is not null) as two_factor
     from team_member t join app_user u on u.id = t.user_id where t.restaurant_id = $1
     order by array_position(array['owner', 'manager', 'host'], t.role), u.first_name, u.id`,
    [restaurant],
  );
  const { rows: invitations } = await db.query<Invitation>(
    `select id, email, role, created_at, expires_at from team_invitation
     where restaurant_id = $1 and accepted_at is null and withdrawn_at is null order by created_at desc, id`,
    [restaurant],
  );
  return {
    members: members.map(({ id, first_name, last_name, email, role, two_factor }) => ({
      _id: id,
      name: `${first_name} ${last_name}`.trim(),
      email,
      role,
      you: id === you,
      two_factor,
    })),
    invitations: invitations.map(({ id, email, role, created_at, expires_at }) => ({
      _id: id,
      email,
      role,
      created: toIso(Date.parse(created_at)),
      expires: toIso(Date.parse(expires_at)),
      over: Date.parse(expires_at) <= now,
    })),
  };
}
