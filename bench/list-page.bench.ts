import { alternate, atLeast } from './compare.ts';
import { insertRestaurants } from './data.ts';
import { load } from './load.ts';
import { freePort, startProgram } from './programs.ts';
import type { Bench } from './run.ts';
import { questions } from './search.ts';
import { listPath, startSite } from './site.ts';

/** The list page for a visitor without an account, rendered each time and from the cache, beside a plain React page of 30 cards. */
export const bench: Bench = async ({ databases, rounds }) => {
  const database = await databases.create('bench_list_page');
  await insertRestaurants(database.pool, 2000);
  const site = await startSite(database.url);
  const plain = await startProgram('bench/reference/react-page-server.ts', await freePort(), {});
  try {
    const asked = questions();
    let sent = 0;
    const fresh = () => {
      sent += 1;
      const { date, people } = asked[sent % asked.length] as (typeof asked)[number];
      // A number that no page reads makes every address another page.
      return { method: 'GET' as const, path: `${listPath}?date=${date}&people=${people}&visit=${sent}` };
    };
    const same = () => ({ method: 'GET' as const, path: listPath });
    const measure = (url: string, next: typeof fresh) => async () => (await load({ url, next, status: 200 })).perSecond;
    const reference = measure(plain.url, same);
    const rendered = await alternate(measure(site.url, fresh), reference, rounds);
    const cached = await alternate(measure(site.url, same), reference, rounds);
    return [
      atLeast('list page, rendered, against a plain React page of 30 cards', 'pages/s', rendered, 0.6),
      atLeast('list page, from the cache, against a plain React page of 30 cards', 'pages/s', cached, 5),
    ];
  } finally {
    await site.stop();
    await plain.stop();
  }
};
