import { lookup as resolve } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isLoopbackAddress, isLoopbackHost } from '../loopback.ts';

/** Result of a request: a status with the beginning of the body, or a word for why there was none. */
export type Outcome = {
  status: number | null;
  durationMs: number;
  answer: string | null;
  error: 'address' | 'timeout' | 'unreachable' | null;
  /** There was a connection, so without an answer the request may have arrived. */
  connected: boolean;
};

/**
 * Whether an address given by a user may be called at all: https, no credentials in it, a port for web servers, no private network
 * written as a number. loopback: also allows http to this machine, for trials.
 */
export function allowedTarget(text: string, loopback: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username || url.password) return false;
  const host = bareHost(url);
  if (isIP(host) && !isOutside(host, loopback)) return false;
  if (url.protocol === 'https:') return isWebPort(url.port);
  return loopback && url.protocol === 'http:' && isLoopbackHost(host);
}

/**
 * Posts to an address given by a user. Never connects into a private network, whatever the name resolves to at that moment, and
 * follows no redirect.
 */
export function outsideRequest(
  target: string,
  options: {
    body: string | Buffer;
    headers: Record<string, string>;
    timeoutMs: number;
    /** Characters of the answer that are kept. */
    answerMax: number;
    loopback: boolean;
  },
): Promise<Outcome> {
  const begun = performance.now();
  let connected = false;
  const outcome = (told: Partial<Outcome>): Outcome => ({
    status: null,
    answer: null,
    error: null,
    connected,
    ...told,
    durationMs: Math.round(performance.now() - begun),
  });
  if (!allowedTarget(target, options.loopback)) return Promise.resolve(outcome({ error: 'address' }));
  const url = new URL(target);
  const body = typeof options.body === 'string' ? Buffer.from(options.body) : options.body;
  return new Promise((done) => {
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        method: 'POST',
        headers: { ...options.headers, 'content-length': body.length },
        agent: false,
        lookup: outsideLookup(options.loopback),
        // For the whole exchange, not only for pauses in it.
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
    request.on('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        connected = true;
      });
    });
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

/** Resolves the name for the connection itself, so that the address that was checked is the one that is connected to. */
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
  if (loopback && isLoopbackAddress(address)) return true;
  // An IPv4-mapped IPv6 address is judged as IPv4; other embeddings are refused.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv4) return true;
  return parsed.match(globalUnicast) && !embedsV4(parsed);
}

/** The range that is routed publicly; ::/96 (embedded IPv4) and the old site-local range lie outside of it. */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** An ISATAP interface identifier: the last four bytes are a v4 address. */
function embedsV4(address: ipaddr.IPv6): boolean {
  const [, , , , head, marker] = address.parts;
  return marker === 0x5efe && (head === 0 || head === 0x0200);
}

/** '' is the protocol's default. Ports of other services are refused: they might read the request as commands. */
function isWebPort(port: string): boolean {
  if (port === '' || port === '443') return true;
  return Number(port) > 1024 && !servicePorts.has(Number(port));
}

// Databases, caches, queues, remote desktops, cluster control, mail, and what browsers refuse as well.
const servicePorts = new Set([
  1080, 1433, 1434, 1521, 1719, 1720, 1723, 1883, 2049, 2181, 2375, 2376, 2379, 2380, 2483, 2484, 3260, 3306, 3389,
  3659, 4045, 4190, 4222, 4369, 5000, 5060, 5061, 5222, 5432, 5433, 5671, 5672, 5900, 5984, 5985, 5986, 6000, 6379,
  6380, 6443, 6514, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 7000, 7001, 7199, 7474, 7687, 8086, 8125, 8300,
  8301, 8302, 8500, 8600, 9042, 9092, 9100, 9160, 9200, 9300, 9418, 10080, 10250, 10255, 10257, 10259, 11211, 11214,
  11215, 15672, 25565, 26257, 27017, 27018, 27019, 28015, 50000, 50070, 61613, 61616,
]);
