import type pg from 'pg';
import { arrivalPoints, pointsWindow } from '@metade/domain/points.ts';
import { defaultSettings } from '@metade/domain/settings.ts';
import { addMonths, dayMs, fromIso, toIso } from '@metade/domain/time.ts';
import { demoAccounts, diners } from '../scenario/accounts.ts';
import { uuidOf } from '../scenario/uuid-of.ts';
import { userId } from './insert-demo-people.ts';
import { insertRows } from './insert-rows.ts';

/** diner@ has points for a free voucher, some of them about to expire, two friends who came, a free voucher and credit. */
export async function insertDemoRewards(client: pg.ClientBase, now: number): Promise<void> {
  const diner = userId(demoAccounts.diner.email);
  const friends = diners.slice(0, 2).map(({ email }) => userId(email));
  await client.query('update app_user set invited_by = $1 where id = any ($2::uuid[])', [diner, friends]);
  const came = friends.flatMap((friend, index) => {
    const at = now - (40 + 90 * index) * dayMs;
    const { pointsInvitation: points } = defaultSettings;
    return [line(diner, 'invited', points, at, null, friend), line(friend, 'was_invited', points, at, null)];
  });
  await insertRows(client, 'points_entry', [
    ...came,
    line(diner, 'admin', 500, now + 20 * dayMs - lifeMs(now), null),
    ...(await mealPoints(client, diner)),
  ]);
  const voucher = { user_id: diner, order_id: null, used_at: null };
  await insertRows(client, 'free_voucher', [
    {
      id: uuidOf('free voucher ready'),
      reason: 'admin',
      expires_at: toIso(addMonths(now, 9)),
      created_at: toIso(addMonths(now, -3)),
      ...voucher,
    },
    {
      id: uuidOf('free voucher over'),
      reason: 'admin',
      expires_at: toIso(addMonths(now, -1)),
      created_at: toIso(addMonths(now, -13)),
      ...voucher,
    },
  ]);
  const credit = { user_id: diner, currency: 'EUR', reason: 'admin' };
  await insertRows(client, 'credit_entry', [
    {
      id: uuidOf('credit 1'),
      amount: 450,
      expires_at: toIso(addMonths(now, 1)),
      created_at: toIso(addMonths(now, -11)),
      ...credit,
    },
    {
      id: uuidOf('credit 2'),
      amount: 600,
      expires_at: toIso(addMonths(now, 10)),
      created_at: toIso(addMonths(now, -2)),
      ...credit,
    },
  ]);
}

/** What the meals that are long enough ago have brought, each in a restaurant of its own. */
async function mealPoints(client: pg.ClientBase, user: string) {
  const { rows } = await client.query<{ id: string; arrived_at: Date }>(
    `select id, arrived_at from orders where user_id = $1 and state = 'completed' and arrived_at < now() - make_interval(hours => $2)`,
    [user, defaultSettings.pointsDelayHours],
  );
  return rows.flatMap(({ id, arrived_at }) => {
    const { availableAt } = pointsWindow(fromIso(new Date(arrived_at).toISOString()), defaultSettings);
    return arrivalPoints(true, defaultSettings).map(({ reason, points }) =>
      line(user, reason, points, availableAt, id),
    );
  });
}

function line(user_id: string, reason: string, points: number, at: number, order_id: string | null, about = '') {
  return {
    id: uuidOf(`points ${user_id} ${reason} ${order_id ?? about}`),
    user_id,
    points,
    reason,
    order_id,
    available_at: toIso(at),
    expires_at: toIso(addMonths(at, defaultSettings.pointsMonths)),
    created_at: toIso(at),
  };
}

/** How long points live, back from now. */
function lifeMs(now: number): number {
  return now - addMonths(now, -defaultSettings.pointsMonths);
}
