import type { Points } from '@metade/contracts/rewards.ts';
import type { LedgerLine } from '@metade/domain/lots.ts';
import { pointsBalance } from '@metade/domain/points.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { fromIso, toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import { named } from '../../db/named.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';

/** Locks these users' points, in a common order; deleted users are missing in the answer. */
export async function lockUsers(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await trx.query<{ id: string }>(
    'select id from app_user where id = any ($1::uuid[]) and deleted_at is null order by id for no key update',
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Every line of a user's points. */
export async function readPoints(db: Queryable, userId: string): Promise<LedgerLine[]> {
  const { rows } = await db.query<{ points: number; available_at: string; expires_at: string | null }>(
    'select points, available_at, expires_at from points_entry where user_id = $1',
    [userId],
  );
  return rows.map((row) => ({
    amount: row.points,
    availableAt: fromIso(row.available_at),
    expiresAt: row.expires_at === null ? null : fromIso(row.expires_at),
  }));
}

export type NewPoints = {
  user: string;
  points: number;
  reason: 'arrived' | 'first_visit' | 'review' | 'invited' | 'was_invited' | 'redeemed' | 'expired';
  order?: string;
  /** Epoch ms. */
  availableAt: number;
  expiresAt?: number;
};

/** Adds an entry; false when that order has earned the user points for that reason before. */
export async function addPoints(trx: Trx, line: NewPoints): Promise<boolean> {
  const { rowCount } = await trx.query(
    ...named(
      `insert into points_entry (id, user_id, points, reason, order_id, available_at, expires_at) values ($id, $userId, $points, $reason, $orderId, $availableAt, $expiresAt)
     on conflict do nothing`,
      {
        id: uuidv7(),
        userId: line.user,
        points: line.points,
        reason: line.reason,
        orderId: line.order ?? null,
        availableAt: toIso(line.availableAt),
        expiresAt: line.expiresAt === undefined ? null : toIso(line.expiresAt),
      },
    ),
  );
  return rowCount === 1;
}

/** A balance in the contract's form. onTheWay: points of meals whose job has not run yet. */
export function pointsView(lines: readonly LedgerLine[], now: number, settings: Settings, onTheWay: number): Points {
  const { available, pending, expiring } = pointsBalance(lines, now);
  return {
    available,
    pending: pending + onTheWay,
    expiring: expiring && { points: expiring.points, at: toIso(expiring.at) },
    per_free_voucher: settings.pointsPerFreeVoucher,
  };
}
