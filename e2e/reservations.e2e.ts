import { readFile } from 'node:fs/promises';
import { panel } from '@metade/i18n/pt/panel.ts';
import { book } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { enterAsDiner, enterAsHost } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';

test.use({ locale: 'pt-PT' });
const { reservations: words } = panel;

test('a booking is found among all, opened, confirmed with its history, and saved in a file', async ({
  page,
  browser,
  phone,
}) => {
  const dinerContext = await browser.newContext();
  await enterAsDiner(dinerContext);
  const [house] = await rows<{ id: string; slug: string }>(
    `select r.id, r.slug from restaurant r join team_member t on t.restaurant_id = r.id join app_user u on u.id = t.user_id
     where u.email = 'host@metade.test' order by r.company_name, r.id limit 1`,
  );
  if (!house) throw new Error('the demo has no house for its host');
  const order = await book(await dinerContext.newPage(), await findTable(house.slug, { after: phone ? 8 : 5 }));
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
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: words.title }).getByRole('listitem')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.download }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('reservas.csv');
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
  await page.getByRole('button', { name: panel.toast.undo, exact: true }).click();
  await expect(page.getByText(words.steps.undoArrived)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: words.back }).click();
  await page.getByLabel(words.text).fill('nobody has this name');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.none })).toBeVisible();
  await page.getByRole('link', { name: words.clear }).click();
  await expect(page.getByRole('list', { name: words.title }).getByRole('listitem').first()).toBeVisible();
});
