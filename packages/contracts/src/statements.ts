import { z } from 'zod';
import { csvOf } from './csv-of.ts';
import { endpoint } from './endpoint.ts';
import { currency, id, idParam, instant, localDate } from './fields.ts';

const month = z.string().regex(/^\d{4}-\d{2}$/);
const row = z.object({
  restaurant: id,
  name: z.string(),
  month,
  orders: z.int(),
  fees: z.int(),
  refunds: z.int(),
  parts: z.int().meta({ description: 'Of the fees, what coupons, credit and free vouchers paid' }),
  net: z.int(),
  percent: z.int(),
  share: z.int().meta({ description: 'Rounded; the totals are the sums of the rows' }),
});

/** A licensee's month: fees of its restaurants, and the licensee's share. Amounts in minor units. */
export const statement = z
  .object({
    month,
    licensee: z.object({ _id: id, name: z.string() }),
    territory: z.array(z.string()).meta({ description: 'The names of its cities in that month' }),
    currency,
    percent: z.int(),
    until: localDate.nullable().meta({ description: 'Of the month that is not over: the last day that is counted' }),
    rows: z.array(row),
    carried: z.array(row).meta({ description: 'Of earlier months, what came back or was charged since' }),
    adjustments: z.array(z.object({ reason: z.string(), amount: z.int() })),
    orders: z.int(),
    fees: z.int(),
    refunds: z.int(),
    parts: z.int(),
    net: z.int(),
    share: z.int(),
    payable: z.int(),
  })
  .meta({ id: 'Statement' });
export type Statement = z.infer<typeof statement>;

export const closedStatement = z
  .object({ _id: id, month, number: z.string(), payable: z.int(), closed: instant, paid: localDate.nullable() })
  .meta({ id: 'ClosedStatement' });
export type ClosedStatement = z.infer<typeof closedStatement>;

const own = { access: { scope: 'territory', roles: ['franchisee'] } } as const;
const one = {
  access: { scope: 'territory', by: 'statement', roles: ['franchisee', 'finance'] },
  params: idParam,
} as const;

export const listStatements = endpoint({
  ...own,
  name: 'listStatements',
  method: 'GET',
  path: '/territory/statements',
  summary: 'The months of the caller’s licence that are closed, the newest first',
  answer: z.object({ data: z.array(closedStatement) }),
  refusals: ['not_found'],
});

export const exportStatements = csvOf(listStatements, 'exportStatements');

export const getOpenStatement = endpoint({
  ...own,
  name: 'getOpenStatement',
  method: 'GET',
  path: '/territory/statements/open',
  summary: 'The month that is not over, until yesterday: it can still change',
  answer: z.object({ data: statement }),
  refusals: ['not_found'],
});

export const getStatement = endpoint({
  ...one,
  name: 'getStatement',
  method: 'GET',
  path: '/territory/statements/:id',
  summary: 'A statement as it was closed',
  answer: z.object({ data: closedStatement.extend({ statement }) }),
  refusals: ['not_found'],
});

export const getStatementPdf = endpoint({
  ...one,
  name: 'getStatementPdf',
  method: 'GET',
  path: '/territory/statements/:id/pdf',
  summary: 'A statement as a PDF',
  answer: z.string(),
  replica: true,
  refusals: ['not_found'],
  stream: 'application/pdf',
});

export const getStatementCsv = endpoint({
  ...one,
  name: 'getStatementCsv',
  method: 'GET',
  path: '/territory/statements/:id/csv',
  summary: 'A statement as a table of values (CSV)',
  answer: z.string(),
  replica: true,
  refusals: ['not_found'],
  stream: 'text/csv',
});

export const payStatement = endpoint({
  name: 'payStatement',
  method: 'POST',
  path: '/admin/statements/:id/paid',
  summary: 'Say on which day a statement was paid; said once',
  access: { scope: 'marketplace', roles: ['finance'] },
  params: idParam,
  body: z.object({ paid_on: localDate }),
  answer: z.object({ data: closedStatement }),
  refusals: ['not_found', 'statement_paid'],
});
