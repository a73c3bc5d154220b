import { isDeepStrictEqual } from 'node:util';
import type { ChangeKind } from '@metade/contracts/change-kinds.ts';
import type { TeamRole } from '@metade/contracts/endpoint.ts';
import { named } from '../../db/named.ts';
import type { Trx } from '../../db/transaction.ts';

export type Change = {
  /** Null: the marketplace itself. An id of null: somebody of the team, unknown who. */
  by: { id: string | null; role: TeamRole | 'admin' | 'licensee' | 'key' } | null;
  what: ChangeKind;
  restaurant?: string;
  /** Id of what was changed: an order, a person, a slot. */
  subject?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

/**
 * Writes who changed what to the audit log, in the changing transaction. Only fields that differ are stored; nothing is written
 * when none does.
 */
export async function recordChange(trx: Trx, change: Change): Promise<void> {
  const { by, what, restaurant, subject, before = {}, after = {} } = change;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = keys.filter((key) => !isDeepStrictEqual(plain(before[key]), plain(after[key])));
  if (keys.length > 0 && differing.length === 0) return;
  const only = (values: Record<string, unknown>) =>
    JSON.stringify(Object.fromEntries(differing.map((key) => [key, values[key] ?? null])));
  await trx.query(
    ...named(
      'insert into audit_log (actor_id, role, what, restaurant_id, subject, before, after) values ($actorId, $role, $what, $restaurantId, $subject, $before, $after)',
      {
        actorId: by?.id ?? null,
        role: by?.role ?? 'system',
        what,
        restaurantId: restaurant ?? null,
        subject: subject ?? null,
        before: only(before),
        after: only(after),
      },
    ),
  );
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
