/** How long a party is reckoned to sit, where an end has to be told: in calendars and on passes. */
export const hoursAtTable = 2;
