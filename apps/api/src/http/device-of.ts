import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';

/** On what and where somebody logs in, as far as it is known: names as people know them, and an ISO country. */
export type Device = { browser: string | null; system: string | null; country: string | null };

/** Of a request's own words and address; neither is kept as it came. */
export function deviceOf(context: Context, { request, ip }: { request: FastifyRequest; ip: string }): Device {
  const agent = request.headers['user-agent']?.slice(0, 400);
  const { browser, os } = agent ? Bowser.parse(agent) : { browser: {}, os: {} };
  return {
    browser: named(browser.name),
    system: named(os.name),
    country: context.geoip.lookup(ip).country_code,
  };
}

function named(name: string | undefined): string | null {
  return name ? name.slice(0, 60) : null;
}
