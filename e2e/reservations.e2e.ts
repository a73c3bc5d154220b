import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { enterAsAdmin } from './support/admins.ts';
import { book } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { enterPanel, newRestaurant } from './support/restaurants.ts';
import { partiesTonight } from './support/meals.ts';
import { enterAsDiner, enterAsHost, registerDiner } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { another, awake, expect, test } from './support/test.ts';
import { panel, spoken, words as diners } from './support/words.ts';
import { expectAccessible } from './support/accessible.ts';

test.use({ speaks: 'in turn' });
const { reservations: words } = panel;

test('a booking is found among all, opened, confirmed with its history, and saved in a file', async ({
  page,
  browser,
  phone,
}) => {
  const dinerContext = await another(browser);
  await enterAsDiner(dinerContext);
  const [restaurant] = await rows<{ id: string; slug: string }>(
    `select r.id, r.slug from restaurant r join team_member t on t.restaurant_id = r.id join app_user u on u.id = t.user_id
     where u.email = 'host@metade.test' order by r.company_name, r.id limit 1`,
  );
  if (!restaurant) throw new Error('the demo has no restaurant for its host');
  const order = await book(await dinerContext.newPage(), await findTable(restaurant.slug, { after: phone ? 8 : 5 }));
  await dinerContext.close();
  const [booked] = await rows<{ number: string; state: string }>('select number, state from orders where id = $1', [
    order,
  ]);
  const number = booked?.number ?? '';

  await enterAsHost(page, panel);
  await page.goto('/panel/reservations');
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel(words.text).fill(number);
  await expect(page.getByRole('list', { name: words.title }).getByRole('listitem')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: panel.lists.csv }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`${words.csv.file}.csv`);
  const text = await readFile(await saved.path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain(number);

  await page.getByRole('list', { name: words.title }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: words.history })).toBeVisible();
  if (booked?.state === 'awaiting_restaurant') {
    await page.getByRole('button', { name: panel.request.confirm }).click();
    await expect(page.getByText(words.steps.accepted)).toBeVisible();
  }
  await expect(page.getByText(words.states.confirmed, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: panel.row.arrived, exact: true }).click();
  await expect(page.getByText(`${words.steps.redeemed} ${words.how.list}`)).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${panel.toast.undo}:`) }).click();
  await expect(page.getByText(words.steps.undoArrived)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: words.back }).click();
  await page.getByLabel(words.text).fill('nobody has this name');
  await expect(page.getByRole('heading', { name: words.none })).toBeVisible();
  await page.getByRole('link', { name: words.clear }).click();
  await expect(page.getByRole('list', { name: words.title }).getByRole('listitem').first()).toBeVisible();
});

test('a booking that its diner moved tells the restaurant what it was before', async ({ page, browser, phone }) => {
  const dinerContext = await another(browser);
  await enterAsDiner(dinerContext);
  const diner = await dinerContext.newPage();
  const restaurant = 'balcao-chapa-quente';
  const table = await findTable(restaurant, { after: phone ? 5 : 4 });
  const order = await book(diner, table);
  await diner.goto(`/infos-reserve/${order}`);
  await awake(diner);
  await diner.getByText(diners.change.question, { exact: true }).click();
  const section = diner.locator('#change');
  await section
    .getByRole('button')
    .filter({ hasText: formatMoney(table.price, spoken()) })
    .first()
    .click();
  await section.getByRole('button', { name: diners.change.now }).click();
  await expect(diner).not.toHaveURL(new RegExp(order));
  const moved = new URL(diner.url()).pathname.split('/').at(-1) ?? '';
  await dinerContext.close();

  const owner = await registerDiner();
  await rows(
    `insert into team_member (restaurant_id, user_id, role)
     select r.id, u.id, 'owner' from restaurant r, app_user u where r.slug = $1 and u.email = $2`,
    [restaurant, owner.email],
  );
  await enterPanel(page, owner, `/panel/reservations?order=${moved}`);
  const [old] = await rows<{ time: string }>('select time from orders where id = $1', [order]);
  const before = page.getByRole('definition').filter({ hasText: `${old?.time} · ${panel.row.tableFor(table.places)}` });
  await expect(before).toBeVisible();
  await expect(page.getByText(words.steps.changed, { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('a booking that is not there, or of another restaurant of one’s own, is told as such', async ({ page }) => {
  const [here, there] = [await newRestaurant(), await newRestaurant()];
  await rows(
    `insert into team_member (restaurant_id, user_id, role)
     select $1, user_id, 'manager' from team_member where restaurant_id = $2`,
    [there.id, here.id],
  );
  await partiesTonight(there, ['Nunes']);
  const [party] = await rows<{ id: string }>('select id from orders where restaurant_id = $1', [there.id]);
  await page.addInitScript((id) => localStorage.setItem('metade.panel.restaurant', id), here.id);
  await enterPanel(page, here, `/panel/reservations?order=${randomUUID()}`);
  await expect(page.getByRole('heading', { level: 1, name: words.unknown })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/panel/reservations?order=${party?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: words.elsewhere(there.name) })).toBeVisible();
  await page.getByRole('button', { name: words.goThere(there.name) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nunes');
});

test('an arrival that nobody marked is set right by an admin, and by a manager afterwards, with a reason', async ({
  page,
  browser,
}) => {
  const restaurant = await newRestaurant();
  await partiesTonight(restaurant, ['Nunes']);
  await rows(
    "update orders set starts_at = now() - interval '5 hours', period_ends_at = now() - interval '1 hour' where restaurant_id = $1",
    [restaurant.id],
  );
  const [party] = await rows<{ id: string }>('select id from orders where restaurant_id = $1', [restaurant.id]);
  const { correct } = panel.evening;
  const officeContext = await another(browser, { viewport: page.viewportSize() });
  const office = await officeContext.newPage();
  await enterAsAdmin(office, panel);
  await office.goto(`/panel/orders?order=${party?.id}`);
  const form = office.getByRole('form', { name: correct.title });
  await form.getByLabel(panel.admin.reason).fill('Veio e ninguém a marcou');
  await form.getByRole('button', { name: correct.came, exact: true }).click();
  await expect(office.getByText('Veio e ninguém a marcou')).toBeVisible();
  await expect(form.getByRole('button', { name: correct.missed, exact: true })).toBeVisible();
  await officeContext.close();

  await enterPanel(page, restaurant, `/panel/reservations?order=${party?.id}`);
  await page.getByRole('button', { name: correct.missed, exact: true }).click();
  const [reason = ''] = correct.reasons;
  const dialog = page.getByRole('dialog', { name: correct.title });
  await dialog.getByText(reason, { exact: true }).click();
  await dialog.getByRole('button', { name: correct.submit, exact: true }).click();
  await expect(page.getByText(words.steps.corrected)).toHaveCount(2);
  expect(
    await rows("select what, after->>'state' as state from audit_log where subject = $1 order by id", [party?.id]),
  ).toEqual([
    { what: 'booking.corrected', state: 'completed' },
    { what: 'booking.corrected', state: 'no_show' },
  ]);
});
