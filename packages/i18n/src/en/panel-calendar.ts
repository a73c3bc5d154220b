import type { calendar as pt } from '../pt/panel-calendar.ts';

export const calendar: typeof pt = {
  nav: 'Calendar',
  title: 'Calendar',
  text: 'What is different on a day, over the normal week of the grid.',
  previous: 'Previous month',
  next: 'Next month',
  month: 'Month',
  closed: 'Closed',
  changed: 'Changed',
  bookings: (n) => (n === 1 ? '1 booking' : `${n} bookings`),
  tables: (n) => (n === 1 ? '1 table' : `${n} tables`),
  noTables: 'No tables',
  dayOpen: 'Open on this day',
  dayOpenNo: 'Closed all day',
  periodOpen: (period) => `${period}: open`,
  ofWeek: (n) => `normal week: ${n}`,
  slot: (time, places) => `${time}, tables for ${places}`,
  nothing: 'The grid has no tables on this weekday.',
  toGrid: 'Open it in the grid',
  past: 'This day is over.',
  reason: 'Reason (for the team alone)',
  otherQuantities: 'Other quantities',
  save: 'Save day',
  undo: 'Undo',
  saved: (day) => `Saved: ${day}.`,
  standing: (n) =>
    n === 1
      ? 'There is 1 booking in what is closed. It stands unless you cancel it:'
      : `There are ${n} bookings in what is closed. They stand unless you cancel them:`,
  undecided: (n) => `${n} to decide`,
  conflictTitle: 'Somebody of your team has changed this day meanwhile.',
  conflictNow: (now) => `Saved now: ${now}. What you typed is still here.`,
  asWeek: 'as in the week',
  takeTheirs: 'Take what is saved',
  keepMine: 'Go on with mine',
  holidays: 'Next holidays',
  allHolidays: (n) => `See all ${n}`,
  kinds: { national: 'national', regional: 'regional', municipal: 'local' },
  close: 'Close',
  closeDay: (name, day) => `Close: ${name}, ${day}`,
  alreadyClosed: 'Closed',
  see: 'See day',
  holidayClosed: (name) => `${name}: closed.`,
  pause: 'Pause',
  paused: 'Paused',
  pauseTitle: 'Pause bookings',
  pauseText: 'No table is sold until then. Bookings that were made stand.',
  restOfToday: 'The rest of today',
  until: 'Or until',
  date: 'Day',
  time: 'Time',
  pauseUntil: 'Pause until then',
  pausedUntil: (when) => `Paused until ${when}.`,
  resume: 'Sell again',
  resumed: 'Tables are on sale again.',
  missing: 'Choose the day and the time.',
  inSpan: (n) =>
    n === 0
      ? 'There are no bookings until then.'
      : n === 1
        ? 'There is 1 booking until then: it stands, and you decide about it afterwards.'
        : `There are ${n} bookings until then: they stand, and you decide about each afterwards.`,
  inPause: (n) =>
    n === 1 ? '1 booking is within the pause and stands:' : `${n} bookings are within the pause and stand:`,
};
