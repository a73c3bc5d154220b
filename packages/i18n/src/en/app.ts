import type { app as pt } from '../pt/app.ts';

export const app: typeof pt = {
  tabs: { explore: 'Explore', favourites: 'Favourites', profile: 'Profile' },
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
  sessionEnded: 'Your session has ended. Please log in again.',
  signInToSee: 'Log in to see your bookings and vouchers.',
  signInToKeep: 'Log in to save restaurants and find them on any device.',
  savedAt: (when) => `Saved ${when}`,
  noNetwork: 'No network.',
  nothingSent: (until) => `Nothing was sent or charged, and the table is still yours until ${until}.`,
  needsNetwork: 'This needs a network. Nothing was changed.',
  enterCard: 'Enter your card',
  otherCard: 'Enter another card',
  backToPay: 'Back to payment',
  screenBright: 'The screen stays bright while the voucher is open.',
  steps: ['1. Show it when you sit down', '2. Order what you like', '3. Pay with the discount'],
  next: 'Later on',
  nothingNext: 'No more bookings.',
  older: 'Older bookings',
  restaurantMode: 'Restaurant mode',
  stepsLost: (n) =>
    n === 1
      ? '1 step has not been sent yet and is lost if you log out.'
      : `${n} steps have not been sent yet and are lost if you log out.`,
  logOutAnyway: 'Log out anyway',
  stay: 'Stay',
  crashed: 'This screen failed. Nothing was lost.',
};
