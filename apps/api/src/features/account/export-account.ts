import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';

export const exportAccount: Handler<'exportAccount'> = async (context, { session, reply }) => {
  const data = await readExport(context, session.userId);
  reply.header('cache-control', 'no-store');
  return { data };
};

/**
 * Everything stored about a user, by table: tables with a user_id, rows that refer to the user's orders, the restaurants the user
 * owns with their registration, restaurants' notes on the user, what the user did in the panel, sent messages, and forms from the
 * user's proven address. Read from the schema, so a new table is included at once. Leaves out secrets and the ids of other people.
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
  data.card_dispute = await rows(
    'card_dispute',
    't.payment_id in (select p.id from payment p join orders o on o.id = p.order_id where o.user_id = $1) or t.gift_id in (select id from gift_voucher where user_id = $1)',
  );
  data.failed_refund = await rows(
    'failed_refund',
    't.refund_id in (select f.id from refund f join orders o on o.id = f.order_id where o.user_id = $1) or t.gift_id in (select id from gift_voucher where user_id = $1)',
  );
  const proven = '(select lower(email) from app_user where id = $1 and email_verified_at is not null)';
  data.lead = await rows('lead', `lower(t.email) = ${proven}`);
  data.mail = await rows('mail', 't.recipient = (select email from app_user where id = $1)');
  return data;
}

/** Names of tables with a foreign key from a column to a table, as SQL writes them. */
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

/** Names of columns, in any table, that refer to a user. */
async function columnsNamingPeople(context: Context): Promise<Set<string>> {
  const { rows } = await context.pool.query<{ name: string }>(
    `select distinct a.attname as name from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and c.confrelid = 'app_user'::regclass`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Who else acted on a row, such as the admin who decided a dispute, is not told. */
function withoutOthers(row: Record<string, unknown>, people: Set<string>, userId: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([key, value]) => !people.has(key) || value === userId));
}

/** A restaurant's webhooks and feeds belong to the restaurant, not to the user. */
const ofTheRestaurant = new Set(['webhook_delivery']);

const secret = /token|hash|secret|password/;

// An unsent message still contains its link to a new password.
function withoutLinks(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/(\/auth\/\w+\/)[\w-]+/g, '$1…') : value;
}
