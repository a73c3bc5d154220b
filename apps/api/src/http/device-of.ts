import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';

/** The device and country of a log-in as far as known: names for people, and an ISO country. */
export type Device = { browser: string | null; system: string | null; country: string | null };

/** What our apps call themselves: `Metade/1.4.0 (Android 16; Pixel 9)`. */
const appAgent = /^Metade\/\d+\.\d+\.\d+ \(((?:Android|iOS) [\d.]+); ([^()]{1,40})\)$/;

/** From a request's user agent and address, which are not stored. */
export function deviceOf(context: Context, { request, ip }: { request: FastifyRequest; ip: string }): Device {
  const agent = request.headers['user-agent']?.slice(0, 400);
  const app = appAgent.exec(agent ?? '');
  const { browser, os } = agent && !app ? Bowser.parse(agent) : { browser: {}, os: {} };
  return {
    browser: named(app ? 'Metade' : browser.name),
    system: named(app ? `${app[2]} (${app[1]})` : os.name),
    country: context.geoip.lookup(ip).country_code,
  };
}

function named(name: string | undefined): string | null {
  return name ? name.slice(0, 60) : null;
}
