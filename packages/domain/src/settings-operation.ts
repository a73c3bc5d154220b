import type { Declaration } from './setting.ts';

/** How a process runs. Its operator sets them, in METADE_SETTINGS alone. */
export const operation = {
  paymentTimeoutSeconds: { default: 10, unit: 'seconds', min: 1, max: 300, by: 'operator' },
  /** Days that a session is remembered for after its end. */
  endedSessionDays: { default: 30, unit: 'days', by: 'operator' },
  /** Days that a device is known after the last log-in on it. */
  knownDeviceDays: { default: 400, unit: 'days', by: 'operator' },
  /** Days until the security log forgets IP addresses, and what happened. */
  ipAddressDays: { default: 90, unit: 'days', min: 1, max: 3650, by: 'operator' },
  securityEventDays: { default: 400, unit: 'days', by: 'operator' },
  /** Days until a hold is forgotten that ran out, or was let go, before anybody tried to pay. */
  endedHoldDays: { default: 30, unit: 'days', min: 1, max: 3650, by: 'operator' },
  /** Months until what the gateway told, and what was mailed, is forgotten. Gateways send an event again for weeks. */
  gatewayEventMonths: { default: 13, unit: 'months', min: 3, max: 120, by: 'operator' },
  /** Reminders are told apart from sent ones by the mail that is kept. */
  mailMonths: { default: 13, unit: 'months', min: 3, max: 120, by: 'operator' },
  /** Days in which a repeat under the same Idempotency-Key has the first answer. */
  idempotencyKeyDays: { default: 7, unit: 'days', min: 1, max: 365, by: 'operator' },
  /** Jobs of a worker that was silent for so long are given to others. Jobs of a dead process wait no longer than a minute. */
  workerLostSeconds: { default: 30, unit: 'seconds', min: 1, max: 50, by: 'operator' },
  /** After how long the database gives up a request's statement, or its wait for a lock. Jobs have four times as long. */
  statementTimeoutSeconds: { default: 15, unit: 'seconds', min: 1, max: 300, by: 'operator' },
  lockTimeoutSeconds: { default: 5, unit: 'seconds', min: 1, max: 300, by: 'operator' },
  /** How long a server that was told to stop is still open, so that balancers see that it is no longer ready. */
  shutdownDelaySeconds: { default: 5, unit: 'seconds', min: 0, max: 120, by: 'operator' },
  /** Then requests under way may end, and jobs within the last ten seconds of it. A payment asks its gateway up to three times. */
  shutdownSeconds: { default: 45, unit: 'seconds', min: 1, max: 300, by: 'operator' },
  /** With less room on the disk of the data folder a server is not ready. */
  diskFreeMegabytes: { default: 200, unit: 'megabytes', by: 'operator' },
  mailAttempts: { default: 12, unit: 'count', min: 1, max: 100, by: 'operator' },
  /** How far a row of an import may lie from the nearest city that we know, in kilometres. */
  importCityKm: { default: 30, unit: 'kilometres', min: 1, max: 500, by: 'operator' },
  pictureLeftoverMinutes: { default: 60, unit: 'minutes', by: 'operator' },
  /** A list may offer a table that is gone for a second, not longer. */
  listCacheMs: { default: 1000, unit: 'milliseconds', min: 0, max: 1000, by: 'operator' },
  webhookTimeoutSeconds: { default: 10, unit: 'seconds', min: 1, max: 60, by: 'operator' },
  webhookAttempts: { default: 12, unit: 'count', min: 1, max: 100, by: 'operator' },
  webhookAnswerChars: { default: 500, unit: 'characters', by: 'operator' },
  webhookLogDays: { default: 30, unit: 'days', by: 'operator' },
} as const satisfies Record<string, Declaration>;
