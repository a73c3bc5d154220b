import type { Handlers } from '../../http/call.ts';
import { getCalendar } from './get-calendar.ts';
import { closeDays, getClosure } from './close-days.ts';
import { getCalendarDay } from './get-calendar-day.ts';
import { listHolidays } from './list-holidays.ts';
import { getPause, pauseRestaurant, resumeRestaurant } from './pause.ts';
import { saveCalendarDay } from './save-calendar-day.ts';

export const calendarRoutes = {
  getCalendar,
  getCalendarDay,
  saveCalendarDay,
  getClosure,
  closeDays,
  listHolidays,
  getPause,
  pauseRestaurant,
  resumeRestaurant,
} satisfies Partial<Handlers>;
