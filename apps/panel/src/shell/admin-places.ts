import type { AdminPlace } from './place.ts';

/** The screens of an admin: each is a tab of its area, in this order. */
export const adminPlaces = {
  queue: { path: '/panel/registrations', label: (m) => m.admin.title, of: 'admin', area: 'restaurants' },
  restaurants: { path: '/panel/restaurants', label: (m) => m.desk.restaurants, of: 'admin', area: 'restaurants' },
  proposals: { path: '/panel/proposals', label: (m) => m.proposals.nav, of: 'admin', area: 'restaurants' },
  flagged: { path: '/panel/flagged', label: (m) => m.flagged.nav, of: 'admin', area: 'restaurants' },
  orders: { path: '/panel/orders', label: (m) => m.desk.orders, of: 'admin', area: 'bookings' },
  refunds: { path: '/panel/refunds', label: (m) => m.desk.refundRequests, of: 'admin', area: 'bookings' },
  disputes: { path: '/panel/disputes', label: (m) => m.desk.disputes, of: 'admin', area: 'bookings' },
  claims: { path: '/panel/claims', label: (m) => m.desk.claims, of: 'admin', area: 'bookings' },
  users: { path: '/panel/users', label: (m) => m.desk.users, of: 'admin', area: 'people' },
  log: { path: '/panel/log', label: (m) => m.desk.log, of: 'admin', area: 'log' },
  mails: { path: '/panel/mails', label: (m) => m.admin.mails, of: 'admin', area: 'log' },
} as const satisfies Record<string, AdminPlace>;
