import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@metade/dev-env/free-port.ts';
import type pg from 'pg';
import { Client } from 'undici';
import { inTurn } from './load.ts';
import type { DatabaseServer, Program } from './programs.ts';
import { root, startProgram } from './programs.ts';

const folder = path.join(root, 'bench/reference/vendure');

/** A Vendure shop on a database of its own, installed by npm beside its source. Ready once its product can be bought. */
export async function startVendure(databases: DatabaseServer): Promise<Vendure> {
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: folder });
  const { url: databaseUrl, pool } = await databases.create('bench_vendure', async () => {});
  const shop = await startProgram(path.join(folder, 'shop.mjs'), await freePort(), {
    DATABASE_URL: databaseUrl,
    VENDURE_DISABLE_TELEMETRY: 'true',
  });
  const client = new Client(shop.url);
  try {
    while (!(await hasProduct(client))) await sleep(200);
  } catch (error) {
    await shop.stop();
    throw error;
  } finally {
    await client.close();
  }
  return { shop, pool };
}

export type Vendure = { shop: Program; pool: pg.Pool };

async function hasProduct(client: Client): Promise<boolean> {
  const { data } = await ask<{ products: { items: { id: string }[] } }>(client, '{ products { items { id } } }');
  return data.products.items.length > 0;
}

/** Orders as a storefront makes them, each a guest's of its own, from the basket to the payment that is settled and the last job. */
export async function orderAtVendure({ shop: { url }, pool }: Vendure, amount: number, clients: number): Promise<void> {
  await inTurn({ url, clients, amount }, async (client) => {
    let token: string | undefined;
    for (const [step, state] of steps()) {
      const { data, given } = await ask<{ done: { state?: string } }>(client, `mutation { done: ${step} }`, token);
      if (data.done.state !== state) throw new Error(`Vendure: ${step} answered ${JSON.stringify(data)}`);
      token ??= given;
    }
  });
  while ((await pool.query('select 1 from job_record where not "isSettled" limit 1')).rowCount !== 0) await sleep(200);
}

/** What a storefront asks for, and the order's state after it. */
const steps = (): [string, string][] => [
  ['addItemToOrder(productVariantId: 1, quantity: 1) { ... on Order { id state totalWithTax } }', 'AddingItems'],
  [
    `setCustomerForOrder(input: { firstName: "D", lastName: "N", emailAddress: "diner-${randomUUID()}@example.test" }) { ... on Order { state } }`,
    'AddingItems',
  ],
  [
    'setOrderShippingAddress(input: { streetLine1: "1", city: "Madrid", postalCode: "28001", countryCode: "ES" }) { ... on Order { state } }',
    'AddingItems',
  ],
  ['setOrderShippingMethod(shippingMethodId: [1]) { ... on Order { state } }', 'AddingItems'],
  ['transitionOrderToState(state: "ArrangingPayment") { ... on Order { state } }', 'ArrangingPayment'],
  [
    'addPaymentToOrder(input: { method: "card", metadata: {} }) { ... on Order { id code state totalWithTax } }',
    'PaymentSettled',
  ],
];

/** given: the token of a guest who had none. */
async function ask<Answer>(
  client: Client,
  query: string,
  token?: string,
): Promise<{ data: Answer; given: string | undefined }> {
  const { statusCode, headers, body } = await client.request({
    method: 'POST',
    path: '/shop-api',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query }),
  });
  const answer = (await body.json()) as { data?: Answer; errors?: unknown };
  if (statusCode !== 200 || !answer.data || answer.errors)
    throw new Error(`Vendure answered ${JSON.stringify(answer)}`);
  return { data: answer.data, given: headers['vendure-auth-token'] as string | undefined };
}
