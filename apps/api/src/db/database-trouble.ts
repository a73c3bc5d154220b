import pg from 'pg';

/**
 * Whether an error says that the database is unreachable, overloaded or read-only now: the request itself is fine, and may succeed
 * in a moment.
 */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseTrouble);
  const { code } = error as { code?: string };
  if (code !== undefined && (codes.has(code) || code.startsWith('08'))) return true;
  // The connection itself was refused or ended by the server.
  if (error instanceof pg.DatabaseError && (error.severity === 'FATAL' || error.severity === 'PANIC')) return true;
  return messages.test(error.message);
}

/**
 * Whether an error says that its connection is of no more use: the server went away, or is no primary now. Another connection may
 * reach the new one; whether what was asked was done is another question.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost);
  const { code } = error as { code?: string };
  if (code !== undefined && (lost.has(code) || code.startsWith('08'))) return true;
  return !(error instanceof pg.DatabaseError) && lostMessages.test(error.message);
}

const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '25006', // read_only_sql_transaction
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
]);

const codes = new Set([
  ...lost,
  'ENOTFOUND',
  'EAI_AGAIN',
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
  '40001', // serialization_failure, again after the second try
  '40P01', // deadlock_detected, again after the second try
  '53000', // insufficient_resources
  '53100', // disk_full
  '53200', // out_of_memory
  '53300', // too_many_connections
  '55P03', // lock_not_available: lock_timeout
  '57014', // query_canceled: statement_timeout
  '57P05', // idle_session_timeout
  '58030', // io_error
]);

// Errors of pg itself, which have no code.
const lostMessages =
  /Connection terminated|Connection ended unexpectedly|connection error and is not queryable|Query read timeout|Client was closed and is not queryable/;
const messages = new RegExp(`timeout exceeded when trying to connect|${lostMessages.source}`);
