import type pg from 'pg';
import { dayMs, hourMs, toIso } from '@metade/domain/time.ts';
import type { DemoRegistration } from '../scenario/registrations.ts';
import { uuidOf } from '../scenario/uuid-of.ts';
import { insertDemoGrids, registeredRow } from './insert-demo-restaurants.ts';
import { userId } from './insert-demo-people.ts';
import { insertRows } from './insert-rows.ts';

/** Registrations that were handed in, one a day, the last some hours ago. Their pictures and tables are as those of the others. */
export async function insertDemoRegistrations(
  client: pg.ClientBase,
  registrations: readonly DemoRegistration[],
  now: number,
): Promise<void> {
  const handedIn = (index: number) => now - index * dayMs - 5 * hourMs;
  await insertRows(
    client,
    'restaurant',
    registrations.map(({ restaurant, owner }, index) => ({
      ...registeredRow(restaurant),
      owner_id: userId(owner.email),
      state: 'submitted',
      terms_accepted_at: toIso(handedIn(index)),
      submitted_at: toIso(handedIn(index)),
      created_at: toIso(handedIn(index) - 2 * dayMs),
      updated_at: toIso(handedIn(index)),
    })),
  );
  await insertDemoGrids(
    client,
    registrations.map(({ restaurant }) => restaurant),
  );
  await insertRows(
    client,
    'team_member',
    registrations.map(({ restaurant, owner }) => ({
      restaurant_id: restaurant.id,
      user_id: userId(owner.email),
      role: 'owner',
    })),
  );
  await insertRows(
    client,
    'restaurant_event',
    registrations.map(({ restaurant, owner }, index) => ({
      id: uuidOf(`handed in ${restaurant.slug}`),
      restaurant_id: restaurant.id,
      at: toIso(handedIn(index)),
      actor_id: userId(owner.email),
      from_state: 'draft',
      to_state: 'submitted',
      notes: [],
    })),
  );
}
