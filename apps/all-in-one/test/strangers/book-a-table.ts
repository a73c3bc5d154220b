// A stranger's program: books a table with nothing but the client that hey-api makes of the API document. Prints the order it reads in the end.
import { randomUUID } from 'node:crypto';
import { client } from './made/hey-api/client.gen.js';
import {
  createOrder,
  getAvailability,
  getConfig,
  getOrder,
  payOrder,
  registerUser,
  searchRestaurants,
} from './made/hey-api/sdk.gen.js';
import type { SlotOffer } from './made/hey-api/types.gen.js';

const site = process.argv[2];
client.setConfig({ baseUrl: `${site}/v1` });
const throwOnError = true;

const { data: found } = await searchRestaurants({
  path: { country: 'PT' },
  body: { region: 'PT-11', city: 'lisboa', people: 2 },
  throwOnError,
});
const { restaurant, slot } = await firstFreeTable(found.data.map(({ _id }) => _id));

const password = 'uma mesa para dois';
const { data: diner } = await registerUser({
  body: {
    first_name: 'Diner',
    last_name: 'Demo',
    gender: 'female',
    email: `${randomUUID()}@metade.test`,
    password,
    password_confirmation: password,
    region: 'PT-1106',
    terms: true,
  },
  throwOnError,
});
client.setConfig({ auth: diner.token });

const { data: held } = await createOrder({
  headers: { 'Idempotency-Key': randomUUID() },
  body: { restaurant, slot: slot.slot, date: slot.date, people: 2 },
  throwOnError,
});
if (held.data.state !== 'held') throw new Error(`The order is ${held.data.state}, not held`);

const { data: config } = await getConfig({ throwOnError });
const { gateway, termsVersion } = config.data;
const { data: paid } = await payOrder({
  headers: { 'Idempotency-Key': randomUUID() },
  path: { id: held.data._id },
  body: { card_token: await tokenize(gateway.tokenizeUrl), terms_version: termsVersion, expected: slot.price.amount },
  throwOnError,
});

const { data: read } = await getOrder({ path: { id: paid.data._id }, throwOnError });
console.log(JSON.stringify(read.data));

async function firstFreeTable(restaurants: string[]): Promise<{ restaurant: string; slot: SlotOffer }> {
  for (const restaurant of restaurants) {
    const { data } = await getAvailability({ path: { id: restaurant }, query: { people: 2 }, throwOnError });
    const slots = data.data.filter(({ date }) => date > data.today).flatMap((day) => day.slots);
    const slot = slots.find(({ state }) => state === 'free');
    if (slot) return { restaurant, slot };
  }
  throw new Error(`None of ${restaurants.length} restaurants has a free table`);
}

/** The card goes to the gateway, never to the marketplace. */
async function tokenize(url: string): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      number: '4242 4242 4242 4242',
      expMonth: 12,
      expYear: 2034,
      cvc: '123',
      holder: 'Diner Demo',
    }),
  });
  if (!answer.ok) throw new Error(`The card was refused: ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}
