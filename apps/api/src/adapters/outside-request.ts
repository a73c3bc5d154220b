import { lookup as resolve } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isLoopbackAddress, isLoopbackHost } from '../loopback.ts';

/** What came of a request: a status with the beginning of the answer, or a word for why there was none. */
export type Outcome = {
  status: number | null;
  durationMs: number;
  answer: string | null;
  error: 'address' | 'timeout' | 'unreachable' | null;
};

/**
 * Whether an address that a stranger named may be asked at all: https, no user and password in it, a port where web servers
 * listen, and no private network written as a number. loopback: http to this machine is allowed as well, for trying things out.
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
  if (loopback && isLoopbackAddress(address)) return true;
  // A v4 address that is mapped into v6 is judged as what it is; other ways to write one inside are refused.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv4) return true;
  return parsed.match(globalUnicast) && !embedsV4(parsed);
}

/** All that is ever routed outside; ::/96, which holds v4 addresses, and the old site-local ones lie elsewhere. */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** An ISATAP interface identifier: the last four bytes are a v4 address. */
function embedsV4(address: ipaddr.IPv6): boolean {
  const [, , , , head, marker] = address.parts;
  return marker === 0x5efe && (head === 0 || head === 0x0200);
}

/** '' is the protocol's own. Ports of other services are refused: what is sent there could be read as their commands. */
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
