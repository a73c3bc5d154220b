import { addDays } from '@metade/domain/time.ts';
import { type BrowserContext, expect } from '@playwright/test';
import { rows } from './database.ts';
import { enterSite } from './log-in.ts';
import { url } from './marketplace.ts';
import { registerDiner } from './people.ts';
import type { Table } from './tables.ts';

/**
 * The one table of a time, of whatever size, that can still be booked, in a city from `after` days ahead: booked, it is full.
 * onCard: of a meal with so few times that a card shows them all.
 */
export async function findOnlyTable(city: string, { after, onCard = false }: FindOnly): Promise<Table> {
  const search = await fetch(`${url}/v1/site/restaurants/PT`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ city, limit: 60 }),
  });
  const { data: cards } = (await search.json()) as { data: { slug: string }[] };
  for (const { slug } of cards) {
    const [two = [], ...larger] = await Promise.all([2, 4, 6].map((people) => slotsOf(slug, people, after)));
    const others = larger.flat();
    const only = two.find(
      (slot) =>
        slot.state === 'last' &&
        (!onCard || two.filter(({ date, period }) => date === slot.date && period === slot.period).length <= 4) &&
        !others.some(
          ({ date, time, state, slot: id }) =>
            date === slot.date && time === slot.time && state !== 'full' && id !== slot.slot,
        ),
    );
    if (only) return { ...only, restaurant: slug };
  }
  throw new Error(`${city} has no single table`);
}

type FindOnly = { after: number; onCard?: boolean };

async function slotsOf(slug: string, people: number, after: number): Promise<Table[]> {
  const response = await fetch(`${url}/v1/restaurant/${slug}/availability?people=${people}`);
  const { data, today } = (await response.json()) as { data: { date: string; slots: Table[] }[]; today: string };
  return data.filter(({ date }) => date >= addDays(today, after)).flatMap(({ slots }) => slots);
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
