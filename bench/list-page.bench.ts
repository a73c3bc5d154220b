import { alternate, atLeast } from './compare.ts';
import { insertRestaurants } from './data.ts';
import { startFrameworkPage } from './framework-page.ts';
import { load } from './load.ts';
import { startProgram } from './programs.ts';
import type { Bench } from './run.ts';
import { questions } from './search.ts';
import { listPath, startSite } from './site.ts';
import { freePort } from '@metade/dev-env/free-port.ts';

// As browsers ask; the reference sends what it has.
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/**
 * The list page for a visitor without an account, rendered each time and from the cache, beside 30 plain cards as a page of
 * the same framework. The same cards by React alone are printed for information.
 */
export const bench: Bench = async ({ databases, rounds }) => {
  const database = await databases.create('bench_list_page');
  await insertRestaurants(database.pool, 2000);
  const framework = await startFrameworkPage();
  const site = await startSite(database.url);
  const bare = await startProgram('bench/reference/bare-page-server.ts', await freePort(), {});
  try {
    const asked = questions();
    let sent = 0;
    const fresh = () => {
      sent += 1;
      const { date, people } = asked[sent % asked.length] as (typeof asked)[number];
      // A number that no page reads makes every address another page.
      return { method: 'GET' as const, path: `${listPath}?date=${date}&people=${people}&visit=${sent}` };
    };
    const same = (path: string) => () => ({ method: 'GET' as const, path, headers });
    const measure = (url: string, next: typeof fresh) => async () => (await load({ url, next, status: 200 })).perSecond;
    const reference = measure(framework.url, same('/'));
    // Both as they are after a while: V8 compiles what is called often.
    await load({ url: site.url, next: fresh, status: 200, amount: 1500 });
    await load({ url: framework.url, next: same('/'), status: 200, amount: 1500 });
    const rendered = await alternate(measure(site.url, fresh), reference, rounds);
    const cached = await alternate(measure(site.url, same(listPath)), reference, rounds);
    const alone = await alternate(measure(bare.url, same('/')), reference, rounds);
    return [
      atLeast('list page, rendered, against a plain page of 30 cards', 'pages/s', rendered, 0.4),
      atLeast('list page, from the cache, against a plain page of 30 cards', 'pages/s', cached, 5),
      { ...atLeast('the 30 cards by React alone, against the same page', 'pages/s', alone, 0), target: 'none' },
    ];
  } finally {
    await site.stop();
    await framework.stop();
    await bare.stop();
  }
};
