import { setTimeout as pause } from 'node:timers/promises';
import { demoSecondFactor } from '@metade/dev-env/scenario/accounts.ts';
import type { AdminRole } from '@metade/domain/admin-role.ts';
import type { panel } from '@metade/i18n/pt/panel.ts';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { areasOf, places, placesOf, type ScreenOf } from '../../apps/panel/src/shell/places.ts';
import { rows } from './database.ts';
import { openPanel } from './log-in.ts';
import { url } from './marketplace.ts';
import { type Diner, registerDiner } from './people.ts';

/** The code that an authenticator app with a key shows, of a half minute: now unless told otherwise. */
export function codeOf(secret: string, at = Date.now()): string {
  return new TOTP({ secret }).generate({ timestamp: at });
}

/** A code of a demo account that no other journey has used: each is good once, and some are used side by side. */
export async function demoCodeOf(email: string): Promise<string> {
  const [used] = await rows<{ last_step: string }>(
    'select f.last_step from two_factor f join app_user u on u.id = f.user_id where u.email = $1',
    [email],
  );
  const step = Math.max(Number(used?.last_step ?? 0) + 1, Math.floor(Date.now() / 30_000));
  while (step > Math.floor(Date.now() / 30_000) + 1) await pause(1000);
  return codeOf(demoSecondFactor, step * 30_000);
}

/** An admin or a licensee of the journey's own, who has no second step yet; an admin is an owner unless told otherwise. */
export async function newlyAppointed(
  group: 'admin' | 'franchisee',
  roles: AdminRole[] = ['owner'],
): Promise<Diner & { token: string }> {
  const person = await registerDiner();
  await rows('update app_user set user_group = $2, admin_roles = $3 where email = $1', [
    person.email,
    group,
    group === 'admin' ? roles : [],
  ]);
  return person;
}

/** Somebody appointed whose second step has been set up. */
async function newlySettled(
  group: 'admin' | 'franchisee',
  roles?: AdminRole[],
): Promise<{ email: string; password: string; secret: string; token: string }> {
  const { token, ...person } = await newlyAppointed(group, roles);
  const { secret } = await send<{ secret: string }>('/account/two_factor', { password: person.password }, token);
  await send('/account/two_factor/confirm', { code: codeOf(secret) }, token);
  return { ...person, secret, token };
}

/** An admin of the journey's own, whose second step has been set up. */
export const newAdmin = (roles?: AdminRole[]) => newlySettled('admin', roles);

/** Opens the panel as an admin of the journey's own. */
export async function enterAsAdmin(page: Page, m: typeof panel): Promise<void> {
  const { token, email } = await newAdmin();
  await openPanel(page, { token, email, group: 'admin' }, '/panel/');
  await page.getByRole('heading', { level: 1, name: m.board.title }).waitFor();
}

/** Opens the panel as one of the demo's licensee of Porto, of the journey's own. */
export async function enterAsLicensee(page: Page, m: typeof panel): Promise<void> {
  const { token, email } = await newlySettled('franchisee');
  await rows(
    `insert into licensee_member (user_id, licensee_id)
     select u.id, c.licensee_id from app_user u, licensee_city c join city y on y.id = c.city_id where u.email = $1 and y.slug = 'porto'`,
    [email],
  );
  await openPanel(page, { token, email, group: 'franchisee' }, '/panel/');
  await page.getByRole('heading', { level: 1, name: m.areas.territory }).waitFor();
}

/** Goes to a screen of the desk as a person does: to its area in the navigation, then to its tab. */
export async function goToPlace(page: Page, m: typeof panel, screen: ScreenOf<'admin'>): Promise<void> {
  const area = areasOf(placesOf('admin')).find(({ tabs }) => tabs.some(([name]) => name === screen));
  if (!area) throw new Error(`No area holds ${screen}`);
  const rail = page.getByRole('navigation', { name: m.mainNavigation });
  const narrow = (page.viewportSize()?.width ?? 0) < 1024;
  if (narrow && !area.bar) {
    await rail.getByRole('button', { name: m.more }).click();
    const more = page.getByRole('dialog').getByRole('navigation', { name: m.more });
    await more.getByRole('link', { name: area.label(m) }).click();
  } else await rail.getByRole('link', { name: area.label(m) }).click();
  if (area.tabs[0]?.[0] === screen) return;
  const tabs = page.getByRole('navigation', { name: area.label(m), exact: true });
  await tabs.getByRole('link', { name: places[screen].label(m) }).click();
}

async function send<T>(path: string, body: object, token: string): Promise<T> {
  const response = await fetch(`${url}/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}
