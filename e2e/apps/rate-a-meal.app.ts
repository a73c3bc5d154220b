import { app as words } from '@metade/i18n/pt/app.ts';
import { issueMessage } from '@metade/i18n/errors.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessible.ts';
import { arrive } from '../support/at-the-table.ts';
import { bookAtApi } from '../support/checkout.ts';
import { column, rows } from '../support/database.ts';
import { registerDiner } from '../support/people.ts';
import { findTable } from '../support/tables.ts';
import { enterApp } from './support/enter.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');
const required = (label: string) => `${label} (${m.site.required})`;
const titlesOf = (order: string) => column('select title as one from review where order_id = $1', order);

async function giveStars(page: Page): Promise<void> {
  for (const [at, score] of (['food', 'service', 'place', 'value'] as const).entries())
    await page
      .getByRole('radiogroup', { name: m.restaurant.scores[score] })
      .getByRole('radio', { name: m.reviews.stars(5 - at), exact: true })
      .click();
}

const name = 'Balcão Chapa Quente';

/** A meal that a diner has just had. */
async function mealOf(token: string, after: number): Promise<string> {
  const order = await bookAtApi(token, await findTable('balcao-chapa-quente', { after }));
  await arrive(order);
  await rows(
    "update orders set starts_at = now() - interval '3 hours', period_ends_at = now() - interval '1 hour' where id = $1",
    [order],
  );
  return order;
}

test('a meal is rated from the bookings, with a photograph, read with its reply, and changed', async ({
  page,
  context,
}, { project }) => {
  const diner = await registerDiner('pt');
  const table = await findTable('balcao-chapa-quente', { after: project.name === 'phone' ? 4 : 2 });
  const order = await bookAtApi(diner.token, table);
  await enterApp(page, diner);
  await page.goto(`/rate/${order}`);
  await expect(page.getByText(m.reviews.tooEarly)).toBeVisible();
  await arrive(order);
  await rows(
    "update orders set starts_at = now() - interval '3 hours', period_ends_at = now() - interval '1 hour' where id = $1",
    [order],
  );
  await page.goto(`/booking/${order}`);
  await page.getByRole('button', { name: m.reviews.rate }).click();
  const send = page.getByRole('button', { name: m.reviews.send });
  await send.click();
  await expect(page.getByText(m.site.toCorrect(6))).toBeVisible();
  await expectAccessible(page);
  await giveStars(page);
  await page.getByLabel(required(m.reviews.headline)).fill('Arroz como em casa');
  await page.getByLabel(required(m.reviews.comment)).fill('O arroz veio quente, e a conta a metade sem ninguém pedir.');
  const rice = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#f4ead9' } })
    .png()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words.choosePhoto }).click();
  await (await chooser).setFiles({ name: 'arroz.png', mimeType: 'image/png', buffer: rice });
  await expect(page.getByRole('button', { name: m.reviews.removePhoto(1) })).toBeVisible();
  await page.getByRole('radio', { name: m.reviews.yes, exact: true }).click();
  await context.setOffline(true);
  await send.click();
  await expect(page.getByText(words.needsNetwork)).toBeVisible();
  await context.setOffline(false);
  await expectAccessible(page);
  await send.dblclick();
  await expect(page.getByText(m.reviews.saved)).toBeVisible();
  expect(await titlesOf(order)).toEqual(['Arroz como em casa']);
  expect(await column('select jsonb_array_length(photos)::text as one from review where order_id = $1', order)).toEqual(
    ['1'],
  );
  await expect(page.getByRole('img', { name: m.restaurant.photo(1, 1) }).first()).toBeVisible();
  await expectAccessible(page);

  // What is no picture is told, and takes nothing away.
  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words.choosePhoto }).click();
  await (await again).setFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(
    page.getByText(issueMessage('picture_kind', 'file', 'pt')).or(page.getByText(words.pictureBroken)),
  ).toBeVisible();
  await page.getByLabel(required(m.reviews.headline)).fill('Arroz melhor do que em casa');
  await page.getByRole('button', { name: m.reviews.save }).click();
  await expect(page.getByText('Arroz melhor do que em casa', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: m.reviews.removePhoto(1) }).click();
  await expect(page.getByRole('button', { name: m.reviews.removePhoto(1) })).toHaveCount(0);

  await rows("update review set reply = 'Voltem sempre.', replied_at = now() where order_id = $1", [order]);
  await page.goto('/bookings?when=past');
  await page.getByRole('button', { name: `${m.reviews.see}: ${name}` }).click();
  await expect(page.getByText('Voltem sempre.')).toBeVisible();
  await page.goto('/ratings');
  await expect(page.getByText('Voltem sempre.')).toBeVisible();
  await expectAccessible(page);
  // After its days it can be read, and not changed.
  await rows("update review set created_at = now() - interval '30 days' where order_id = $1", [order]);
  await page.goto(`/rate/${order}`);
  await expect(page.getByText('Voltem sempre.')).toBeVisible();
  await expect(page.getByRole('button', { name: m.reviews.save })).toHaveCount(0);
});

test('a meal is rated until its last day, also where that passes while one writes', async ({ page }, { project }) => {
  const diner = await registerDiner('pt');
  const order = await mealOf(diner.token, project.name === 'phone' ? 5 : 3);
  await enterApp(page, diner);
  await page.goto('/bookings?when=past');
  await expect(page.getByText(m.reviews.until(''))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `${m.reviews.rate}: ${name}` }).click();
  await giveStars(page);
  await page.getByLabel(required(m.reviews.headline)).fill('Tarde demais');
  await page.getByLabel(required(m.reviews.comment)).fill('O arroz veio quente, e a conta a metade sem ninguém pedir.');
  await rows("update orders set arrived_at = now() - interval '31 days' where id = $1", [order]);
  await page.getByRole('button', { name: m.reviews.send }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel(required(m.reviews.headline))).toHaveValue('Tarde demais');
  expect(await titlesOf(order)).toEqual([]);
  await page.goto(`/booking/${order}`);
  await expect(page.getByText(m.orders.states.arrived, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: m.reviews.rate })).toHaveCount(0);
  await page.goto('/ratings');
  await expect(page.getByText(m.reviews.noneToRate)).toBeVisible();
});
