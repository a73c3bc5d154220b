import type { LicenseePlace } from './place.ts';

/** The screens of a licensee: each is a tab of its area, in this order. */
export const licenseePlaces = {
  territory: { path: '/panel/territory', label: (m) => m.areas.territory, of: 'licensee', area: 'territory' },
  territoryRestaurants: {
    path: '/panel/territory-restaurants',
    label: (m) => m.areas.restaurants,
    of: 'licensee',
    area: 'restaurants',
  },
  leads: { path: '/panel/contacts', label: (m) => m.areas.leads, of: 'licensee', area: 'leads' },
  territoryBookings: {
    path: '/panel/territory-bookings',
    label: (m) => m.areas.bookings,
    of: 'licensee',
    area: 'bookings',
  },
  territoryReviews: {
    path: '/panel/territory-reviews',
    label: (m) => m.areas.reviews,
    of: 'licensee',
    area: 'reviews',
  },
  statement: { path: '/panel/statement', label: (m) => m.areas.statement, of: 'licensee', area: 'statement' },
} as const satisfies Record<string, LicenseePlace>;
