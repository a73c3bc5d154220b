import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { boundedQueue } from '../../bounded-queue.ts';

const argon2Now = promisify(argon2Callback) as unknown as (
  algorithm: 'argon2id',
  parameters: {
    message: string;
    nonce: Buffer;
    parallelism: number;
    tagLength: number;
    memory: number;
    passes: number;
  },
) => Promise<Buffer>;

/** Each hash takes 19 MiB and one of libuv's four threads for 35 ms; a full queue is served in under a second. */
const hashQueue = boundedQueue({ atOnce: 2, waiting: 50, retryAfter: 2 });

/** Throws Refused (unavailable) when too many are waiting. */
const argon2: typeof argon2Now = (algorithm, parameters) => hashQueue.run(() => argon2Now(algorithm, parameters));

// OWASP's first choice for argon2id: 19 MiB, 2 passes, about 35 ms.
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };

/** Stored for an account without a password: matches none. */
export const noPassword = 'none';

/** Hashes a password with argon2id into a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await argon2('argon2id', { message: password, nonce, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Whether a password matches a hash. Takes as long for a null hash (unknown account) as for a wrong password. */
export async function verifyPassword(password: string, phc: string | null): Promise<boolean> {
  const parts = phc?.match(/^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/);
  if (!parts) {
    await argon2('argon2id', { message: password, nonce: Buffer.alloc(16), ...cost });
    return false;
  }
  const expected = Buffer.from(parts[5] as string, 'base64');
  const tag = await argon2('argon2id', {
    message: password,
    nonce: Buffer.from(parts[4] as string, 'base64'),
    memory: Number(parts[1]),
    passes: Number(parts[2]),
    parallelism: Number(parts[3]),
    tagLength: expected.length,
  });
  return timingSafeEqual(tag, expected);
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
