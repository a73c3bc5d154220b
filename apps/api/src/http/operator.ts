import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import { isLoopbackAddress } from '../loopback.ts';

/** Whoever has the token. Without a token: this machine, but nobody in production, where a local proxy may forward for anybody. */
export function isOperator({ headers, socket }: IncomingMessage, { metricsToken, production }: Config): boolean {
  if (metricsToken !== null) return holdsToken(headers, metricsToken);
  if (production) return false;
  const forwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
  return !forwarded && isLoopbackAddress(socket.remoteAddress ?? '');
}

export function holdsToken({ authorization = '' }: IncomingHttpHeaders, token: string): boolean {
  const [given, right] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)];
  return given.length === right.length && timingSafeEqual(given, right);
}
