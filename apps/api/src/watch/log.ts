import { trace } from '@opentelemetry/api';
import { pino, type DestinationStream, type Logger, stdTimeFunctions } from 'pino';
import { loggedError } from './logged-error.ts';

export type Log = Logger;

/** One JSON a line, on standard output unless told otherwise, without what belongs to a person. */
export function createLog(level: string, to?: DestinationStream): Log {
  const options = {
    level,
    mixin: traceOf,
    timestamp: stdTimeFunctions.isoTime,
    // Addresses of requests hold tokens, and their sender's address is a person's.
    serializers: { err: loggedError, error: loggedError, req: () => undefined, res: () => undefined },
    hooks: { streamWrite: masked },
  };
  return to === undefined ? pino(options) : pino(options, to);
}

function traceOf(): { traceId?: string } {
  const span = trace.getActiveSpan();
  return span === undefined ? {} : { traceId: span.spanContext().traceId };
}

/** Addresses, tokens, codes and telephone numbers that somebody else put into a sentence, such as a mail server into its refusal. */
export function masked(line: string): string {
  return secrets.reduce((text, secret) => text.replace(secret, '…'), line);
}

const secrets = [
  /[^\s"'<>()[\]:;,=\\/]+@[^\s"'<>()[\]:;,=\\/]+/g,
  /whsec_[\w+/=]+/g,
  // Tokens are base64url of 24 bytes and more; ids are of small letters alone.
  /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{28,}/g,
  /(?<![\w-])[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4})+(?![\w-])/g,
  /\+\d[\d ()-]{6,}\d/g,
  /(?<![\w.-])\d{9,15}(?![\w.-])/g,
];
