import type pg from 'pg';
import { insertDemoCoupons } from './insert-demo-coupons.ts';
import { insertDemoLeads } from './insert-demo-leads.ts';
import { insertDemoOffers } from './insert-demo-offers.ts';
import { insertDemoOrders } from './insert-demo-orders.ts';
import { insertDemoPeople, insertTeamAndTerritory } from './insert-demo-people.ts';
import { insertDemoPlaces } from './insert-demo-places.ts';
import { insertDemoRewards } from './insert-demo-rewards.ts';
import { insertDemoRestaurants } from './insert-demo-restaurants.ts';
import { demoRestaurants } from '../scenario/build-restaurants.ts';
import { demoRegistrations } from '../scenario/registrations.ts';
import { insertDemoRegistrations } from './insert-demo-registrations.ts';

export type SeedOptions = {
  /** Epoch ms: demo bookings are for this day and the next ones. */
  now: number;
  hashPassword(text: string): Promise<string>;
};

/**
 * Loads the demo into a migrated database: places, accounts, restaurants with grid and reviews, bookings, rewards. One transaction,
 * once per database: `false` when it had been loaded before. Places that are there already stay as they are. When the
 * sandbox gateway keeps its payments in the same database, it learns of the demo's, so that they can be captured and refunded.
 */
export async function seedDemo(pool: pg.Pool, { now, hashPassword }: SeedOptions): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const claimed = await client.query("insert into seed_run (name) values ('demo') on conflict do nothing");
    if (claimed.rowCount === 1) {
      const { rowCount } = await client.query('select 1 from app_user limit 1');
      if (rowCount !== 0)
        throw new Error(
          'This database has accounts of its own. The demo, whose password is public, goes into an empty one.',
        );
      const restaurants = demoRestaurants();
      await insertDemoPlaces(client);
      await insertDemoPeople(client, hashPassword);
      await insertDemoRestaurants(client, restaurants, now);
      await insertDemoRegistrations(client, demoRegistrations(), now);
      await insertTeamAndTerritory(client);
      await insertDemoCoupons(client);
      await insertDemoOrders(client, restaurants, now);
      await insertDemoOffers(client, restaurants, now);
      await insertDemoRewards(client, now);
      await insertDemoLeads(client, now);
    }
    await client.query('commit');
    return claimed.rowCount === 1;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
