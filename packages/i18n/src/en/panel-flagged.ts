import type { flagged as pt } from '../pt/panel-flagged.ts';

export const flagged: typeof pt = {
  nav: 'Reviews to look at',
  text: 'What a restaurant, or the automatic check, asked a person to look at. None is removed for being negative.',
  none: 'None is waiting.',
  noneText: 'Those that are flagged appear here, the oldest first.',
  first: 'Back to the beginning',
  held: 'Held back until it is decided',
  public: 'Public',
  says: (restaurant) => `${restaurant} asks to look at it`,
  reply: 'Reply of the restaurant',
  diner: 'Written by',
  meal: 'Meal',
  waiting: 'Waiting since',
  help: 'Remove only what is not about this meal, insults or exposes somebody. It leaves the page and the average, and its writer is told why.',
  reason: 'Reason, if you remove it',
  reasonHint: 'Who wrote the review reads this.',
  keep: 'Keep',
  remove: 'Remove',
  kept: (title) => `“${title}” stays public.`,
  removed: (title) => `“${title}” is removed; its writer was told.`,
};
