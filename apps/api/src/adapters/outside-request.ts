import { lookup as resolve } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What came of a request: a status with the beginning of the answer, or a word for why there was none. */
export type Outcome = {
  status: number | null;
  durationMs: number;
  answer: string | null;
  error: 'address' | 'timeout' | 'unreachable' | null;
};

/**
 * Whether an address that a stranger named may be asked at all: https, no user and password in it, and no private network
 * written as a number. loopback: http to this machine is allowed as well, for trying things out.
 */
export function allowedTarget(text: string, loopback: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username || url.password) return false;
  const host = bareHost(url);
  if (isIP(host) && !isOutside(host, loopback)) return false;
  if (url.protocol === 'https:') return true;
  return loopback && url.protocol === 'http:' && (host === 'localhost' || (isIP(host) > 0 && isLoopback(host)));
}

/** Posts to an address that a stranger named: never into a private network, whatever the name resolves to when it is connected to, and no redirect is followed. */
export function outsideRequest(
  target: string,
  options: {
    body: string;
    headers: Record<string, string>;
    timeoutMs: number;
    /** Characters of the answer that are kept. */
    answerMax: number;
    loopback: boolean;
  },
): Promise<Outcome> {
  const begun = performance.now();
  const outcome = (told: Partial<Outcome>): Outcome => ({
    status: null,
    answer: null,
    error: null,
    ...told,
    durationMs: Math.round(performance.now() - begun),
  });
  if (!allowedTarget(target, options.loopback)) return Promise.resolve(outcome({ error: 'address' }));
  const url = new URL(target);
  const body = Buffer.from(options.body);
  return new Promise((done) => {
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        method: 'POST',
        headers: { ...options.headers, 'content-length': body.length },
        agent: false,
        lookup: outsideLookup(options.loopback),
        // The whole exchange, not its silences alone.
        signal: AbortSignal.timeout(options.timeoutMs),
      },
      (response) => {
        const pieces: Buffer[] = [];
        let size = 0;
        const finish = () => {
          const text = Buffer.concat(pieces).toString('utf8').replaceAll('\u0000', '').slice(0, options.answerMax);
          done(outcome({ status: response.statusCode ?? null, answer: text }));
        };
        response.on('data', (piece: Buffer) => {
          pieces.push(piece);
          size += piece.length;
          if (size < options.answerMax * 4) return;
          finish();
          response.destroy();
        });
        response.on('end', finish);
        response.on('error', finish);
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) => {
      const word =
        error.code === refusedAddress
          ? 'address'
          : error.name === 'AbortError' || error.name === 'TimeoutError'
            ? 'timeout'
            : 'unreachable';
      done(outcome({ error: word }));
    });
    request.end(body);
  });
}

const refusedAddress = 'EADDRESSREFUSED';

/** Resolves a name for the connection itself, so that what was looked at is what is connected to. */
function outsideLookup(loopback: boolean): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const addresses = found as unknown as LookupAddress[];
      const bad = addresses.some(({ address }) => !isOutside(address, loopback));
      const first = addresses[0];
      if (bad || first === undefined)
        return callback(Object.assign(new Error('refused address'), { code: refusedAddress }), '');
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

function isOutside(address: string, loopback: boolean): boolean {
  // A v4 address inside a v6 one is judged as what it is.
  return ipaddr.process(address).range() === 'unicast' || (loopback && isLoopback(address));
}

function isLoopback(address: string): boolean {
  return ipaddr.process(address).range() === 'loopback';
}
