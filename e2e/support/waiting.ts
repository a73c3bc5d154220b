import { type BrowserContext, expect } from '@playwright/test';
import { rows } from './database.ts';
import { type CurrentRestaurant, newRestaurant } from './restaurants.ts';
import { enterSite } from './log-in.ts';
import { url } from './marketplace.ts';
import { registerDiner } from './people.ts';
import { findTable, type Table } from './tables.ts';

/** The one table of an evening of a restaurant of the journey's own, from `after` days ahead: booked, it is full. */
export async function onlyTable(after: number): Promise<Table & { own: CurrentRestaurant }> {
  const restaurant = await newRestaurant();
  await rows('update table_slot set qtd = 1 where restaurant_id = $1', [restaurant.id]);
  return { ...(await findTable(restaurant.slug, { after, state: 'last' })), own: restaurant };
}

/** Signs a new diner in, and answers his token for calls beside the pages. */
export async function enterWithToken(context: BrowserContext): Promise<string> {
  const { token } = await registerDiner();
  await enterSite(context, { token });
  return token;
}

/** Cancels a booking as its diner does. */
export async function cancel(order: string, token: string): Promise<void> {
  const response = await fetch(`${url}/v1/orders/${order}/cancel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  });
  if (!response.ok) throw new Error(`cancel: ${await response.text()}`);
}

/** The path of the link in the message that tells a diner his turn, once it is in the outbox. */
export async function turnLink(email: string): Promise<string> {
  let path: string | undefined;
  const read = async () => {
    const [mail] = await rows<{ body: string }>(
      "select body from mail where recipient = $1 and kind = 'waiting_turn' order by created_at desc limit 1",
      [email],
    );
    path = /\/waiting\/[\w-]+/.exec(mail?.body ?? '')?.[0];
    return path;
  };
  await expect.poll(read).toBeTruthy();
  return path ?? '';
}
