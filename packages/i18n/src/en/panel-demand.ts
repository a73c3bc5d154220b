import type { demand as pt } from '../pt/panel-demand.ts';

export const demand: typeof pt = {
  title: 'Unmet demand',
  text: (since) =>
    `People who looked for a table and found none, since ${since}. Each person counts once a day; we do not record who they were.`,
  looked: (n, places, when) =>
    n === 1
      ? `1 person looked for a table for ${places} ${when} and found none.`
      : `${n} people looked for a table for ${places} ${when} and found none.`,
  on: (weekday) => `on ${weekday}s`,
  periods: { morning: 'in the morning', afternoon: 'in the afternoon', night: 'in the evening' },
  at: (time) => `at ${time}`,
  asked: (n, time) => `${n} asked for ${time}`,
  next: 'Upcoming dates',
  date: (when, n) => `${when}: ${n}`,
  now: (tables, places, time) =>
    tables === 0
      ? `The grid has no table for ${places} at ${time} now.`
      : `The grid has ${tables} × ${places} seats at ${time} now.`,
  open: 'Open a table',
  openOf: (places, when) => `Open a table for ${places} ${when}`,
  openedTag: 'Table opened',
  opened: (places, when) => `There is one more table for ${places} ${when}, every week.`,
  onlyOn: (when) => `Only ${when}`,
  openOnlyOn: (when, places, time) => `Only ${when}: open a table for ${places} at ${time}`,
  openedOn: (places, time, when) => `There is one more table for ${places} at ${time}, only ${when}.`,
  none: 'Nobody has gone without a table',
  noneText: 'Searches that find no table appear here.',
};
