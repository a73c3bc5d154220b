import { managers, teamRoles, type TeamRole } from '@metade/contracts/endpoint.ts';
import type { Endpoints, OperationName } from '@metade/contracts/endpoints.ts';

type Callers = {
  readonly [N in OperationName]?: Endpoints[N]['access'] extends { scope: 'restaurant'; roles: infer Roles }
    ? Roles
    : never;
};

/**
 * Who of a team may make a call that decides what is shown, written out so that the browser need not load the schemas. The
 * type makes it equal to the contracts: a role that differs does not compile.
 */
const callers = {
  getHostDay: teamRoles,
  redeemVoucher: teamRoles,
  listReservations: teamRoles,
  correctArrival: managers,
  saveGrid: managers,
  getCalendar: managers,
  getReport: managers,
  listDemand: managers,
  getRestaurantProfile: managers,
  listWebhooks: managers,
  setWaiterPin: managers,
  getRestaurantMenu: managers,
  getPictures: managers,
  listRestaurantReviews: managers,
  listRestaurantClaims: managers,
  listTeam: managers,
  inviteMember: ['owner'],
  getNotices: teamRoles,
} as const satisfies Callers;

export type TeamCall = keyof typeof callers;

export const mayCall = (role: TeamRole, call: TeamCall): boolean =>
  (callers[call] as readonly TeamRole[]).includes(role);
