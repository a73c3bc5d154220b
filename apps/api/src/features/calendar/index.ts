export { applyCalendar, calendarOnNewSlots } from './apply-calendar.ts';
