import { randomUUID } from 'node:crypto';
import { panel } from '@metade/i18n/pt/panel.ts';
import { messages } from '@metade/i18n/pt/web.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { enterAsAdmin, goToPlace } from './support/admins.ts';
import { atCheckout } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { enterAsDiner, enterAsTeam } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';

test.use({ locale: 'pt-PT' });
const words = panel.connections.keys;

/** Makes a key that may do all, and answers it. */
async function makeKey(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: words.add }).click();
  await page.getByRole('button', { name: words.add }).click();
  await expect(page.getByText(words.nameMissing)).toBeVisible();
  await page.getByLabel(words.name, { exact: true }).fill(name);
  for (const scope of [words.scopes.holds, words.scopes.bookings]) await page.getByLabel(scope).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.add }).click();
  const shown = page.getByLabel(words.secret, { exact: true });
  await expect(shown).toHaveValue(/^mtd_/);
  await expectAccessible(page);
  const key = await shown.inputValue();
  await page.getByRole('button', { name: words.kept }).click();
  await expect(shown).toHaveCount(0);
  return key;
}

test('an owner’s key holds a table for a person, who goes on to pay by the link; renewed and revoked, it ends', async ({
  page,
  browser,
  phone,
  request,
}) => {
  await enterAsTeam(page, panel, 'owner@metade.test');
  await page.goto('/panel/connections');
  const name = `Site ${randomUUID().slice(0, 6)}`;
  const key = await makeKey(page, name);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(card.getByText(words.unused)).toBeVisible();

  const [restaurant] = await rows<{ id: string; slug: string; company_name: string }>(
    `select r.id, r.slug, r.company_name from restaurant r join team_member t on t.restaurant_id = r.id join app_user u on u.id = t.user_id
     where u.email = 'owner@metade.test' and r.state = 'approved' order by r.company_name, r.id limit 1`,
  );
  if (!restaurant) throw new Error('the owner has no restaurant');
  const table = await findTable(restaurant.slug, { after: phone ? 9 : 8 });
  const as = (bearer: string) => ({ authorization: `Bearer ${bearer}`, 'idempotency-key': randomUUID() });
  const body = { restaurant: restaurant.id, slot: table.slot, date: table.date, people: 2 };
  const held = await request.post('/v1/holds', { headers: as(key), data: body });
  expect(held.status()).toBe(201);
  const { link } = ((await held.json()) as { data: { link: string } }).data;

  const person = await browser.newContext();
  await enterAsDiner(person);
  const opened = await person.newPage();
  await opened.goto(new URL(link).pathname);
  await expect(opened.getByRole('heading', { name: messages.handed.title })).toBeVisible();
  await expect(opened.getByText(messages.handed.by(restaurant.company_name))).toBeVisible();
  await expectAccessible(opened);
  await opened.getByRole('button', { name: messages.handed.goOn }).click();
  await atCheckout(opened);
  await opened.goto(new URL(link).pathname);
  await expect(opened.getByRole('heading', { name: messages.handed.overTitle })).toBeVisible();
  await person.close();

  await card.getByRole('button', { name: `${words.rotate}: ${name}` }).click();
  const renew = page.getByRole('dialog', { name: words.rotateTitle });
  await renew.getByLabel(words.overlap).selectOption('0');
  await expectAccessible(page);
  await renew.getByRole('button', { name: words.rotate }).click();
  const shown = page.getByLabel(words.secret, { exact: true });
  await expect(shown).toHaveValue(/^mtd_/);
  const next = await shown.inputValue();
  const status = async (bearer: string) => (await request.get('/v1/key', { headers: as(bearer) })).status();
  expect([await status(key), await status(next)]).toEqual([401, 200]);
  await card.getByRole('button', { name: words.revoke }).click();
  await page.getByRole('dialog', { name: words.revokeTitle }).getByRole('button', { name: words.revoke }).click();
  await expect(card).toHaveCount(0);
  expect(await status(next)).toBe(401);
});

test('an admin makes a key of the platform, and gives the platform a webhook', async ({ page, phone, request }) => {
  await enterAsAdmin(page, panel);
  await goToPlace(page, panel, 'programs');
  const name = `Portal ${randomUUID().slice(0, 6)}`;
  const key = await makeKey(page, name);
  expect((await request.get('/v1/admin/orders', { headers: { authorization: `Bearer ${key}` } })).status()).toBe(200);
  const { webhooks } = panel.connections;
  const address = `http://127.0.0.1:9/${phone ? 'phone' : 'wide'}`;
  await page.getByRole('button', { name: webhooks.add }).click();
  await page.getByLabel(webhooks.url, { exact: true }).fill(address);
  await page.getByRole('button', { name: webhooks.add }).click();
  await expect(page.getByLabel(webhooks.secret)).toHaveValue(/^whsec_/);
  await page.getByRole('button', { name: webhooks.kept }).click();
  await expectAccessible(page);
  const hook = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: address }) });
  await hook.getByRole('button', { name: webhooks.remove }).click();
  await page.getByRole('dialog', { name: webhooks.removeTitle }).getByRole('button', { name: webhooks.remove }).click();
  await expect(hook).toHaveCount(0);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await card.getByRole('button', { name: words.revoke }).click();
  await page.getByRole('dialog', { name: words.revokeTitle }).getByRole('button', { name: words.revoke }).click();
  await expect(card).toHaveCount(0);
});
