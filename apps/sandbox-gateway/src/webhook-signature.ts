import { createHmac, timingSafeEqual } from 'node:crypto';

export const signatureHeader = 'sandbox-signature';

/** The header of one delivery: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signWebhook(body: string | Buffer, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(seconds, body, secret).toString('hex')}`;
}

/** Whether the secret's holder signed these very bytes within five minutes of now. Repeats inside that time pass: their event id is the same. */
export function isSignedWebhook(body: string | Buffer, header: unknown, secret: string, now: Date): boolean {
  const match = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null;
  if (!match?.[1] || !match[2]) return false;
  const seconds = Number(match[1]);
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false;
  return timingSafeEqual(digest(seconds, body, secret), Buffer.from(match[2], 'hex'));
}

const toleranceSeconds = 300;

function digest(seconds: number, body: string | Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
