-- Each setting says who may change it: a process's operator sets what belongs to operation, in METADE_SETTINGS alone, and a market none of
-- what only the marketplace may set. What stands in another's row goes, as do names that are no settings any more.
update system_config set settings = settings - array[
  'jobLateSeconds', 'listLimitMax', 'listRestMs', 'tapGuardMs', 'webhookLoopback', 'connectionsPerAddress',
  'paymentTimeoutSeconds', 'endedSessionDays', 'knownDeviceDays', 'ipAddressDays', 'securityEventDays', 'endedHoldDays',
  'gatewayEventMonths', 'mailMonths', 'idempotencyKeyDays', 'workerLostSeconds', 'statementTimeoutSeconds', 'lockTimeoutSeconds',
  'shutdownDelaySeconds', 'shutdownSeconds', 'diskFreeMegabytes', 'mailAttempts', 'importCityKm', 'pictureLeftoverMinutes',
  'listKeptMs', 'webhookTimeoutSeconds', 'webhookAttempts', 'webhookAnswerChars', 'webhookLogDays'
];
update market set settings = settings - array[
  'jobLateSeconds', 'listLimitMax', 'listRestMs', 'tapGuardMs', 'webhookLoopback', 'connectionsPerAddress',
  'paymentTimeoutSeconds', 'endedSessionDays', 'knownDeviceDays', 'ipAddressDays', 'securityEventDays', 'endedHoldDays',
  'gatewayEventMonths', 'mailMonths', 'idempotencyKeyDays', 'workerLostSeconds', 'statementTimeoutSeconds', 'lockTimeoutSeconds',
  'shutdownDelaySeconds', 'shutdownSeconds', 'diskFreeMegabytes', 'mailAttempts', 'importCityKm', 'pictureLeftoverMinutes',
  'listKeptMs', 'webhookTimeoutSeconds', 'webhookAttempts', 'webhookAnswerChars', 'webhookLogDays',
  'discountPercent', 'horizonMin', 'horizonMax', 'calendarDaysAhead', 'closureDaysMax', 'cutoffMin', 'cutoffMax',
  'toleranceChoices', 'noteMax', 'guestNoteMax', 'guestTagMax', 'guestTagsMax', 'tableLabelMax', 'pinDigits', 'undoSeconds',
  'stepUndoSeconds', 'claimHouseHours', 'complaintTextMin', 'complaintTextMax', 'calendarFeedDays', 'allergiesMax',
  'sharedAnswerDays', 'honourMonths', 'honourMinOrders', 'giftMessageMax', 'freeVoucherMonths', 'tokenDays', 'sessionCodeSeconds',
  'resetMinutes', 'passwordMin', 'emailCodeMinutes', 'verifyDays', 'secondStepMinutes', 'reminderDayHours', 'reminderSoonHours',
  'rateFromHour', 'quietFromHour', 'quietToHour', 'quietMealHours', 'digestHour', 'teamNewsDays', 'imageMaxMegabytes', 'photosMax',
  'teamInvitationDays', 'ownPriceMin', 'ownPriceMax', 'approvalQueuePage', 'savedMinOrders', 'reviewDays', 'reviewEditHours',
  'reviewLowBelow', 'reviewTextMin', 'reviewTextMax', 'reviewPhotosMax', 'ratingMin', 'ratingMax', 'pointsArrived',
  'pointsFirstVisit', 'pointsReview', 'pointsInvitation', 'pointsPerFreeVoucher', 'pointsDelayHours', 'pointsMonths',
  'pointsWarningDays', 'demandDays', 'webhookDisableHours', 'webhookOldSecretHours', 'liveHoldsPerDiner',
  'guestHoldsPerAddressPerHour', 'pinTries', 'sharedAnswersPerBooking', 'sharedAnswersPerHour', 'cardsMax', 'cardChecksPerHour',
  'couponTriesPerHour', 'giftCodesPerHour', 'sessionCodesPerHour', 'hostStreamsPerAccount', 'accountLoginTriesPer15Min',
  'accountLoginTriesAnywherePer15Min', 'unlockHours', 'securityMailsPerDay', 'addressLoginTriesPer15Min',
  'signUpsPerAddressPerHour', 'resetMailsPerHour', 'addressResetMailsPerHour', 'emailCodeTries', 'codeMailsPerHour',
  'codeMailsAnywherePerHour', 'addressCodeMailsPerHour', 'secondStepTries', 'addressesMax', 'writesPerMinutePerAddress',
  'readsPerMinutePerAddress', 'formFillSeconds', 'formHours', 'formsPerAddressPerHour', 'unstampedFormsPerAddressPerHour',
  'unstampedFormsPerHour', 'avatarMaxMegapixels', 'avatarsPerHour', 'picturesPerHour', 'teamInvitationsPerHour',
  'ownersPerAddressPerHour', 'webhooksMax'
];
