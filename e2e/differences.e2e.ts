import { panel } from '@metade/i18n/pt/panel.ts';
import { expectAccessible } from './support/accessible.ts';
import { enterAsAdmin, goToPlace } from './support/admins.ts';
import { bookAtApi } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { tokenOf } from './support/log-in.ts';
import { enterAsDiner } from './support/people.ts';
import { newRestaurant } from './support/restaurants.ts';
import { findTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';

test.use({ locale: 'pt-PT' });

const words = panel.money;

test('a difference with the gateway is found, explained and gone from the desk', async ({ page }) => {
  const restaurant = await newRestaurant();
  await rows("update restaurant set confirmation_mode = 'instant' where id = $1", [restaurant.id]);
  await enterAsDiner(page.context());
  const order = await bookAtApi(await tokenOf(page.context()), await findTable(restaurant.slug, { after: 2 }));
  const [booking] = await rows<{ number: string; payment: string }>(
    'select o.number, p.id as payment from orders o join payment p on p.order_id = o.id where o.id = $1',
    [order],
  );
  const { number = '', payment } = booking ?? {};
  // The gateway has a cent less than we.
  await rows('update sandbox_gateway.movements set amount = amount - 1 where reference = $1', [payment]);

  await enterAsAdmin(page, panel);
  await goToPlace(page, panel, 'differences');
  await page.getByRole('button', { name: words.compare }).click();
  await expect(page.getByText(words.asked)).toBeVisible();
  const difference = page.getByRole('main').getByRole('listitem').filter({ hasText: number });
  await expect(async () => {
    await page.reload();
    await expect(difference).toContainText(words.kinds.amount, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expect(difference).toContainText(words.meaning.amount);
  await expect(page.getByRole('row').filter({ hasText: 'sandbox' }).first()).toContainText(words.notClosed);
  await expectAccessible(page);

  await difference.getByLabel(words.note).fill('Acerto do banco, confirmado por telefone');
  await difference.getByRole('button', { name: words.explain }).click();
  await expect(page.getByText(words.explained, { exact: true })).toBeVisible();
  await page.goto('/panel/differences?state=explained');
  await expect(difference).toContainText('Acerto do banco, confirmado por telefone');

  await goToPlace(page, panel, 'payouts');
  await expect(page.getByRole('heading', { level: 1, name: words.payouts })).toBeVisible();
  await expectAccessible(page);
});
