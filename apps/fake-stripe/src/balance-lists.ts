import type Stripe from 'stripe';
import type { Operation } from './operations.ts';
import type { Trx } from './store.ts';

type Asked = { created?: Stripe.RangeQueryParam; limit?: number; starting_after?: string };

/** Newest first, as Stripe lists; `data.source` can be expanded. */
export const balanceTransactions: Operation = {
  method: 'GET',
  path: '/v1/balance_transactions',
  params: 'BalanceTransactionListParams',
  run: async ({ trx, params }) => {
    const asked = params as Asked & { payout?: string; expand?: string[] };
    const listed = await page<Stripe.BalanceTransaction>(trx, 'balance_transaction', asked, asked.payout);
    if (!asked.expand?.includes('data.source')) return { status: 200, body: listed };
    const { rows } = await trx.query<{ id: string; body: Stripe.BalanceTransactionSource }>(
      'select id, body from stripe_gateway.object where id = any ($1)',
      [listed.data.map(({ source }) => String(source))],
    );
    const sources = new Map(rows.map(({ id, body }) => [id, body]));
    const data = listed.data.map((one) => ({ ...one, source: sources.get(String(one.source)) ?? null }));
    return { status: 200, body: { ...listed, data } };
  },
};

export const payouts: Operation = {
  method: 'GET',
  path: '/v1/payouts',
  params: 'PayoutListParams',
  run: async ({ trx, params }) => ({ status: 200, body: await page<Stripe.Payout>(trx, 'payout', params as Asked) }),
};

async function page<T extends { id: string }>(
  trx: Trx,
  kind: 'balance_transaction' | 'payout',
  { created = {}, limit = 10, starting_after = '' }: Asked,
  payout: string | null = null,
): Promise<{ object: 'list'; data: T[]; has_more: boolean; url: string }> {
  const { rows } = await trx.query<{ body: T }>(
    `select body from stripe_gateway.object where kind = $1 and (body ->> 'created')::bigint between $2 and $3
       and ($4::text is null or hidden ->> 'payout' = $4)
       and ($5 = '' or seq < (select seq from stripe_gateway.object where id = $5)) order by seq desc limit $6`,
    [
      kind,
      created.gte ?? 0,
      created.lt === undefined ? Number.MAX_SAFE_INTEGER : created.lt - 1,
      payout,
      starting_after,
      Number(limit) + 1,
    ],
  );
  const data = rows.slice(0, Number(limit)).map(({ body }) => body);
  return { object: 'list', data, has_more: rows.length > Number(limit), url: `/v1/${kind}s` };
}
