import type { LicenseePlace } from './place.ts';

/** The screens of a licensee: each is a tab of its area, in this order. */
export const licenseePlaces = {
  territory: { path: '/panel/territory', label: (m) => m.areas.territory, of: 'licensee', area: 'territory' },
} as const satisfies Record<string, LicenseePlace>;
