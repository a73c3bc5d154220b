import type { Declaration } from './setting.ts';

/** Limits against abuse: how often, and how much of a thing at once. */
export const abuseLimits = {
  liveHoldsPerDiner: { default: 2, unit: 'count', in: 'abuse', by: 'marketplace', public: true },
  guestHoldsPerAddressPerHour: { default: 20, unit: 'count', in: 'abuse', by: 'marketplace' },
  /** Guests of one network can hold at most one in so many of a restaurant's tables of a date … */
  guestTablesOneIn: { default: 3, unit: 'count', min: 1, max: 1000, in: 'abuse', by: 'market' },
  /** … and never fewer than this. */
  guestTablesPerAddressMin: { default: 2, unit: 'count', min: 1, max: 1_000_000, in: 'abuse', by: 'market' },
  pinTries: { default: 5, unit: 'count', min: 1, max: 1000, in: 'abuse', by: 'marketplace' },
  /** Answers per shared booking, and tries per network. */
  sharedAnswersPerBooking: { default: 20, unit: 'count', min: 1, max: 1000, in: 'abuse', by: 'marketplace' },
  sharedAnswersPerHour: { default: 30, unit: 'count', in: 'abuse', by: 'marketplace' },
  cardsMax: { default: 10, unit: 'count', in: 'abuse', by: 'marketplace', public: true },
  /** How long the bank may wait for the diner before a card that is to be kept is given up. */
  cardBankMinutes: { default: 15, unit: 'minutes', min: 1, max: 1440, in: 'abuse', by: 'marketplace' },
  cardChecksPerHour: { default: 10, unit: 'count', in: 'abuse', by: 'marketplace' },
  paymentAttempts: { default: 3, unit: 'count', min: 1, max: 100, in: 'abuse', by: 'market' },
  couponTriesPerHour: { default: 60, unit: 'count', in: 'abuse', by: 'marketplace' },
  giftPurchasesPerHour: { default: 10, unit: 'count', in: 'abuse', by: 'market' },
  /** Code look-ups by one account or one network. */
  giftCodesPerHour: { default: 30, unit: 'count', in: 'abuse', by: 'marketplace' },
  /** Such codes of one log-in. */
  sessionCodesPerHour: { default: 60, unit: 'count', in: 'abuse', by: 'marketplace' },
  /** Concurrent event streams of an account per process; above it the oldest is closed. */
  hostStreamsPerAccount: { default: 5, unit: 'count', min: 1, max: 1000, in: 'abuse', by: 'marketplace' },
  /** By an account, from one network or on one known device. */
  accountLoginTriesPer15Min: { default: 10, unit: 'count', in: 'abuse', by: 'marketplace' },
  /** By an account, from anywhere but its known devices. */
  accountLoginTriesAnywherePer15Min: { default: 100, unit: 'count', in: 'abuse', by: 'marketplace' },
  /** Validity of the link that lets a locked-out owner log in; one is mailed per validity. */
  unlockHours: { default: 12, unit: 'hours', min: 1, max: 24, in: 'abuse', by: 'marketplace' },
  /** Mails per account and day about new devices, and about wrong codes. */
  securityMailsPerDay: { default: 3, unit: 'count', min: 1, max: 100, in: 'abuse', by: 'marketplace' },
  addressLoginTriesPer15Min: { default: 60, unit: 'count', in: 'abuse', by: 'marketplace' },
  signUpsPerAddressPerHour: { default: 60, unit: 'count', in: 'abuse', by: 'marketplace' },
  resetMailsPerHour: { default: 3, unit: 'count', in: 'abuse', by: 'marketplace' },
  addressResetMailsPerHour: { default: 20, unit: 'count', in: 'abuse', by: 'marketplace' },
  emailCodeTries: { default: 5, unit: 'count', min: 1, max: 20, in: 'abuse', by: 'marketplace' },
  /** Per address, requested from one network or on one known device. */
  codeMailsPerHour: { default: 5, unit: 'count', in: 'abuse', by: 'marketplace' },
  /** Per address, requested from anywhere but its known devices. */
  codeMailsAnywherePerHour: { default: 10, unit: 'count', in: 'abuse', by: 'marketplace' },
  addressCodeMailsPerHour: { default: 30, unit: 'count', in: 'abuse', by: 'marketplace' },
  secondStepTries: { default: 5, unit: 'count', min: 1, max: 100, in: 'abuse', by: 'marketplace' },
  /** Of one list, by one person. */
  savedFiltersMax: { default: 20, unit: 'count', min: 1, max: 100, in: 'abuse', by: 'marketplace' },
  addressesMax: { default: 20, unit: 'count', in: 'abuse', by: 'marketplace' },
  writesPerMinutePerAddress: { default: 300, unit: 'count', in: 'abuse', by: 'marketplace' },
  readsPerMinutePerAddress: { default: 3000, unit: 'count', in: 'abuse', by: 'marketplace' },
  /** Open connections from one network to one process. */
  connectionsPerAddress: { default: 250, unit: 'count', in: 'abuse', by: 'operator' },
  formFillSeconds: { default: 3, unit: 'seconds', in: 'abuse', by: 'marketplace' },
  formHours: { default: 24, unit: 'hours', in: 'abuse', by: 'marketplace' },
  formsPerAddressPerHour: { default: 5, unit: 'count', in: 'abuse', by: 'marketplace' },
  unstampedFormsPerAddressPerHour: { default: 2, unit: 'count', in: 'abuse', by: 'marketplace' },
  unstampedFormsPerHour: { default: 60, unit: 'count', in: 'abuse', by: 'marketplace' },
  avatarMaxMegapixels: { default: 25, unit: 'megapixels', in: 'abuse', by: 'marketplace' },
  avatarsPerHour: { default: 20, unit: 'count', in: 'abuse', by: 'marketplace' },
  picturesPerHour: { default: 200, unit: 'count', in: 'abuse', by: 'marketplace' },
  teamInvitationsPerHour: { default: 20, unit: 'count', in: 'abuse', by: 'marketplace' },
  ownersPerAddressPerHour: { default: 20, unit: 'count', in: 'abuse', by: 'marketplace' },
  /** Of one owner. */
  keysMax: { default: 20, unit: 'count', min: 1, max: 1000, in: 'abuse', by: 'marketplace' },
  /** Registrations and exchanges of assistants, each. */
  assistantsPerAddressPerHour: { default: 60, unit: 'count', in: 'abuse', by: 'marketplace' },
  /** How long an assistant may read a person's bookings before it has to ask again. */
  assistantDays: { default: 90, unit: 'days', min: 1, max: 365, in: 'abuse', by: 'marketplace' },
  keyCallsPerMinute: { default: 600, unit: 'count', min: 1, in: 'abuse', by: 'marketplace' },
  keyHoldsPerHour: { default: 120, unit: 'count', in: 'abuse', by: 'marketplace' },
  webhooksMax: { default: 10, unit: 'count', in: 'abuse', by: 'marketplace' },
} as const satisfies Record<string, Declaration>;
