import { formatDate } from '@metade/i18n/format-date.ts';
import { issueMessage } from '@metade/i18n/errors.ts';
import sharp from 'sharp';
import { confirmInPanel, redeemInPanel } from './support/at-the-door.ts';
import { atCheckout, cards, fillCard, openBookingBox, orderOf, payButton } from './support/checkout.ts';
import { rows, voucherCode } from './support/database.ts';
import { enterAsHost } from './support/people.ts';
import { signUp } from './support/sign-up.ts';
import { findTable, pageOf } from './support/tables.ts';
import { another, expect, test, watch } from './support/test.ts';
import { panel, spoken, words } from './support/words.ts';

test.use({ speaks: 'in turn' });

const { checkout, restaurant, reviews, site } = words;

test('from sign-up to rating: booked, paid, confirmed and seated by the restaurant, rated, changed, answered', async ({
  page,
  browser,
  phone,
}) => {
  const table = await findTable('taberna-do-acucar', { after: phone ? 4 : 2 });
  const lastName = phone ? 'Nota Phone' : 'Nota Desk';
  const hostContext = await another(browser);
  const hostErrors = watch(hostContext);
  const host = await hostContext.newPage();
  await enterAsHost(host, panel);

  await page.goto(pageOf(table));
  const box = await openBookingBox(page);
  await box.getByRole('button', { name: restaurant.continue }).click();
  await page.waitForURL(/\/checkout\?order=/);
  await signUp(page, spoken(), lastName);
  const order = orderOf(page);
  await atCheckout(page);
  await fillCard(page, cards.good);
  await payButton(page, table).click();
  await expect(page.getByRole('heading', { name: checkout.doneTitle.waiting, level: 1 })).toBeVisible();

  await confirmInPanel(
    host,
    panel,
    `${lastName}, Diner`,
    `${formatDate(table.date, spoken(), 'short')}, ${table.time}`,
  );
  await expect(page.getByText(words.orders.states.confirmed, { exact: true })).toBeVisible();
  await redeemInPanel(host, panel, await voucherCode(order), phone);
  expect(hostErrors).toEqual([]);
  await hostContext.close();

  await page.goto(`/infos-reserve/${order}`);
  await page.getByRole('link', { name: reviews.rate }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reviews.rateTitle('Taberna do Açúcar'));
  await page.getByRole('button', { name: reviews.send }).click();
  await expect(page.getByLabel(`${reviews.headline} (${site.required})`)).toHaveAttribute('aria-invalid', 'true');
  const send = page.getByRole('button', { name: reviews.send });
  await expect(send).toHaveAccessibleDescription(site.toCorrect(6));
  for (const [index, score] of (['food', 'service', 'place', 'value'] as const).entries())
    await page
      .getByRole('radiogroup', { name: restaurant.scores[score] })
      .getByLabel(reviews.stars(5 - index), { exact: true })
      .check({ force: true });
  await page.getByLabel(reviews.headline).fill('Arroz como em casa');
  await page
    .getByLabel(`${reviews.comment} (${site.required})`, { exact: true })
    .fill('O arroz veio quente, e a conta a metade sem ninguém pedir.');
  // What is corrected is no longer counted.
  await expect(send).toHaveAccessibleDescription('');
  const rice = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#f4ead9' } })
    .png()
    .toBuffer();
  await page
    .getByLabel(`${reviews.photos} (${site.optional})`)
    .setInputFiles({ name: 'arroz.png', mimeType: 'image/png', buffer: rice });
  await expect(page.getByText('arroz.png', { exact: true })).toBeVisible();
  await page.getByLabel(reviews.yes, { exact: true }).check();
  await page.getByRole('button', { name: reviews.send }).click();
  await page.waitForURL(/\/profile\/assessments\//);
  await expect(page.getByText(reviews.saved)).toBeVisible();
  await page.getByRole('link', { name: reviews.seePhoto(1, 1, 'Arroz como em casa') }).click();
  const viewer = page.getByRole('dialog', { name: restaurant.gallery });
  await expect(viewer.getByRole('img')).toBeVisible();
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  // What is no picture is told where it was chosen, and takes nothing away.
  const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  const field = page.getByLabel(`${reviews.photos} (${site.optional})`);
  await field.setInputFiles(notes);
  await page.getByRole('button', { name: reviews.addPhotos }).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(issueMessage('picture_kind', 'file', spoken())));

  await page.getByLabel(reviews.headline).fill('Arroz melhor do que em casa');
  await page.getByRole('button', { name: reviews.save }).click();
  await expect(page.getByText('Arroz melhor do que em casa', { exact: true })).toBeVisible();

  await rows("update review set reply = 'Voltem sempre.', replied_at = now() where order_id = $1", [order]);
  await page.reload();
  await expect(page.getByText('Voltem sempre.')).toBeVisible();
  await page.goto('/restaurant/description/taberna-do-acucar');
  await expect(page.getByText('Arroz melhor do que em casa').first()).toBeVisible();
  await expect(page.getByRole('link', { name: reviews.seePhoto(1, 1, 'Arroz melhor do que em casa') })).toBeVisible();
});
