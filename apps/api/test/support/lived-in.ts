import type { TeamRole } from '@metade/contracts/endpoint.ts';
import { addDays, localDateAt } from '@metade/domain/time.ts';
import type pg from 'pg';
import { randomUUID } from 'node:crypto';
import type { TestApp } from './app.ts';
import { createLead, statementOf as licenseeStatementOf } from './licensees-fixture.ts';
import { newMember } from './owner.ts';
import type { CurrentRestaurant, Person } from './orders-fixture.ts';
import { createRestaurant, createOrder, createPerson, joinTeam, openSlot } from './orders-fixture.ts';

export type LivedIn = {
  restaurant: string;
  order: string;
  /** Of its city: a lead, and a statement of the licensee. */
  lead: string;
  statement: string;
  slot: string;
  date: string;
  /** Tokens of a team of three, and of the one who booked. */
  team: Record<TeamRole, string>;
  diner: string;
  /** The ids of what is the diner's own: a session, an address, a card, a gift voucher, an entry of the waiting list. */
  things: string[];
  /** Stands in the name, in the diner's name and things, and in the note of the booking: nobody else may read it. */
  secret: string;
  /** Every uuid that stands in a row of this restaurant. */
  ids(): Promise<string[]>;
  /** Those rows, table by table. */
  rows(): Promise<Record<string, string[]>>;
  /** The rows of the diner's account, table by table. */
  dinerRows(): Promise<Record<string, string[]>>;
};

/** A restaurant with a team, a table, a closed day, a picture, a quarterly report, and a booking that was paid. */
export async function liveIn(test: TestApp): Promise<LivedIn> {
  const { pool } = test;
  const secret = `Q${randomUUID().slice(0, 8)}`;
  const restaurant = await createRestaurant(pool);
  const date = addDays(localDateAt(Date.now(), restaurant.zone), 3);
  const [owner, diner] = [await createPerson(pool), await createPerson(pool, { first: secret })];
  await joinTeam(pool, restaurant, owner, 'owner');
  const [manager, host] = [
    await newMember(test, restaurant.id, 'manager'),
    await newMember(test, restaurant.id, 'host'),
  ];
  const slot = await openSlot(pool, restaurant, { date, time: '20:00' });
  const { id: order } = await createOrder(pool, restaurant, diner, { slot, date, time: '20:00', note: secret });
  const picture = randomUUID();
  await pool.query('update restaurant set owner_id = $2, company_name = $3, photos = $4 where id = $1', [
    restaurant.id,
    owner.id,
    secret,
    JSON.stringify([{ kind: 'photo', id: picture, src: `restaurants/${restaurant.id}/${picture}.webp`, alt: secret }]),
  ]);
  await pool.query(
    `with closed as (insert into calendar_override (id, restaurant_id, date, qtd) values ($2, $1, $3, 0))
     , reported as (insert into quarterly_report (id, restaurant_id, quarter, figures, made_at) values ($5, $1, '2026-Q1', $6, now()))
     insert into stored_picture (id, restaurant_id) values ($4, $1)`,
    [
      restaurant.id,
      randomUUID(),
      addDays(date, 1),
      picture,
      randomUUID(),
      JSON.stringify({ restaurant: { company_name: secret } }),
    ],
  );
  const things = await ownThings(pool, diner, restaurant, date, secret);
  return {
    restaurant: restaurant.id,
    order,
    lead: await createLead(pool, 'PT-1106', { name: secret }),
    statement: await licenseeStatementOf(pool, 'PT-1106'),
    slot,
    date,
    team: { owner: owner.token, manager: manager.token, host: host.token },
    diner: diner.token,
    things,
    secret,
    ids: async () => [
      ...new Set(
        [picture, ...JSON.stringify(await rowsOf(pool, ofRestaurant, restaurant.id)).matchAll(uuid)].map(String),
      ),
    ],
    rows: () => rowsOf(pool, ofRestaurant, restaurant.id),
    dinerRows: () => rowsOf(pool, ofDiner, diner.id),
  };
}

async function ownThings(
  pool: pg.Pool,
  diner: Person,
  restaurant: CurrentRestaurant,
  date: string,
  secret: string,
): Promise<string[]> {
  const [address, card, gift, waiting] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await pool.query(
    `insert into address (id, user_id, name, street, number, district, city, state, country, zip)
     values ($1, $2, $3, 'Rua Augusta', '1', 'Baixa', 'Lisboa', 'PT-11', 'PT', '1100-148')`,
    [address, diner.id, secret],
  );
  await pool.query(
    `insert into card (id, user_id, token, brand, last4, exp_month, exp_year, holder, gateway)
     values ($1, $2, $3, 'visa', '4242', 1, 2040, $4, 'sandbox')`,
    [card, diner.id, randomUUID(), secret],
  );
  await pool.query(
    `insert into gift_voucher (id, user_id, country, amount, currency, from_name, to_name, to_email, message, locale, send_at, pay_by, card_brand, card_last4, gateway)
     values ($1, $2, 'PT', 2000, 'EUR', $3, $3, 'rita@example.test', $3, 'pt', now(), now(), 'visa', '4242', 'sandbox')`,
    [gift, diner.id, secret],
  );
  await pool.query(
    `insert into waiting_entry (id, restaurant_id, date, period, places, people, user_id, until, locale)
     values ($1, $2, $3, 'night', 2, 2, $4, now() + interval '1 day', 'pt')`,
    [waiting, restaurant.id, date, diner.id],
  );
  const { rows } = await pool.query<{ id: string }>('select id from session where user_id = $1', [diner.id]);
  return [address, card, gift, waiting, ...rows.map(({ id }) => id)];
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const ofRestaurant = "column_name = 'restaurant_id' or table_name = 'restaurant' and column_name = 'id'";
const ofDiner = "column_name in ('user_id', 'holder_id') or table_name = 'app_user' and column_name = 'id'";

async function rowsOf(pool: pg.Pool, columns: string, id: string): Promise<Record<string, string[]>> {
  const text = statements.get(columns) ?? (await statementOf(pool, columns));
  statements.set(columns, text);
  // Named: dozens of tables take longer to plan than to read.
  const { rows } = await pool.query<{ place: string; rows: string[] }>({ name: columns, text, values: [id] });
  return Object.fromEntries(rows.map(({ place, rows: found }) => [place, found]));
}

const statements = new Map<string, string>();

/** Reads in every table the rows in which a column is one id. */
async function statementOf(pool: pg.Pool, columns: string): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string; column: string }>(
    `select table_name as name, column_name as column from information_schema.columns
     where table_schema = 'public' and (${columns}) order by 1, 2`,
  );
  const parts = tables.map(
    ({ name, column }) =>
      `select '${name}.${column}' as place, array_agg(to_jsonb(t)::text order by to_jsonb(t)::text) as rows
       from "${name}" t where "${column}" = $1 having count(*) > 0`,
  );
  return parts.join(' union all ');
}
