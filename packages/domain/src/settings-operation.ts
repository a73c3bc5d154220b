import type { Declaration } from './setting.ts';

/** How a process runs. Set by its operator, in METADE_SETTINGS only. */
export const operation = {
  paymentTimeoutSeconds: { default: 10, unit: 'seconds', min: 1, max: 300, by: 'operator' },
  /** Days until an ended session is deleted. */
  endedSessionDays: { default: 30, unit: 'days', by: 'operator' },
  /** Days until a known device is forgotten after its last log-in. */
  knownDeviceDays: { default: 400, unit: 'days', by: 'operator' },
  /** Days until the security log deletes IP addresses, and entries. */
  ipAddressDays: { default: 90, unit: 'days', min: 1, max: 3650, by: 'operator' },
  securityEventDays: { default: 400, unit: 'days', by: 'operator' },
  /** Days until an expired or released hold without a payment attempt is deleted. */
  endedHoldDays: { default: 30, unit: 'days', min: 1, max: 3650, by: 'operator' },
  /** Months until gateway events and mails are deleted. Gateways resend an event for weeks. */
  gatewayEventMonths: { default: 13, unit: 'months', min: 3, max: 120, by: 'operator' },
  /** A reminder is known to be sent by its stored mail. */
  mailMonths: { default: 13, unit: 'months', min: 3, max: 120, by: 'operator' },
  /** Months until what visitors looked for is deleted. Reports ask for a year at most. */
  demandMonths: { default: 13, unit: 'months', min: 6, max: 120, by: 'operator' },
  /** Months that the log of changes is kept: fiscal law asks for up to ten years. */
  changeLogMonths: { default: 120, unit: 'months', min: 12, max: 120, by: 'operator' },
  /** Days in which a repeat under the same Idempotency-Key gets the first answer. */
  idempotencyKeyDays: { default: 7, unit: 'days', min: 1, max: 365, by: 'operator' },
  /**
   * A worker silent for this long counts as dead, and its jobs are given to others. So jobs of a dead process wait no longer than a
   * minute.
   */
  workerLostSeconds: { default: 30, unit: 'seconds', min: 1, max: 50, by: 'operator' },
  /** Time-outs of a request's statement and of its wait for a lock. Four times as long for jobs. */
  statementTimeoutSeconds: { default: 15, unit: 'seconds', min: 1, max: 300, by: 'operator' },
  lockTimeoutSeconds: { default: 5, unit: 'seconds', min: 1, max: 300, by: 'operator' },
  /** How long a stopping server stays open, so that balancers notice. */
  shutdownDelaySeconds: { default: 5, unit: 'seconds', min: 0, max: 120, by: 'operator' },
  /**
   * How long running requests may then take; jobs have the last ten seconds of it. A payment calls its gateway up to three times.
   */
  shutdownSeconds: { default: 45, unit: 'seconds', min: 1, max: 300, by: 'operator' },
  /** Below this free disk space in the data folder a server is not ready. */
  diskFreeMegabytes: { default: 200, unit: 'megabytes', by: 'operator' },
  mailAttempts: { default: 12, unit: 'count', min: 1, max: 100, by: 'operator' },
  /** Devices of one person that are told by push; the oldest goes for a new one. */
  pushDevicesMax: { default: 20, unit: 'count', min: 1, max: 1000, by: 'operator' },
  pushAttempts: { default: 6, unit: 'count', min: 1, max: 20, by: 'operator' },
  /** Days until what devices were told is deleted. */
  pushDays: { default: 30, unit: 'days', min: 3, max: 3650, by: 'operator' },
  /** Maximum distance of an import row from the nearest known city, in kilometres. */
  importCityKm: { default: 30, unit: 'kilometres', min: 1, max: 500, by: 'operator' },
  pictureLeftoverMinutes: { default: 60, unit: 'minutes', by: 'operator' },
  /** A list may offer a table that is gone for a second, not longer. */
  listCacheMs: { default: 1000, unit: 'milliseconds', min: 0, max: 1000, by: 'operator' },
  webhookTimeoutSeconds: { default: 10, unit: 'seconds', min: 1, max: 60, by: 'operator' },
  webhookAttempts: { default: 12, unit: 'count', min: 1, max: 100, by: 'operator' },
  webhookAnswerChars: { default: 500, unit: 'characters', by: 'operator' },
  webhookLogDays: { default: 30, unit: 'days', by: 'operator' },
} as const satisfies Record<string, Declaration>;
