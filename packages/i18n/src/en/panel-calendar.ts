import type { calendar as pt } from '../pt/panel-calendar.ts';

export const calendar: typeof pt = {
  nav: 'Calendar',
  title: 'Calendar',
  text: 'What differs on particular days from the normal week in the grid.',
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
  past: 'This day has passed.',
  reason: 'Reason (only your team sees it)',
  otherQuantities: 'Other quantities',
  save: 'Save day',
  undo: 'Undo',
  saved: (day) => `Saved: ${day}.`,
  standing: (n) =>
    n === 1
      ? 'There is 1 booking in the closed time. It is kept unless you cancel it:'
      : `There are ${n} bookings in the closed time. They are kept unless you cancel them:`,
  undecided: (n) => `${n} to decide`,
  conflictTitle: 'Someone in your team has changed this day since you opened it.',
  conflictNow: (now) => `Saved now: ${now}. Your changes are still here.`,
  asWeek: 'as in the week',
  takeTheirs: 'Use the saved version',
  keepMine: 'Keep mine',
  range: {
    title: 'Close several days',
    text: 'Holidays, building work, an event: every day from one date to another.',
    from: 'First day',
    to: 'Last day',
    reason: 'Why, for the team',
    missing: 'Choose the first and the last day.',
    found: (days, closed, bookings) =>
      [
        days === 1 ? '1 day' : `${days} days`,
        ...(closed > 0 ? [`${closed} already closed`] : []),
        bookings === 0 ? 'no bookings' : bookings === 1 ? '1 booking' : `${bookings} bookings`,
      ].join(', '),
    close: (days, bookings) =>
      `${days === 1 ? 'Close 1 day' : `Close ${days} days`}${
        bookings === 0 ? '' : bookings === 1 ? ' and keep the booking' : ` and keep the ${bookings} bookings`
      }`,
    closeNone: 'Close the days',
    done: (days) => (days === 1 ? '1 day closed.' : `${days} days closed.`),
  },
  bookedOf: (bookings, tables) => `${bookings} of ${tables}`,
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
  pauseText: 'No tables are sold until then. Existing bookings are kept.',
  restOfToday: 'The rest of today',
  until: 'Or until',
  date: 'Day',
  time: 'Time',
  pauseUntil: 'Pause until then',
  pausedUntil: (when) => `Paused until ${when}.`,
  managePause: 'Manage the pause',
  resume: 'Sell again',
  resumed: 'Tables are on sale again.',
  missing: 'Choose the day and the time.',
  inSpan: (n) =>
    n === 0
      ? 'There are no bookings until then.'
      : n === 1
        ? 'There is 1 booking until then: it is kept, and you decide about it afterwards.'
        : `There are ${n} bookings until then: they are kept, and you decide about each afterwards.`,
  inPause: (n) =>
    n === 1 ? '1 booking falls within the pause and is kept:' : `${n} bookings fall within the pause and are kept:`,
};
