import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { rows } from './database.ts';
import { openPanel } from './log-in.ts';
import { url } from './marketplace.ts';
import { aPassword, freshEmail } from './people.ts';

export type CurrentRestaurant = { id: string; slug: string; name: string; email: string; token: string };

/** An approved restaurant of the test's own in Lisbon, with its owner; a table for two every evening. */
export async function newRestaurant(): Promise<CurrentRestaurant> {
  const email = freshEmail();
  const name = `Casa ${randomUUID().slice(0, 8)}`;
  const { token } = await send('/site/restaurant/register', {
    first_name: 'Rita',
    last_name: 'Sousa',
    email,
    password: aPassword,
  });
  const form = {
    company_name: name,
    description: 'Cozinha de tacho, feita devagar, no coração do bairro.',
    phone: '213 456 789',
    country: 'PT',
    address: { street: 'Rua Augusta', number: '1', zip: '1100-148', city: 'Lisboa', country: 'PT' },
    kitchen: ['portuguesa'],
    ticket_avg: 2400,
    worksheet: [1, 2, 3, 4, 5, 6].map((day) => ({ day, time_open: '19:00', time_close: '23:00' })),
    tables: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, period: 'night', time: '20:00', qtd: 3, places: 2 })),
    terms: true,
  };
  const { _id: id } = await send('/restaurant', form, token);
  const [row] = await rows<{ slug: string }>(
    "update restaurant set state = 'approved', slug = 'casa-' || id where id = $1 returning slug",
    [id],
  );
  return { id: id ?? '', slug: row?.slug ?? '', name, email, token };
}

/** Opens the panel as somebody with a session. */
export function enterPanel(
  page: Page,
  { token, email }: { token: string; email: string },
  path: string,
): Promise<void> {
  return openPanel(page, { token, email, group: 'restaurant' }, path);
}

/** Calls the API and answers what it says. */
export async function send(
  path: string,
  body: object,
  token?: string,
  method = 'POST',
): Promise<{ token: string; _id?: string }> {
  const response = await fetch(`${url}/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as { token: string; _id?: string };
}
