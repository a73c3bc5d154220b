import { alternate, atLeast } from './compare.ts';
import { bigCity, insertRestaurants } from './data.ts';
import type { Call } from './load.ts';
import { load } from './load.ts';
import { startApi, startProgram } from './programs.ts';
import type { Bench } from './run.ts';
import { questions } from './search.ts';
import { freePort } from '@metade/dev-env/free-port.ts';

/** POST /v1/site/restaurants/{country}: a page of 24 of a big city, by date, period and party, among 10,000 restaurants. */
export const bench: Bench = async ({ databases, rounds }) => {
  const database = await databases.create('bench_search_page');
  await insertRestaurants(database.pool, 10_000);
  const own = await startApi({ databaseUrl: database.url });
  const reference = await startProgram('bench/reference/select-one-server.ts', await freePort(), {
    DATABASE_URL: database.url,
  });
  try {
    const asked = questions();
    let sent = 0;
    const next = (): Call => {
      sent += 1;
      return {
        method: 'POST',
        path: `/v1/site/restaurants/${bigCity.country}`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...asked[sent % asked.length], city: bigCity.slug, limit: 24 }),
      };
    };
    const measure = (url: string) => async () => (await load({ url, next, status: 200 })).perSecond;
    const measured = await alternate(measure(own.url), measure(reference.url), rounds);
    return [
      atLeast('POST /v1/site/restaurants, page of 24, against `select 1` from a bare server', 'pages/s', measured, 0.3),
    ];
  } finally {
    await own.stop();
    await reference.stop();
  }
};
