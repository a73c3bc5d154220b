import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { panel } from '@metade/i18n/pt/panel.ts';
import { rows } from './database.ts';
import { enterSite, logIn, openPanel } from './log-in.ts';
import { url } from './marketplace.ts';
import { spoken } from './words.ts';

export type Diner = { email: string; password: string };

export const aPassword = 'uma mesa para dois';

/** An address that nobody has signed up with. */
export function freshEmail(): string {
  return `${randomUUID()}@metade.test`;
}

/** Signs up a new diner at the API, whose address is confirmed: others hold few tables. site: where another marketplace than the journeys' listens. */
export async function registerDiner(locale = spoken(), site = url): Promise<Diner & { token: string }> {
  const diner = { email: freshEmail(), password: aPassword };
  const response = await fetch(`${site}/v1/site/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...diner,
      password_confirmation: diner.password,
      first_name: 'Diner',
      last_name: 'Demo',
      gender: 'female',
      region: 'PT-1106',
      intl: locale,
      terms: true,
    }),
  });
  if (!response.ok) throw new Error(`sign-up: ${await response.text()}`);
  if (site === url) await rows('update app_user set email_verified_at = now() where email = $1', [diner.email]);
  return { ...diner, token: ((await response.json()) as { token: string }).token };
}

/** Signs a new diner in. */
export async function enterAsDiner(context: BrowserContext, locale = spoken()): Promise<Diner> {
  const { token, ...diner } = await registerDiner(locale);
  await enterSite(context, { token });
  return diner;
}

/** Opens the panel with an account of the demo */
export async function enterPanel(page: Page, email: string): Promise<void> {
  await openPanel(page, await logIn(email), '/panel/');
}

/** Opens the panel as one of the demo restaurant's team. */
export async function enterAsTeam(page: Page, m: typeof panel, email: string): Promise<void> {
  await enterPanel(page, email);
  await page.getByRole('navigation', { name: m.mainNavigation }).waitFor();
}

/** Opens the panel as the demo restaurant's host. */
export function enterAsHost(page: Page, m: typeof panel): Promise<void> {
  return enterAsTeam(page, m, 'host@metade.test');
}

/** Signs a new owner in, whose restaurant's registration is begun. */
export async function enterAsNewOwner(context: BrowserContext, name: string): Promise<Diner> {
  const send = async (path: string, body: object, token?: string) => {
    const response = await fetch(`${url}/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as { token: string };
  };
  const owner = { first_name: 'Rita', last_name: 'Demo', email: freshEmail(), password: aPassword };
  const { token } = await send('/site/restaurant/register', owner);
  await send('/restaurant', { country: 'PT', company_name: name }, token);
  await enterSite(context, { token });
  return { email: owner.email, password: owner.password };
}
