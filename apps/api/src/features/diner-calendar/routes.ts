import type { Handlers } from '../../http/call.ts';
import { getOwnCalendar, renewOwnCalendar, revokeOwnCalendar } from './address.ts';
import { readOwnCalendar } from './read-own-calendar.ts';

export const dinerCalendarRoutes = {
  getOwnCalendar,
  renewOwnCalendar,
  revokeOwnCalendar,
  readOwnCalendar,
} satisfies Partial<Handlers>;
