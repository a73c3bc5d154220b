import pg from 'pg';

type Logged = Record<string, unknown>;

/** What the log keeps of an error: what it is and where it was thrown. Of a database's error not the values, which are people's. */
export function loggedError(error: unknown): Logged {
  if (!(error instanceof Error)) return { type: typeof error };
  const { cause, code } = error as Error & { code?: unknown };
  return {
    type: error.name,
    message: messageOf(error),
    ...(code === undefined ? {} : { code }),
    ...(error instanceof pg.DatabaseError ? placeOf(error) : {}),
    stack: framesOf(error),
    ...(cause === undefined ? {} : { cause: loggedError(cause) }),
  };
}

/** Errors of class 22 (data exception) quote the value. */
function messageOf(error: Error): string {
  const quotes = error instanceof pg.DatabaseError && error.code?.startsWith('22');
  return quotes ? error.message.replace(/"[^]*"|: .*/, '…') : error.message;
}

function placeOf({ table, column, constraint, routine }: pg.DatabaseError): Logged {
  return { table, column, constraint, routine };
}

/** Without the first lines, which repeat the message. */
function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
}
