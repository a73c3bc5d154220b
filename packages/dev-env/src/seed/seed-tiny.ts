import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { periodOf } from '@metade/domain/grid.ts';
import { addDays, dayOfWeek, localDateAt } from '@metade/domain/time.ts';
import { demoCities } from '../scenario/places.ts';
import type { CityKey } from '../scenario/places.ts';
import { insertDemoPlaces } from './insert-demo-places.ts';
import { insertRows } from './insert-rows.ts';

export type TinyOverrides = {
  city: CityKey;
  /** Epoch ms; the table is `daysAhead` local days after it. */
  now: number;
  daysAhead: number;
  time: string;
  qtd: number;
  places: 2 | 4 | 6;
  confirmationMode: 'review' | 'instant';
  /** Stored as it is; give a real hash where a test logs in. */
  passwordHash: string;
  /** Any other columns of the restaurant. */
  restaurant: Record<string, unknown>;
};

export type Tiny = {
  restaurantId: string;
  slug: string;
  slotId: string;
  /** The first date on which the slot is on sale, `YYYY-MM-DD`. */
  date: string;
  ownerId: string;
  ownerEmail: string;
  dinerId: string;
  dinerEmail: string;
};

/**
 * The smallest marketplace: one approved restaurant with an owner, one table slot a week, one diner. Every call makes new
 * ones, so tests that share a database do not meet.
 */
export async function seedTiny(pool: pg.Pool, overrides: Partial<TinyOverrides> = {}): Promise<Tiny> {
  const {
    city: key,
    now,
    daysAhead,
    time,
    qtd,
    places,
    confirmationMode,
    passwordHash,
    restaurant,
  } = { ...tiny, now: Date.now(), ...overrides };
  const city = demoCities[key];
  const date = addDays(localDateAt(now, city.timeZone), daysAhead);
  const [restaurantId, slotId, ownerId, dinerId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const [slug, ownerEmail, dinerEmail] = [
    `tiny-${restaurantId}`,
    `owner-${ownerId}@metade.test`,
    `diner-${dinerId}@metade.test`,
  ];
  const client = await pool.connect();
  try {
    await client.query('begin');
    await insertDemoPlaces(client);
    await insertRows(client, 'app_user', [
      {
        ...person,
        id: ownerId,
        email: ownerEmail,
        user_group: 'restaurant',
        first_name: 'Owner',
        password_hash: passwordHash,
      },
      {
        ...person,
        id: dinerId,
        email: dinerEmail,
        user_group: 'user',
        first_name: 'Diner',
        password_hash: passwordHash,
      },
    ]);
    await insertRows(client, 'restaurant', [
      {
        id: restaurantId,
        slug,
        owner_id: ownerId,
        state: 'approved',
        company_name: `Mesa Pequena ${restaurantId.slice(0, 8)}`,
        country: city.country,
        city_id: city.id,
        time_zone: city.timeZone,
        latitude: city.latitude,
        longitude: city.longitude,
        ticket_avg: 2800,
        confirmation_mode: confirmationMode,
        ...restaurant,
      },
    ]);
    await insertRows(client, 'team_member', [{ restaurant_id: restaurantId, user_id: ownerId, role: 'owner' }]);
    await insertRows(client, 'table_slot', [
      { id: slotId, restaurant_id: restaurantId, day: dayOfWeek(date), period: periodOf(time), time, qtd, places },
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return { restaurantId, slug, slotId, date, ownerId, ownerEmail, dinerId, dinerEmail };
}

const tiny: Omit<TinyOverrides, 'now'> = {
  city: 'lisboa',
  daysAhead: 3,
  time: '20:00',
  qtd: 1,
  places: 2,
  confirmationMode: 'instant',
  passwordHash: 'no password',
  restaurant: {},
};

const person = { last_name: 'Demo', gender: 'female', active: true, locale: 'en' };
