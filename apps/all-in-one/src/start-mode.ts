import { looksLikeProduction } from '@metade/api/looks-like-production.ts';
import { readConfig } from '@metade/api/config.ts';

type Environment = Record<string, string | undefined>;

/**
 * Whether to start the demo: by itself on one machine, or where it is asked for. Anything else is a marketplace of somebody's own
 * and is refused, before anything is started, until all that it needs is given.
 */
export function startsDemo({ demo, dev }: { demo: boolean; dev: boolean }, env: Environment): boolean {
  const reason = looksLikeProduction(env);
  const asked = demo || env.DEMO === 'true';
  for (const [flag, given] of Object.entries({ '--demo': demo, '--dev': dev }))
    if (given && reason !== null)
      throw new Error(`${flag} is for one machine, and this looks like production: ${reason}.`);
  if (reason === null && (asked || !env.DATABASE_URL)) return true;
  try {
    readConfig(env);
  } catch (error) {
    const way = reason === null ? '--demo puts the demo into this database instead.' : alone;
    throw new Error(`${(error as Error).message}\n${way}`, { cause: error });
  }
  return false;
}

const alone =
  'Without NODE_ENV, HOST, PUBLIC_URL and DATABASE_URL this starts the demo, which only this machine can reach.';
