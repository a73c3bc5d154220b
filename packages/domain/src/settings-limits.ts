import type { Declaration } from './setting.ts';

/** Limits against abuse: how often, and how much of a thing at once. */
export const abuseLimits = {
  liveHoldsPerDiner: { default: 2, unit: 'count', by: 'marketplace', public: true },
  guestHoldsPerAddressPerHour: { default: 20, unit: 'count', by: 'marketplace' },
  /** Guests of one network hold at most one in so many of a restaurant's tables of a date … */
  guestTablesOneIn: { default: 3, unit: 'count', min: 1, max: 1000, by: 'market' },
  /** … and never fewer than this. */
  guestTablesPerAddressMin: { default: 2, unit: 'count', min: 1, max: 1_000_000, by: 'market' },
  pinTries: { default: 5, unit: 'count', min: 1, max: 1000, by: 'marketplace' },
  /** Friends who may answer one shared booking, and answers of one network. */
  sharedAnswersPerBooking: { default: 20, unit: 'count', min: 1, max: 1000, by: 'marketplace' },
  sharedAnswersPerHour: { default: 30, unit: 'count', by: 'marketplace' },
  cardsMax: { default: 10, unit: 'count', by: 'marketplace', public: true },
  cardChecksPerHour: { default: 10, unit: 'count', by: 'marketplace' },
  paymentAttempts: { default: 3, unit: 'count', min: 1, max: 100, by: 'market' },
  couponTriesPerHour: { default: 60, unit: 'count', by: 'marketplace' },
  giftPurchasesPerHour: { default: 10, unit: 'count', by: 'market' },
  /** Codes that one account, or one network, may look up. */
  giftCodesPerHour: { default: 30, unit: 'count', by: 'marketplace' },
  /** Such codes of one log-in. */
  sessionCodesPerHour: { default: 60, unit: 'count', by: 'marketplace' },
  /** Streams of live bookings that one account has open in a process; the oldest gives way. */
  hostStreamsPerAccount: { default: 5, unit: 'count', min: 1, max: 1000, by: 'marketplace' },
  /** Of one account, from one network or on one known device. */
  accountLoginTriesPer15Min: { default: 10, unit: 'count', by: 'marketplace' },
  /** Of one account from anywhere but its known devices. */
  accountLoginTriesAnywherePer15Min: { default: 100, unit: 'count', by: 'marketplace' },
  /** How long the link is good that lets the owner of an account log in that is closed by wrong passwords; one is mailed in that time. */
  unlockHours: { default: 12, unit: 'hours', min: 1, max: 24, by: 'marketplace' },
  /** Mails to one account within a day about new devices, and about wrong codes. */
  securityMailsPerDay: { default: 3, unit: 'count', min: 1, max: 100, by: 'marketplace' },
  addressLoginTriesPer15Min: { default: 60, unit: 'count', by: 'marketplace' },
  signUpsPerAddressPerHour: { default: 60, unit: 'count', by: 'marketplace' },
  resetMailsPerHour: { default: 3, unit: 'count', by: 'marketplace' },
  addressResetMailsPerHour: { default: 20, unit: 'count', by: 'marketplace' },
  emailCodeTries: { default: 5, unit: 'count', min: 1, max: 20, by: 'marketplace' },
  /** To one address, asked for from one network or on one known device. */
  codeMailsPerHour: { default: 5, unit: 'count', by: 'marketplace' },
  /** To one address, asked for from anywhere but its known devices. */
  codeMailsAnywherePerHour: { default: 10, unit: 'count', by: 'marketplace' },
  addressCodeMailsPerHour: { default: 30, unit: 'count', by: 'marketplace' },
  secondStepTries: { default: 5, unit: 'count', min: 1, max: 100, by: 'marketplace' },
  addressesMax: { default: 20, unit: 'count', by: 'marketplace' },
  writesPerMinutePerAddress: { default: 300, unit: 'count', by: 'marketplace' },
  readsPerMinutePerAddress: { default: 3000, unit: 'count', by: 'marketplace' },
  /** Open connections from one network to one process. */
  connectionsPerAddress: { default: 250, unit: 'count', by: 'operator' },
  formFillSeconds: { default: 3, unit: 'seconds', by: 'marketplace' },
  formHours: { default: 24, unit: 'hours', by: 'marketplace' },
  formsPerAddressPerHour: { default: 5, unit: 'count', by: 'marketplace' },
  unstampedFormsPerAddressPerHour: { default: 2, unit: 'count', by: 'marketplace' },
  unstampedFormsPerHour: { default: 60, unit: 'count', by: 'marketplace' },
  avatarMaxMegapixels: { default: 25, unit: 'megapixels', by: 'marketplace' },
  avatarsPerHour: { default: 20, unit: 'count', by: 'marketplace' },
  picturesPerHour: { default: 200, unit: 'count', by: 'marketplace' },
  teamInvitationsPerHour: { default: 20, unit: 'count', by: 'marketplace' },
  ownersPerAddressPerHour: { default: 20, unit: 'count', by: 'marketplace' },
  webhooksMax: { default: 10, unit: 'count', by: 'marketplace' },
} as const satisfies Record<string, Declaration>;
