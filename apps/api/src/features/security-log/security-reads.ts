import type { SecurityEvent } from '@metade/contracts/security-log.ts';
import type { Queryable } from '../../db/transaction.ts';
import { paged } from '../../http/paged.ts';

const pageSize = 20;

/** An account's events, newest first; page from 1. */
export async function readSecurityEvents(db: Queryable, user: string, page: number) {
  const [{ rows }, counted] = await Promise.all([
    db.query<SecurityEvent>(
      `select id as _id, at, kind, browser, system, country, ip from security_event where user_id = $1
       order by at desc, id desc limit $2 offset $3`,
      [user, pageSize, (page - 1) * pageSize],
    ),
    db.query<{ total: number }>('select count(*) as total from security_event where user_id = $1', [user]),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return paged(rows, page, total, pageSize);
}
