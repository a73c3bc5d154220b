import type { flagged as pt } from '../pt/panel-flagged.ts';

export const flagged: typeof pt = {
  nav: 'Reviews to check',
  text: 'Reviews that a restaurant or the automatic check has flagged. None is removed for being negative.',
  none: 'None waiting.',
  noneText: 'Flagged reviews appear here, oldest first.',
  first: 'Back to the beginning',
  held: 'Held back until decided',
  public: 'Public',
  says: (restaurant) => `${restaurant} has flagged it`,
  reply: 'Reply from the restaurant',
  diner: 'Written by',
  meal: 'Meal',
  waiting: 'Waiting since',
  help: 'Remove a review only if it is not about this meal, insults or exposes somebody. It leaves the page and the average, and the reviewer is told why.',
  reason: 'Reason, if you remove it',
  reasonHint: 'The reviewer will read this.',
  keep: 'Keep',
  remove: 'Remove',
  kept: (title) => `“${title}” stays public.`,
  removed: (title) => `“${title}” has been removed; the reviewer has been told.`,
};
