import type { Handlers } from '../../http/call.ts';
import { changeMemberRole, removeMember } from './change-team.ts';
import { inviteMember, withdrawInvitation } from './invite-member.ts';
import { acceptTeamInvitation, getTeamInvitation, joinTeam } from './join-team.ts';
import { readTeam } from './read-team.ts';

export const teamRoutes = {
  listTeam: async (context, { restaurant, session }) => ({
    data: await readTeam(context.pool, restaurant, session.userId, context.now()),
  }),
  inviteMember,
  withdrawInvitation,
  changeMemberRole,
  removeMember,
  getTeamInvitation,
  acceptTeamInvitation,
  joinTeam,
} satisfies Partial<Handlers>;
