import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';

export const exportAccount: Handler<'exportAccount'> = async (context, { session, reply }) => {
  const data = await readExport(context, session.userId);
  reply.header('cache-control', 'no-store');
  return { data };
};

/**
 * All that is kept about a user, by table: every table with a user_id, what hangs on the user's orders, the restaurants that
 * the user owns with their way to the public, what restaurants noted of the user, what the user did in the panel, the messages
 * that were sent, and the forms that came from the user's address once it was proven. Read from the schema, so that a new
 * table is in it the day it is made. Secrets are left out, and the ids of others who acted.
 */
export async function readExport(context: Context, userId: string): Promise<Record<string, unknown>> {
  const own = await tablesPointingTo(context, 'app_user', 'user_id');
  const people = await columnsNamingPeople(context);
  const ofOrders = (await tablesPointingTo(context, 'orders', 'order_id')).filter(
    (table) => !own.includes(table) && !ofTheRestaurant.has(table),
  );
  const rows = async (table: string, where: string) => {
    const result = await context.pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${table} t where ${where}`,
      [userId],
    );
    return result.rows.map(({ row }) => withoutOthers(withoutSecrets(row), people, userId));
  };
  const data: Record<string, unknown> = {
    exported_at: new Date(context.now()).toISOString(),
    account: (await rows('app_user', 't.id = $1'))[0],
  };
  for (const table of await tablesPointingTo(context, 'app_user', 'actor_id'))
    data[table] = await rows(table, 't.actor_id = $1');
  for (const table of await tablesPointingTo(context, 'app_user', 'owner_id'))
    data[table] = await rows(table, 't.owner_id = $1');
  data.restaurant_event = await rows(
    'restaurant_event',
    't.actor_id = $1 or t.restaurant_id in (select id from restaurant where owner_id = $1)',
  );
  for (const table of own) data[table] = await rows(table, 't.user_id = $1');
  for (const table of ofOrders)
    data[table] = await rows(table, 't.order_id in (select id from orders where user_id = $1)');
  const proven = '(select lower(email) from app_user where id = $1 and email_verified_at is not null)';
  data.lead = await rows('lead', `lower(t.email) = ${proven}`);
  data.mail = await rows('mail', 't.recipient = (select email from app_user where id = $1)');
  return data;
}

/** Names of tables with a foreign key of a column to a table, as SQL writes them. */
async function tablesPointingTo(context: Context, target: string, column: string): Promise<string[]> {
  const { rows } = await context.pool.query<{ name: string }>(
    `select distinct c.conrelid::regclass::text as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = $1::regclass and a.attname = $2 and array_length(c.conkey, 1) = 1 order by 1`,
    [target, column],
  );
  return rows.map(({ name }) => name);
}

function withoutSecrets(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, secret.test(key) ? undefined : withoutLinks(value)]),
  );
}

/** Names of columns, of any table, that name a user. */
async function columnsNamingPeople(context: Context): Promise<Set<string>> {
  const { rows } = await context.pool.query<{ name: string }>(
    `select distinct a.attname as name from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and c.confrelid = 'app_user'::regclass`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Who else acted on a row, such as an admin who decided a dispute, is not the user's to know. */
function withoutOthers(row: Record<string, unknown>, people: Set<string>, userId: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([key, value]) => !people.has(key) || value === userId));
}

/** What a restaurant keeps of how it passes bookings on is the restaurant's. */
const ofTheRestaurant = new Set(['webhook_delivery']);

const secret = /token|hash|secret|password/;

// A message that has yet to be sent still has its link to a new password.
function withoutLinks(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/(\/auth\/\w+\/)[\w-]+/g, '$1…') : value;
}
