import type { Endpoint } from '@metade/contracts/endpoint.ts';
import { isOlder } from '@metade/domain/app-version.ts';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';

/** `App-Version: android 1.4.0`, which every call of an app carries; a browser's has none. */
const shape = /^(?:android|ios) (\d+\.\d+\.\d+)$/;

/** The configuration is told to every app: it says which version is needed, and where it is. */
export const isRefusedToOldApps = (operation: string): boolean => operation !== 'getConfig';

/** Throws app_outdated at an app that is older than the smallest version served; null: all are. */
export function refuseOldApp({ name }: Endpoint, request: FastifyRequest, smallest: string | null): void {
  const header = request.headers['app-version'];
  if (smallest === null || header === undefined || !isRefusedToOldApps(name)) return;
  const version = shape.exec(String(header))?.[1];
  if (version !== undefined && isOlder(version, smallest)) throw new Refused('app_outdated', { smallest });
}
