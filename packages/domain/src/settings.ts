import type { Refusal } from './refusal.ts';

/**
 * Every number of the business rules, by name. The system's configuration, then the country's, then the restaurant's
 * replace single entries through `resolveSettings`.
 */
export const defaultSettings = {
  peopleMax: 6,
  discountPercent: 50,

  horizonDays: 30,
  horizonMin: 7,
  horizonMax: 60,
  calendarDaysAhead: 400,
  /** Days that are closed in one action. */
  closureDaysMax: 92,
  cutoffMinutes: 120,
  cutoffMin: 30,
  cutoffMax: 1440,
  toleranceMinutes: 30,
  toleranceChoices: [10, 15, 20, 30, 45] as readonly number[],

  holdMinutes: 10,
  holdWarningMinutes: 2,
  holdExtensionMinutes: 3,
  holdExtensionsMax: 10,
  guestHoldExtensionsMax: 2,
  liveHoldsPerDiner: 2,
  guestHoldsPerAddressPerHour: 20,
  /** Guests of one network hold at most one in so many of a restaurant's tables of a date … */
  guestTablesOneIn: 3,
  /** … and never fewer than this. */
  guestTablesPerAddressMin: 2,
  alternativesShown: 3,
  /** Two bookings of a diner that begin less than so many minutes apart are told of at checkout. */
  overlapMinutes: 120,
  noteMax: 300,
  /** What a team keeps of a guest: a note, tags, and the name of a table, in characters. */
  guestNoteMax: 300,
  guestTagMax: 24,
  guestTagsMax: 8,
  tableLabelMax: 12,

  confirmationFarMinutes: 720,
  confirmationNearMinutes: 120,
  confirmationSoonMinutes: 20,
  confirmationFarFromHours: 24,
  confirmationNearFromHours: 4,

  voucherOpensMinutes: 60,
  pinDigits: 4,
  pinTries: 5,
  undoSeconds: 10,
  /** How long a confirmation, a decision that pays out or a refund can be taken back before it is carried out; 0: at once. */
  stepUndoSeconds: 5,
  /** Milliseconds in which a tap on what moved under the finger does nothing, and in which a list keeps its order after a touch. */
  tapGuardMs: 1000,
  listRestMs: 4000,
  lateOpensMinutes: 120,
  lateChoices: [5, 10, 15, 20, 30, 45] as readonly number[],

  daysToCancel: 2,
  lateCancelCreditPercent: 50,
  graceMinutes: 60,
  graceMealHours: 3,
  /** Days after the purchase in which a market's law gives all back. */
  withdrawalDays: 0,
  restaurantCancelFreeVouchers: 1,

  noShowWindowHours: 24,
  noShowDisputeDays: 7,
  noShowLimit: 3,
  noShowMonths: 12,
  noShowBlockDays: 60,

  claimDays: 14,
  /** What an accepted claim gives at most of the half that was not given, in minor units. */
  guaranteeMax: 6000,
  /** Hours in which the restaurant may say its word on a claim before it is decided. */
  claimHouseHours: 48,
  complaintTextMin: 10,
  complaintTextMax: 2000,
  /** Friends who may answer one shared booking, and answers of one network. */
  sharedAnswersPerBooking: 20,
  sharedAnswersPerHour: 30,
  /** How far a diner's calendar feed looks ahead. */
  calendarFeedDays: 21,
  allergiesMax: 300,
  /** Days after the meal until what friends answered is deleted. */
  sharedAnswerDays: 7,
  honourMonths: 12,
  honourMinOrders: 10,

  cardValidationAmount: 123,
  cardsMax: 10,
  cardChecksPerHour: 10,
  paymentAttempts: 3,
  paymentTimeoutSeconds: 10,
  couponCodeMin: 4,
  couponCodeMax: 16,
  couponTriesPerHour: 60,
  /** What admins send back of one order in all, in minor units, above which a second one approves. */
  refundSecondAdminAbove: 5000,
  /** Hours until a refund that nobody approved is no longer asked for. */
  refundRequestHours: 72,
  creditMonths: 12,
  /** What a gift voucher may be worth at most, in minor units; at least the market's lowest fee. */
  giftMax: 30_000,
  /** How long a gift voucher may be redeemed, and then its credit be spent. */
  giftMonths: 24,
  giftReturnDays: 14,
  giftMessageMax: 400,
  giftDaysAhead: 365,
  /** Local hour at which a gift voucher that was bought for a later day is sent. */
  giftSendHour: 9,
  /** Until the buyer has answered the bank. */
  giftPayMinutes: 15,
  giftPurchasesPerHour: 10,
  /** Codes that one account, or one network, may look up. */
  giftCodesPerHour: 30,
  freeVoucherMonths: 12,
  returnedMinDays: 30,

  tokenDays: 20,
  /** Of the code by which the site hands its session to the panel. */
  sessionCodeSeconds: 60,
  /** Such codes of one log-in. */
  sessionCodesPerHour: 60,
  /** Streams of live bookings that one account has open in a process; the oldest gives way. */
  hostStreamsPerAccount: 5,
  /** Days that a session is remembered for after its end. */
  endedSessionDays: 30,
  /** Days that a device is known after the last log-in on it. */
  knownDeviceDays: 400,
  /** Days until the security log forgets IP addresses, and what happened. */
  ipAddressDays: 90,
  securityEventDays: 400,
  /** Days until a hold is forgotten that ran out, or was let go, before anybody tried to pay. */
  endedHoldDays: 30,
  /** Months until what the gateway told, and what was mailed, is forgotten. */
  gatewayEventMonths: 13,
  mailMonths: 13,
  /** Days in which a repeat under the same Idempotency-Key has the first answer. */
  idempotencyKeyDays: 7,
  resetMinutes: 60,
  passwordMin: 10,
  /** Of one account, from one network or on one known device. */
  accountLoginTriesPer15Min: 10,
  /** Of one account from anywhere but its known devices. */
  accountLoginTriesAnywherePer15Min: 100,
  /** How long the link is good that lets the owner of an account log in that is closed by wrong passwords; one is mailed in that time. */
  unlockHours: 12,
  /** Mails to one account within a day about new devices, and about wrong codes. */
  securityMailsPerDay: 3,
  addressLoginTriesPer15Min: 60,
  signUpsPerAddressPerHour: 60,
  resetMailsPerHour: 3,
  addressResetMailsPerHour: 20,
  /** Minutes in which a code that was sent by e-mail logs in, and how often one may be typed. */
  emailCodeMinutes: 10,
  emailCodeTries: 5,
  /** To one address, asked for from one network or on one known device. */
  codeMailsPerHour: 5,
  /** To one address, asked for from anywhere but its known devices. */
  codeMailsAnywherePerHour: 10,
  addressCodeMailsPerHour: 30,
  verifyDays: 7,
  secondStepMinutes: 10,
  secondStepTries: 5,
  addressesMax: 20,
  writesPerMinutePerAddress: 300,
  readsPerMinutePerAddress: 3000,
  /** Open connections from one network to one process; a process reads it from METADE_SETTINGS alone. */
  connectionsPerAddress: 250,

  /** Jobs of a worker that was silent for so long are given to others. */
  workerLostSeconds: 30,
  /** A due job about money that has not been done after so long is counted as late. */
  jobLateSeconds: 120,
  /** After how long the database gives up a request's statement, or its wait for a lock. Jobs have four times as long. */
  statementTimeoutSeconds: 15,
  lockTimeoutSeconds: 5,
  /** How long a server that was told to stop is still open, so that balancers see that it is no longer ready. */
  shutdownDelaySeconds: 5,
  /** Then requests under way may end, and jobs within the last ten seconds of it. A payment asks its gateway up to three times. */
  shutdownSeconds: 45,
  /** With less room on the disk of the data folder a server is not ready. */
  diskFreeMegabytes: 200,

  mailAttempts: 12,
  reminderDayHours: 24,
  reminderSoonHours: 3,
  rateFromHour: 10,
  /** Local hours between which teams, and diners with what no booking needs, are left alone, except for a meal that is this near. The same twice: none. */
  quietFromHour: 22,
  quietToHour: 8,
  quietMealHours: 3,
  /** Hour from which the daily digest of a team's news is sent. */
  digestHour: 8,
  /** A deadline is called near when so much of the time to answer is left. */
  deadlineNoticePercent: 25,
  teamNewsDays: 60,
  /** How far a row of an import may lie from the nearest city that we know, in kilometres. */
  importCityKm: 30,
  formFillSeconds: 3,
  formHours: 24,
  formsPerAddressPerHour: 5,
  unstampedFormsPerAddressPerHour: 2,
  unstampedFormsPerHour: 60,

  imageMaxMegabytes: 10,
  avatarMaxMegapixels: 25,
  avatarsPerHour: 20,
  picturesPerHour: 200,
  photosMax: 30,
  teamInvitationDays: 7,
  teamInvitationsPerHour: 20,
  ownPriceMin: 100,
  ownPriceMax: 100_000,
  ownersPerAddressPerHour: 20,
  pictureLeftoverMinutes: 60,
  approvalQueuePage: 50,
  listLimitMax: 60,
  /** A search "around 20:00" finds tables of so many minutes before and after. */
  aroundMinutes: 60,
  /** Arrived meals from which a restaurant or a country shows what its tables have saved. */
  savedMinOrders: 20,
  listKeptMs: 1000,

  reviewDays: 30,
  reviewEditHours: 48,
  reviewLowBelow: 3,
  reviewTextMin: 20,
  reviewTextMax: 2000,
  reviewPhotosMax: 4,
  ratingMin: 1,
  ratingMax: 5,

  pointsArrived: 100,
  pointsFirstVisit: 50,
  pointsReview: 20,
  pointsInvitation: 200,
  pointsPerFreeVoucher: 1000,
  pointsDelayHours: 72,
  pointsMonths: 12,
  pointsWarningDays: 30,

  waitingMinutes: 15,
  waitingShortMinutes: 5,
  waitingShortHours: 3,
  waitingEntries: 5,

  /** Average tickets, in minor units, that a search offers to stay below. */
  ticketSteps: [1500, 2500, 4000] as readonly number[],

  demandDays: 56,
  webhooksMax: 10,
  webhookTimeoutSeconds: 10,
  webhookAttempts: 12,
  webhookAnswerChars: 500,
  webhookDisableHours: 72,
  webhookOldSecretHours: 24,
  webhookLogDays: 30,
  /** 1: plain http to this machine is taken too, for trying things out. */
  webhookLoopback: 0,

  reportDay: 5,
  reportDaysMax: 366,
  cityMedianMin: 8,
  licenseeFeePercent: 30,
};

export type Settings = Readonly<typeof defaultSettings>;

export type SettingIssue = { key: string; code: 'unknown' | 'wrong_type' | 'out_of_range'; min?: number; max?: number };

export type SettingsResolution =
  | { readonly ok: true; readonly settings: Settings }
  | Refusal<'settings_invalid', { readonly issues: readonly SettingIssue[] }>;

/** Lays settings over the defaults, the later layer winning. One bad entry refuses all, with the whole list of issues. */
export function resolveSettings(...layers: Partial<Settings>[]): SettingsResolution {
  const issues = layers.flatMap(entryIssues);
  const settings: Settings = Object.assign({}, defaultSettings, ...layers.map(withoutUndefined));
  if (issues.length === 0) issues.push(...boundIssues(settings));
  return issues.length === 0 ? { ok: true, settings } : { ok: false, code: 'settings_invalid', params: { issues } };
}

function entryIssues(layer: Partial<Settings>): SettingIssue[] {
  return Object.entries(withoutUndefined(layer)).flatMap(([key, value]): SettingIssue[] => {
    if (!Object.hasOwn(defaultSettings, key)) return [{ key, code: 'unknown' }];
    const known = defaultSettings[key as keyof Settings];
    const right = Array.isArray(known) ? Array.isArray(value) && value.every(isCount) : isCount(value);
    return right ? [] : [{ key, code: 'wrong_type' }];
  });
}

function boundIssues(settings: Settings): SettingIssue[] {
  const outside = (key: keyof Settings, min: number, max: number): SettingIssue[] => {
    const value = settings[key] as number;
    return value >= min && value <= max ? [] : [{ key, code: 'out_of_range', min, max }];
  };
  return [
    // The largest table seats six; a larger party needs new table sizes, not a setting.
    ...outside('peopleMax', 1, 6),
    ...outside('horizonDays', settings.horizonMin, settings.horizonMax),
    ...outside('cutoffMinutes', settings.cutoffMin, settings.cutoffMax),
    ...outside('pointsPerFreeVoucher', 1, 1_000_000),
    ...outside('discountPercent', 0, 100),
    ...outside('stepUndoSeconds', 0, 60),
    ...outside('claimHouseHours', 0, 720),
    ...outside('tapGuardMs', 0, 5000),
    ...outside('listRestMs', 0, 60_000),
    ...outside('webhookLoopback', 0, 1),
    ...outside('closureDaysMax', 1, settings.calendarDaysAhead),
    ...outside('quietFromHour', 0, 23),
    ...outside('quietToHour', 0, 23),
    ...outside('digestHour', 0, 23),
    ...outside('deadlineNoticePercent', 1, 99),
    // Longer than what waits for the next digest.
    ...outside('teamNewsDays', 7, 3650),
    ...outside('lateCancelCreditPercent', 0, 100),
    ...outside('licenseeFeePercent', 0, 100),
    ...outside('refundRequestHours', 1, 720),
    // Counts of tries are forgotten after a day.
    ...outside('unlockHours', 1, 24),
    ...outside('ipAddressDays', 1, 3650),
    ...outside('endedHoldDays', 1, 3650),
    // Gateways send an event again for weeks; reminders are told apart from sent ones by the mail that is kept.
    ...outside('gatewayEventMonths', 3, 120),
    ...outside('mailMonths', 3, 120),
    ...outside('idempotencyKeyDays', 1, 365),
    ...outside('securityMailsPerDay', 1, 100),
    ...outside('importCityKm', 1, 500),
    ...outside('holdMinutes', 1, 60),
    ...outside('overlapMinutes', 0, 1440),
    ...outside('emailCodeMinutes', 1, 60),
    ...outside('emailCodeTries', 1, 20),
    ...outside('giftSendHour', 0, 23),
    ...outside('calendarFeedDays', 1, 366),
    ...outside('allergiesMax', 0, defaultSettings.allergiesMax),
    ...outside('sharedAnswersPerBooking', 1, 1000),
    ...outside('giftMessageMax', 0, defaultSettings.giftMessageMax),
    ...outside('giftMonths', 1, 120),
    ...outside('giftDaysAhead', 0, 730),
    // Contracts ask for the default: a marketplace may ask for more, not for less.
    ...outside('passwordMin', defaultSettings.passwordMin, 200),
    // They take texts of the default lengths: fewer may be allowed, not more.
    ...outside('reviewTextMin', defaultSettings.reviewTextMin, settings.reviewTextMax),
    ...outside('reviewTextMax', 1, defaultSettings.reviewTextMax),
    ...outside('noteMax', 0, defaultSettings.noteMax),
    // A list may offer a table that is gone for a second, not longer.
    ...outside('listKeptMs', 0, 1000),
    ...outside('aroundMinutes', 15, 240),
    ...outside('savedMinOrders', 1, 1_000_000),
    ...outside('sessionCodeSeconds', 1, 60),
    ...outside('hostStreamsPerAccount', 1, 1000),
    ...outside('holdWarningMinutes', 0, settings.holdMinutes),
    ...outside('guestHoldExtensionsMax', 0, settings.holdExtensionsMax),
    ...outside('guestTablesOneIn', 1, 1000),
    ...outside('guestTablesPerAddressMin', 1, 1_000_000),
    // Jobs of a dead process wait no longer than a minute.
    ...outside('workerLostSeconds', 1, 50),
    ...outside('statementTimeoutSeconds', 1, 300),
    ...outside('lockTimeoutSeconds', 1, 300),
    ...outside('shutdownDelaySeconds', 0, 120),
    ...outside('shutdownSeconds', 1, 300),
    ...(settings.toleranceChoices.includes(settings.toleranceMinutes)
      ? []
      : [{ key: 'toleranceMinutes', code: 'out_of_range' } as const]),
  ];
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function withoutUndefined(layer: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(Object.entries(layer).filter(([, value]) => value !== undefined));
}
