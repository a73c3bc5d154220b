import { app as words } from '@metade/i18n/pt/app.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessible.ts';
import { bookAtApi } from '../support/checkout.ts';
import { column } from '../support/database.ts';
import { registerDiner } from '../support/people.ts';
import { send } from '../support/restaurants.ts';
import { findTable } from '../support/tables.ts';
import { enterApp } from './support/enter.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');
const linkOf = (order: string) =>
  column('select token as one from booking_share where order_id = $1 and token is not null', order);

test('a booking goes into the calendar; friends are invited, answer, and the link ends', async ({ page, context }, {
  project,
}) => {
  const diner = await registerDiner('pt');
  const table = await findTable('balcao-chapa-quente', { after: project.name === 'phone' ? 6 : 11 });
  const order = await bookAtApi(diner.token, table);
  await enterApp(page, diner);
  await page.goto(`/booking/${order}`);
  const add = page.getByRole('button', { name: m.orders.addToCalendar });
  await expect(add).toBeVisible();
  await context.setOffline(true);
  await add.click();
  await expect(page.getByRole('alert').filter({ hasText: words.retry })).toBeVisible();
  await context.setOffline(false);
  const saved = page.waitForEvent('download');
  await add.click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toContain('BEGIN:VEVENT');
  expect(text).toContain(table.date.replaceAll('-', ''));

  await page.getByRole('button', { name: m.sharing.make }).dblclick();
  await expect(page.getByText(m.sharing.onText)).toBeVisible();
  const [token] = await linkOf(order);
  await send(`/site/shared-bookings/${token}/answers`, { name: 'Rui', coming: true, allergies: 'Amendoim' });
  await page.reload();
  await expect(page.getByText(m.sharing.allergic('Amendoim'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: m.sharing.remove('Rui') }).click();
  await expect(page.getByText('Rui', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: m.sharing.turnOff }).click();
  await expect(page.getByText(m.sharing.offText)).toBeVisible();
  expect(await linkOf(order)).toEqual([]);
});
