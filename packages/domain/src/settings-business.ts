import type { Declaration } from './setting.ts';

/** The rules of the business: what people are told, asked and given. Marketplace and markets set them. */
export const businessRules = {
  /** The largest table seats six; a larger party needs new table sizes, not a setting. */
  peopleMax: { default: 6, unit: 'count', min: 1, max: 6, by: 'market', public: true },
  discountPercent: { default: 50, unit: 'percent', by: 'marketplace', public: true },
  horizonDays: { default: 30, unit: 'days', min: 'horizonMin', max: 'horizonMax', by: 'restaurant', public: true },
  horizonMin: { default: 7, unit: 'days', min: 1, max: 'horizonMax', by: 'marketplace', public: true },
  horizonMax: { default: 60, unit: 'days', min: 1, max: 'calendarDaysAhead', by: 'marketplace', public: true },
  calendarDaysAhead: { default: 400, unit: 'days', by: 'marketplace' },
  /** Days that are closed in one action. */
  closureDaysMax: { default: 92, unit: 'days', min: 1, max: 'calendarDaysAhead', by: 'marketplace' },
  cutoffMinutes: { default: 120, unit: 'minutes', min: 'cutoffMin', max: 'cutoffMax', by: 'restaurant', public: true },
  cutoffMin: { default: 30, unit: 'minutes', min: 0, max: 'cutoffMax', by: 'marketplace', public: true },
  cutoffMax: { default: 1440, unit: 'minutes', min: 0, max: 10_080, by: 'marketplace', public: true },
  toleranceMinutes: { default: 30, unit: 'minutes', oneOf: 'toleranceChoices', by: 'restaurant', public: true },
  toleranceChoices: { default: [10, 15, 20, 30, 45], unit: 'minutes', by: 'marketplace', public: true },
  holdMinutes: { default: 10, unit: 'minutes', min: 1, max: 60, by: 'market', public: true },
  holdWarningMinutes: { default: 2, unit: 'minutes', min: 0, max: 'holdMinutes', by: 'market', public: true },
  holdExtensionMinutes: { default: 3, unit: 'minutes', by: 'market', public: true },
  holdExtensionsMax: { default: 10, unit: 'count', by: 'market', public: true },
  guestHoldExtensionsMax: { default: 2, unit: 'count', min: 0, max: 'holdExtensionsMax', by: 'market', public: true },
  alternativesShown: { default: 3, unit: 'count', by: 'market' },
  /** Two bookings of a diner that begin less than so many minutes apart are told of at checkout. */
  overlapMinutes: { default: 120, unit: 'minutes', min: 0, max: 1440, by: 'market', public: true },
  noteMax: { default: 300, unit: 'characters', min: 0, max: 300, by: 'marketplace', public: true },
  /** What a team keeps of a guest: a note, tags, and the name of a table, in characters. */
  guestNoteMax: { default: 300, unit: 'characters', min: 0, max: 300, by: 'marketplace', public: true },
  guestTagMax: { default: 24, unit: 'characters', min: 1, max: 24, by: 'marketplace', public: true },
  guestTagsMax: { default: 8, unit: 'count', min: 0, max: 8, by: 'marketplace', public: true },
  tableLabelMax: { default: 12, unit: 'characters', min: 0, max: 12, by: 'marketplace', public: true },
  confirmationFarMinutes: { default: 720, unit: 'minutes', by: 'market', public: true },
  confirmationNearMinutes: { default: 120, unit: 'minutes', by: 'market', public: true },
  confirmationSoonMinutes: { default: 20, unit: 'minutes', by: 'market', public: true },
  confirmationFarFromHours: { default: 24, unit: 'hours', by: 'market', public: true },
  confirmationNearFromHours: { default: 4, unit: 'hours', by: 'market', public: true },
  voucherOpensMinutes: { default: 60, unit: 'minutes', by: 'market', public: true },
  pinDigits: { default: 4, unit: 'count', min: 4, max: 10, by: 'marketplace', public: true },
  undoSeconds: { default: 10, unit: 'seconds', by: 'marketplace', public: true },
  /** How long a confirmation, a decision that pays out or a refund can be taken back before it is carried out; 0: at once. */
  stepUndoSeconds: { default: 5, unit: 'seconds', min: 0, max: 60, by: 'marketplace', public: true },
  lateOpensMinutes: { default: 120, unit: 'minutes', by: 'market', public: true },
  lateChoices: { default: [5, 10, 15, 20, 30, 45], unit: 'minutes', by: 'market', public: true },
  daysToCancel: { default: 2, unit: 'days', by: 'market', public: true },
  lateCancelCreditPercent: { default: 50, unit: 'percent', by: 'market', public: true },
  graceMinutes: { default: 60, unit: 'minutes', by: 'market', public: true },
  graceMealHours: { default: 3, unit: 'hours', by: 'market', public: true },
  /** Days after the purchase in which a market's law gives all back. */
  withdrawalDays: { default: 0, unit: 'days', by: 'market', public: true },
  restaurantCancelFreeVouchers: { default: 1, unit: 'count', by: 'market', public: true },
  noShowWindowHours: { default: 24, unit: 'hours', by: 'market' },
  noShowDisputeDays: { default: 7, unit: 'days', by: 'market', public: true },
  noShowLimit: { default: 3, unit: 'count', by: 'market', public: true },
  noShowMonths: { default: 12, unit: 'months', by: 'market', public: true },
  noShowBlockDays: { default: 60, unit: 'days', by: 'market', public: true },
  claimDays: { default: 14, unit: 'days', by: 'market', public: true },
  /** What an accepted claim gives at most of the half that was not given, in minor units. */
  guaranteeMax: { default: 6000, unit: 'minor units', by: 'market', public: true },
  /** Hours in which the restaurant may say its word on a claim before it is decided. */
  claimAnswerHours: { default: 48, unit: 'hours', min: 0, max: 720, by: 'marketplace' },
  complaintTextMin: {
    default: 10,
    unit: 'characters',
    min: 0,
    max: 'complaintTextMax',
    by: 'marketplace',
    public: true,
  },
  complaintTextMax: { default: 2000, unit: 'characters', min: 1, max: 2000, by: 'marketplace', public: true },
  /** How far a diner's calendar feed looks ahead. */
  calendarFeedDays: { default: 21, unit: 'days', min: 1, max: 366, by: 'marketplace' },
  allergiesMax: { default: 300, unit: 'characters', min: 0, max: 300, by: 'marketplace', public: true },
  /** Days after the meal until what friends answered is deleted. */
  sharedAnswerDays: { default: 7, unit: 'days', by: 'marketplace', public: true },
  honourMonths: { default: 12, unit: 'months', by: 'marketplace' },
  honourMinOrders: { default: 10, unit: 'count', by: 'marketplace' },
  cardValidationAmount: { default: 123, unit: 'minor units', by: 'market', public: true },
  couponCodeMin: { default: 4, unit: 'characters', min: 1, max: 'couponCodeMax', by: 'market' },
  couponCodeMax: { default: 16, unit: 'characters', min: 1, max: 64, by: 'market' },
  /** What admins send back of one order in all, in minor units, above which a second one approves. */
  refundSecondAdminAbove: { default: 5000, unit: 'minor units', by: 'market' },
  /** Hours until a refund that nobody approved is no longer asked for. */
  refundRequestHours: { default: 72, unit: 'hours', min: 1, max: 720, by: 'market' },
  creditMonths: { default: 12, unit: 'months', by: 'market', public: true },
  /** What a gift voucher may be worth at most, in minor units; at least the market's lowest fee. */
  giftMax: { default: 30_000, unit: 'minor units', by: 'market', public: true },
  /** How long a gift voucher may be redeemed, and then its credit be spent. */
  giftMonths: { default: 24, unit: 'months', min: 1, max: 120, by: 'market', public: true },
  giftReturnDays: { default: 14, unit: 'days', by: 'market', public: true },
  giftMessageMax: { default: 400, unit: 'characters', min: 0, max: 400, by: 'marketplace', public: true },
  giftDaysAhead: { default: 365, unit: 'days', min: 0, max: 730, by: 'market', public: true },
  /** Local hour at which a gift voucher that was bought for a later day is sent. */
  giftSendHour: { default: 9, unit: 'hour', by: 'market' },
  /** Until the buyer has answered the bank. */
  giftPayMinutes: { default: 15, unit: 'minutes', by: 'market' },
  freeVoucherMonths: { default: 12, unit: 'months', by: 'marketplace', public: true },
  returnedMinDays: { default: 30, unit: 'days', by: 'market' },
  tokenDays: { default: 20, unit: 'days', min: 1, max: 400, by: 'marketplace', public: true },
  /** Of the code by which the site hands its session to the panel. */
  sessionCodeSeconds: { default: 60, unit: 'seconds', min: 1, max: 60, by: 'marketplace' },
  resetMinutes: { default: 60, unit: 'minutes', by: 'marketplace', public: true },
  /** Contracts ask for the default: a marketplace may ask for more, not for less. */
  passwordMin: { default: 10, unit: 'characters', min: 10, max: 200, by: 'marketplace', public: true },
  /** Minutes in which a code that was sent by e-mail logs in, and how often one may be typed. */
  emailCodeMinutes: { default: 10, unit: 'minutes', min: 1, max: 60, by: 'marketplace', public: true },
  verifyDays: { default: 7, unit: 'days', by: 'marketplace' },
  secondStepMinutes: { default: 10, unit: 'minutes', by: 'marketplace' },
  reminderDayHours: { default: 24, unit: 'hours', by: 'marketplace' },
  reminderSoonHours: { default: 3, unit: 'hours', by: 'marketplace' },
  rateFromHour: { default: 10, unit: 'hour', by: 'marketplace' },
  /** Local hours between which teams, and diners with what no booking needs, are left alone, except for a meal that is this near. The same twice: none. */
  quietFromHour: { default: 22, unit: 'hour', by: 'marketplace' },
  quietToHour: { default: 8, unit: 'hour', by: 'marketplace' },
  quietMealHours: { default: 3, unit: 'hours', by: 'marketplace' },
  /** Hour from which the daily digest of a team's news is sent. */
  digestHour: { default: 8, unit: 'hour', by: 'marketplace' },
  /** A deadline is called near when so much of the time to answer is left. */
  deadlineNoticePercent: { default: 25, unit: 'percent', min: 1, max: 99, by: 'market' },
  /** Longer than what waits for the next digest. */
  teamNewsDays: { default: 60, unit: 'days', min: 7, max: 3650, by: 'marketplace' },
  imageMaxMegabytes: { default: 10, unit: 'megabytes', min: 1, max: 100, by: 'marketplace', public: true },
  photosMax: { default: 30, unit: 'count', by: 'marketplace', public: true },
  teamInvitationDays: { default: 7, unit: 'days', by: 'marketplace' },
  ownPriceMin: { default: 100, unit: 'minor units', min: 0, max: 'ownPriceMax', by: 'marketplace' },
  ownPriceMax: { default: 100_000, unit: 'minor units', by: 'marketplace' },
  /** Deadlines of what waits at the desk, and when before one it is about to be missed. */
  deskApprovalHours: { default: 48, unit: 'hours', min: 1, max: 720, by: 'marketplace' },
  deskClaimHours: { default: 72, unit: 'hours', min: 1, max: 720, by: 'marketplace' },
  deskFlaggedHours: { default: 24, unit: 'hours', min: 1, max: 720, by: 'marketplace' },
  deskEndingMinutes: { default: 60, unit: 'minutes', min: 1, max: 1440, by: 'marketplace' },
  approvalQueuePage: { default: 50, unit: 'count', by: 'marketplace' },
  /** A search "around 20:00" finds tables of so many minutes before and after. */
  aroundMinutes: { default: 60, unit: 'minutes', min: 15, max: 240, by: 'market', public: true },
  /** Arrived meals from which a restaurant or a country shows what its tables have saved. */
  savedMinOrders: { default: 20, unit: 'count', min: 1, max: 1_000_000, by: 'marketplace' },
  reviewDays: { default: 30, unit: 'days', by: 'marketplace', public: true },
  reviewEditHours: { default: 48, unit: 'hours', by: 'marketplace', public: true },
  reviewLowBelow: { default: 3, unit: 'count', by: 'marketplace' },
  reviewTextMin: { default: 20, unit: 'characters', min: 20, max: 'reviewTextMax', by: 'marketplace', public: true },
  reviewTextMax: { default: 2000, unit: 'characters', min: 1, max: 2000, by: 'marketplace', public: true },
  reviewPhotosMax: { default: 4, unit: 'count', by: 'marketplace', public: true },
  ratingMin: { default: 1, unit: 'count', min: 0, max: 'ratingMax', by: 'marketplace', public: true },
  ratingMax: { default: 5, unit: 'count', min: 1, max: 10, by: 'marketplace', public: true },
  pointsArrived: { default: 100, unit: 'count', by: 'marketplace', public: true },
  pointsFirstVisit: { default: 50, unit: 'count', by: 'marketplace', public: true },
  pointsReview: { default: 20, unit: 'count', by: 'marketplace', public: true },
  pointsInvitation: { default: 200, unit: 'count', by: 'marketplace', public: true },
  pointsPerFreeVoucher: { default: 1000, unit: 'count', min: 1, max: 1_000_000, by: 'marketplace', public: true },
  pointsDelayHours: { default: 72, unit: 'hours', by: 'marketplace', public: true },
  pointsMonths: { default: 12, unit: 'months', by: 'marketplace', public: true },
  pointsWarningDays: { default: 30, unit: 'days', by: 'marketplace' },
  waitingMinutes: { default: 15, unit: 'minutes', min: 1, max: 1440, by: 'market', public: true },
  waitingShortMinutes: { default: 5, unit: 'minutes', min: 1, max: 1440, by: 'market', public: true },
  waitingShortHours: { default: 3, unit: 'hours', by: 'market', public: true },
  waitingEntries: { default: 5, unit: 'count', by: 'market', public: true },
  /** Average tickets, in minor units, that a search offers to stay below. */
  ticketSteps: { default: [1500, 2500, 4000], unit: 'minor units', by: 'market', public: true },
  demandDays: { default: 56, unit: 'days', by: 'marketplace' },
  webhookDisableHours: { default: 72, unit: 'hours', by: 'marketplace' },
  webhookOldSecretHours: { default: 24, unit: 'hours', by: 'marketplace', public: true },
  reportDay: { default: 5, unit: 'day of the month', min: 1, max: 28, by: 'market' },
  reportDaysMax: { default: 366, unit: 'days', by: 'market' },
  cityMedianMin: { default: 8, unit: 'count', by: 'market' },
  licenseeFeePercent: { default: 30, unit: 'percent', by: 'market' },
} as const satisfies Record<string, Declaration>;
