import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { payOut } from './balance.ts';
import { parse } from './refusal.ts';
import { keySchema, spanSchema } from './wire.ts';

type Row = { id: string; seq: string; createdAt: Date | string };

/** What moved the balance and what was paid out, oldest first, for the marketplace's server. */
export function balanceRoutes(app: FastifyInstance, { pool }: { pool: Pool }): void {
  const page = async <Item extends Row>(sql: string, query: unknown) => {
    const { from, until, cursor = '0', limit } = parse(spanSchema, query);
    await payOut(pool);
    const { rows } = await pool.query<Item>(`${sql} and seq > $3 order by seq limit $4`, [from, until, cursor, limit]);
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return {
      items: rows.map(({ seq: _seq, createdAt, ...item }) => ({
        ...item,
        createdAt: new Date(createdAt).toISOString(),
      })),
      next: last ? String(last.seq) : null,
    };
  };

  app.get('/movements', (request) =>
    page(
      `select seq, id, kind, case when kind = 'payment' then reference else subject end as subject, amount, fee, currency, created_at as "createdAt"
       from sandbox_gateway.movements where created_at >= $1 and created_at < $2`,
      request.query,
    ),
  );

  app.get('/payouts', (request) =>
    page(
      `select seq, subject as id, -amount as amount, currency, 'paid' as state, created_at as "createdAt", to_char(created_at + interval '2 days', 'YYYY-MM-DD') as "arrivesOn"
       from sandbox_gateway.movements where kind = 'payout' and created_at >= $1 and created_at < $2`,
      request.query,
    ),
  );

  app.get('/payouts/:key/movements', async (request) => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from sandbox_gateway.movements where payout = $1 and kind <> 'payout' order by seq`,
      [parse(keySchema, request.params).key],
    );
    return { items: rows.map(({ id }) => id), next: null };
  });
}
