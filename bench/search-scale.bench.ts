import type { Question } from '@metade/api/features/restaurants/find-listed.ts';
import { findListed } from '@metade/api/features/restaurants/find-listed.ts';
import type pg from 'pg';
import { alternate, atMost, median } from './compare.ts';
import { bigCity, insertRestaurants } from './data.ts';
import type { Bench } from './run.ts';
import { questions } from './search.ts';

/** The SQL of a page of 24 among 100,000 restaurants beside the same among 10,000, one question at a time. */
export const bench: Bench = async ({ databases, rounds }) => {
  const few = await databases.create('bench_search_10k');
  await insertRestaurants(few.pool, 10_000);
  const many = await databases.create('bench_search_100k');
  const start = performance.now();
  await insertRestaurants(many.pool, 100_000);
  console.log(`100,000 restaurants made in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  const measured = await alternate(
    () => milliseconds(many.pool),
    () => milliseconds(few.pool),
    rounds,
  );
  return [atMost('SQL of a page of 24 among 100,000 restaurants, against itself among 10,000', 'ms', measured, 1.3)];
};

async function milliseconds(pool: pg.Pool): Promise<number> {
  const times: number[] = [];
  for (const asked of questions()) {
    const question: Question = {
      ...asked,
      country: bigCity.country,
      cityId: bigCity.id,
      regionIso: null,
      from: null,
      onlyAvailable: true,
      sort: 'rank',
      page: 1,
      limit: 24,
    };
    const start = performance.now();
    const { rows } = await findListed(pool, question, Date.now());
    times.push(performance.now() - start);
    if (rows.length !== 24) throw new Error(`A page of ${rows.length} instead of 24: ${JSON.stringify(asked)}`);
  }
  return median(times);
}
