import { managers, teamRoles, type TeamRole } from '@metade/contracts/endpoint.ts';
import { type AdminRole, adminRoles, isOpenToAdmin } from '@metade/domain/admin-role.ts';
import type { Endpoints, OperationName } from '@metade/contracts/endpoints.ts';

type AdminCallers = {
  readonly [N in OperationName]?: Endpoints[N]['access'] extends { scope: 'marketplace'; roles: infer Roles }
    ? Roles
    : Endpoints[N]['access'] extends { scope: 'territory'; roles: readonly (infer Role)[] }
      ? readonly Exclude<Role, 'franchisee'>[]
      : never;
};

type Callers = {
  readonly [N in OperationName]?: Endpoints[N]['access'] extends { scope: 'restaurant'; roles: infer Roles }
    ? Roles
    : never;
};

/**
 * Team roles for calls that decide what is shown, written out so that the browser need not load the schemas. The type makes it
 * equal to the contracts: a role that differs does not compile.
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
  createKey: ['owner'],
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

/** The same for admins; owners may make all. */
const adminCallers = {
  getDesk: adminRoles,
  listRegistrations: ['support'],
  findRestaurants: ['support', 'content', 'finance'],
  curateRestaurant: ['support', 'content'],
  showRestaurant: ['support'],
  listProposals: ['support'],
  listFlaggedReviews: ['support', 'content'],
  findOrders: ['support', 'finance'],
  refundOrder: ['finance'],
  listRefundRequests: ['finance'],
  listDisputes: ['support'],
  listClaims: ['support'],
  listCardDisputes: ['finance'],
  listFailedRefunds: ['finance'],
  listDifferences: ['finance'],
  listPayouts: ['finance'],
  findUsers: ['support', 'finance'],
  blockUser: ['support'],
  listSecurityEventsOf: ['support'],
  listPersonRequests: ['support', 'finance'],
  giveToPerson: ['finance'],
  askErasure: ['support'],
  addPersonNote: ['support'],
  cancelFor: ['support'],
  listAdmins: ['owner'],
  listRules: adminRoles,
  listMarkets: adminRoles,
  saveMarket: ['owner'],
  changeRules: ['owner'],
  listCoupons: ['finance'],
  listLicensees: ['finance'],
  listLeads: ['support'],
  listChanges: adminRoles,
  listContent: ['content'],
  listCatalogue: ['content'],
  listPlatformKeys: ['owner'],
  listFailures: ['support', 'finance'],
  retryFailures: ['support'],
} as const satisfies AdminCallers;

export type AdminCall = keyof typeof adminCallers;

export const mayCallAsAdmin = (held: readonly AdminRole[], call: AdminCall): boolean =>
  isOpenToAdmin(held, adminCallers[call]);
