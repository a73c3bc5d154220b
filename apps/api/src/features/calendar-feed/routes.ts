import type { Handlers } from '../../http/call.ts';
import { getCalendarFeed, revokeCalendarFeed, saveCalendarFeed } from './feed-store.ts';
import { readCalendarFeed } from './read-calendar-feed.ts';

export const calendarFeedRoutes = {
  getCalendarFeed,
  saveCalendarFeed,
  revokeCalendarFeed,
  readCalendarFeed,
} satisfies Partial<Handlers>;
