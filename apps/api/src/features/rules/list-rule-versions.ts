import type { ruleVersion } from '@metade/contracts/rules.ts';
import type { z } from 'zod';
import { adminPageSize } from '../../db/admin-search.ts';
import type { Handler } from '../../http/call.ts';
import { paged } from '../../http/paged.ts';

type Value = z.infer<typeof ruleVersion>['changes'][number]['before'];
type Row = {
  id: string;
  at: string;
  by: string | null;
  before: Record<string, Value>;
  after: Record<string, Value>;
  total: number;
};

/** A group's history, from the audit log. */
export const listRuleVersions: Handler<'listRuleVersions'> = async (context, { params, query }) => {
  const { rows } = await context.pool.query<Row>(
    `select l.id::text as id, l.at, nullif(trim(u.first_name || ' ' || u.last_name), '') as by, l.before, l.after, count(*) over () as total
     from audit_log l left join app_user u on u.id = l.actor_id
     where l.what = 'rules.changed' and l.subject = $1 order by l.id desc limit $2 offset $3`,
    [params.group, adminPageSize, (query.page - 1) * adminPageSize],
  );
  const versions = rows.map(({ id, at, by, before, after }) => ({
    _id: id,
    at,
    by,
    reason: typeof after.reason === 'string' ? after.reason : null,
    changes: Object.keys(before)
      .filter((key) => key !== 'reason')
      .map((key) => ({ ...cellOf(key), before: before[key] ?? null, after: after[key] ?? null })),
  }));
  return paged(versions, query.page, rows[0]?.total ?? 0, adminPageSize);
};

function cellOf(key: string): { name: string; country: string | null } {
  const [first = '', second] = key.split('.');
  return second === undefined ? { name: first, country: null } : { name: second, country: first };
}
