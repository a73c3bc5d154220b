import type { ApprovalFile } from '@metade/contracts/approval.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import { readRegistration, readRow } from '../registration/index.ts';

export const getApproval: Handler<'getApproval'> = async (context, { params }) => ({
  data: await approvalFile(context, params.id),
});

/** A registration with its owner and its history, newest first. Throws not_found. */
export async function approvalFile(context: Context, id: string): Promise<ApprovalFile> {
  const { slug, owner_id } = await readRow(context.pool, id);
  const [registration, owners, events, preapprovals] = await Promise.all([
    readRegistration(context, context.pool, id),
    context.pool.query<NonNullable<ApprovalFile['owner']>>(
      `select id as _id, trim(first_name || ' ' || last_name) as name, email, email_verified_at is not null as "emailVerified", phone
       from app_user where id = $1`,
      [owner_id],
    ),
    context.pool.query<ApprovalFile['history'][number]>(
      `select e.at, nullif(trim(u.first_name || ' ' || u.last_name), '') as by, e.from_state as "from", e.to_state as "to", e.notes
       from restaurant_event e left join app_user u on u.id = e.actor_id where e.restaurant_id = $1 order by e.at desc, e.id desc`,
      [id],
    ),
    context.pool.query<NonNullable<ApprovalFile['preapproved']>>(
      'select p.given_at as at, l.name as licensee from restaurant_preapproval p join licensee l on l.id = p.licensee_id where p.restaurant_id = $1',
      [id],
    ),
  ]);
  return {
    registration,
    owner: owners.rows[0] ?? null,
    slug,
    history: events.rows,
    preapproved: preapprovals.rows[0] ?? null,
  };
}
