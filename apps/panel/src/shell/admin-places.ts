import type { AdminPlace } from './place.ts';

/** The screens of an admin: each is a tab of its area, in this order, for those who may make its call. */
export const adminPlaces = {
  desk: { path: '/panel/desk', label: (m) => m.areas.desk, of: 'admin', area: 'desk', call: 'getDesk' },
  queue: {
    path: '/panel/registrations',
    label: (m) => m.admin.title,
    of: 'admin',
    area: 'restaurants',
    call: 'listRegistrations',
  },
  restaurants: {
    path: '/panel/restaurants',
    label: (m) => m.desk.restaurants,
    of: 'admin',
    area: 'restaurants',
    call: 'findRestaurants',
  },
  proposals: {
    path: '/panel/proposals',
    label: (m) => m.proposals.nav,
    of: 'admin',
    area: 'restaurants',
    call: 'listProposals',
  },
  flagged: {
    path: '/panel/flagged',
    label: (m) => m.flagged.nav,
    of: 'admin',
    area: 'restaurants',
    call: 'listFlaggedReviews',
  },
  orders: { path: '/panel/orders', label: (m) => m.desk.orders, of: 'admin', area: 'bookings', call: 'findOrders' },
  refunds: {
    path: '/panel/refunds',
    label: (m) => m.desk.refundRequests,
    of: 'admin',
    area: 'bookings',
    call: 'listRefundRequests',
  },
  disputes: {
    path: '/panel/disputes',
    label: (m) => m.desk.disputes,
    of: 'admin',
    area: 'bookings',
    call: 'listDisputes',
  },
  claims: { path: '/panel/claims', label: (m) => m.desk.claims, of: 'admin', area: 'bookings', call: 'listClaims' },
  users: { path: '/panel/users', label: (m) => m.desk.users, of: 'admin', area: 'people', call: 'findUsers' },
  admins: { path: '/panel/admins', label: (m) => m.people.admins, of: 'admin', area: 'people', call: 'listAdmins' },
  content: { path: '/panel/content', label: (m) => m.content.title, of: 'admin', area: 'content', call: 'listContent' },
  rules: { path: '/panel/rules', label: (m) => m.rules.title, of: 'admin', area: 'rules', call: 'listRules' },
  markets: {
    path: '/panel/markets',
    label: (m) => m.markets.title,
    of: 'admin',
    area: 'rules',
    call: 'listMarkets',
  },
  coupons: { path: '/panel/coupons', label: (m) => m.coupons.title, of: 'admin', area: 'coupons', call: 'listCoupons' },
  log: { path: '/panel/log', label: (m) => m.desk.log, of: 'admin', area: 'log', call: 'listChanges' },
  mails: { path: '/panel/mails', label: (m) => m.failures.title, of: 'admin', area: 'log', call: 'listFailures' },
} as const satisfies Record<string, AdminPlace>;
