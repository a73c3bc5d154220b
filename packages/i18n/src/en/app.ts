import type { app as pt } from '../pt/app.ts';

export const app: typeof pt = {
  tabs: { explore: 'Explore', profile: 'Profile' },
  fewer: 'Fewer people',
  more: 'More people',
  tablesFor: (tables, people) => `${tables} for ${people}`,
  dayAndPeriod: (weekday, period) => `${weekday} ${period}`,
  retry: 'We could not reach Metade.',
  asOf: (time) => `List from ${time}`,
  outdatedTitle: 'Time to update the app',
  outdatedText: 'This version can no longer talk to Metade. Your bookings are as they were.',
  update: 'Update',
  noCity: 'There are no restaurants in this country yet.',
};
