import type { areas as pt } from '../pt/panel-areas.ts';

export const areas: typeof pt = {
  desk: 'Desk',
  restaurants: 'Restaurants',
  bookings: 'Bookings',
  money: 'Money',
  people: 'People',
  content: 'Content',
  coupons: 'Coupons',
  licences: 'Licences',
  rules: 'Rules',
  log: 'Log',
  territory: 'Territory',
  leads: 'Leads',
  reviews: 'Reviews',
  statement: 'Statement',
  noTerritory: 'No cities yet.',
  noTerritoryText: 'The cities of your licence appear here as soon as they are assigned to you.',
};
