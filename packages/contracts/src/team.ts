import { z } from 'zod';
import { agreed, device, newPassword, passwordsAlike, passwordsDiffer, session } from './auth.ts';
import { endpoint, invitedRoles, managers, teamRoles } from './endpoint.ts';
import { email, id, idParam, instant, requiredName } from './fields.ts';

const role = z.enum(teamRoles);
const invitedRole = z.enum(invitedRoles);

export const restaurantTeam = z
  .object({
    members: z.array(
      z.object({ _id: id, name: z.string(), email: z.string(), role, you: z.boolean(), two_factor: z.boolean() }),
    ),
    invitations: z.array(
      z.object({
        _id: id,
        email: z.string(),
        role: invitedRole,
        created: instant,
        expires: instant,
        over: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'RestaurantTeam' });
export type RestaurantTeam = z.infer<typeof restaurantTeam>;

const answer = z.object({ data: restaurantTeam });
const path = '/host/restaurants/:id/team';

export const listTeam = endpoint({
  name: 'listTeam',
  method: 'GET',
  path,
  summary: 'Who is in the team, and who is invited',
  access: { scope: 'restaurant', roles: managers },
  params: idParam,
  answer,
  refusals: [],
});

export const inviteMember = endpoint({
  name: 'inviteMember',
  method: 'POST',
  path: `${path}/invitations`,
  summary:
    'Invite somebody by e-mail: a link, once, for some days. It takes the place of an earlier one to the same address',
  access: { scope: 'restaurant', roles: ['owner'] },
  params: idParam,
  body: z.object({ email, role: invitedRole }),
  status: 201,
  answer,
  refusals: ['team_member_already', 'restaurant_state'],
});

export const withdrawInvitation = endpoint({
  name: 'withdrawInvitation',
  method: 'DELETE',
  path: `${path}/invitations/:invitation`,
  summary: 'Take an invitation back: its link leads nowhere any more',
  access: { scope: 'restaurant', roles: ['owner'] },
  params: z.object({ id, invitation: id }),
  answer,
  refusals: ['not_found'],
});

const memberParam = z.object({ id, member: id });

export const changeMemberRole = endpoint({
  name: 'changeMemberRole',
  method: 'PATCH',
  path: `${path}/:member`,
  summary: 'Give a member another role. There is always an owner',
  access: { scope: 'restaurant', roles: ['owner'] },
  params: memberParam,
  body: z.object({ role }),
  answer,
  refusals: ['not_found', 'team_last_owner'],
});

export const removeMember = endpoint({
  name: 'removeMember',
  method: 'DELETE',
  path: `${path}/:member`,
  summary: 'Take a member out of the team, or leave it. There is always an owner',
  access: { scope: 'restaurant', roles: teamRoles },
  params: memberParam,
  answer: z.object({ data: z.null() }),
  refusals: ['not_found', 'forbidden', 'team_last_owner'],
});

const tokenParam = z.object({ token: z.string().min(1).max(100) });

export const getTeamInvitation = endpoint({
  name: 'getTeamInvitation',
  method: 'GET',
  path: '/team/invitations/:token',
  summary: 'What an invitation’s link is about',
  access: { scope: 'public' },
  params: tokenParam,
  answer: z.object({
    data: z.object({
      restaurant: z.string(),
      email: z.string(),
      role: invitedRole,
      has_account: z.boolean().meta({ description: 'Whether the address has an account to log in with' }),
    }),
  }),
  refusals: ['link_invalid'],
});

export const acceptTeamInvitation = endpoint({
  name: 'acceptTeamInvitation',
  method: 'POST',
  path: '/team/invitations/:token/accept',
  summary: 'Join a team with the account that the invitation was sent to',
  access: { scope: 'account', roles: ['diner'] },
  params: tokenParam,
  answer: z.object({ data: z.object({ restaurant: id }) }),
  refusals: ['link_invalid', 'invitation_other_account'],
});

export const joinTeam = endpoint({
  name: 'joinTeam',
  method: 'POST',
  path: '/team/invitations/:token/join',
  summary: 'Sign up by an invitation and join its team, logged in',
  access: { scope: 'public' },
  params: tokenParam,
  body: z
    .object({
      first_name: requiredName(60),
      last_name: requiredName(60),
      ...newPassword,
      terms: agreed,
      device: device.optional(),
    })
    .refine(passwordsAlike, passwordsDiffer),
  status: 201,
  answer: session,
  refusals: ['link_invalid', 'email_taken'],
});
