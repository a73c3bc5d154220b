import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresOptions, RunningPostgres } from './embedded-postgres.ts';
import { startPostgres } from './embedded-postgres.ts';

/**
 * Like startPostgres, but restarts the server on the same port whenever it ends before `stop` is called. `say` gets a sentence
 * about both.
 */
export async function supervisePostgres(
  options: PostgresOptions,
  say: (sentence: string) => void,
): Promise<Pick<RunningPostgres, 'url' | 'port' | 'stop'>> {
  let server = await startPostgres(options);
  const { url, port } = server;
  const stopping = new AbortController();

  const startAgain = async () => {
    for (let pause = 250; !stopping.signal.aborted; pause = Math.min(pause * 2, 5_000)) {
      try {
        server = await startPostgres({ ...options, port });
        say('PostgreSQL runs again.');
        return;
      } catch (error) {
        say(`PostgreSQL does not start: ${(error as Error).message} The next try follows.`);
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  };
  const kept = (async () => {
    // A server that came back while all was stopped has `stop` to end it.
    while (!stopping.signal.aborted) {
      await server.exited;
      if (stopping.signal.aborted) return;
      say('PostgreSQL has ended unexpectedly. Starting it again …');
      await startAgain();
    }
  })();

  return {
    url,
    port,
    stop: async () => {
      stopping.abort();
      await server.stop();
      await kept;
      // It may have restarted while it was being stopped.
      await server.stop();
    },
  };
}
