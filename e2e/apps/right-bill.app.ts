import { app as words } from '@metade/i18n/pt/app.ts';
import { formatMoney, formatPercent } from '@metade/i18n/format-money.ts';
import { waiterWords } from '@metade/i18n/waiter-words.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { arrive } from '../support/at-the-table.ts';
import { bookAtApi } from '../support/checkout.ts';
import { rows } from '../support/database.ts';
import { registerDiner } from '../support/people.ts';
import { findTable } from '../support/tables.ts';
import { enterApp } from './support/enter.ts';
import { look } from './support/look.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');
const euros = (amount: number) => formatMoney({ amount, currency: 'EUR' }, 'pt');

test('the right bill: from the voucher to the waiter, without network, and kept', async ({ page, context }, {
  project,
}) => {
  const diner = await registerDiner('pt');
  const table = await findTable('la-mitad-del-mantel', { after: project.name === 'phone' ? 13 : 8 });
  const { token, dish, drink } = await arrive(await bookAtApi(diner.token, table));
  const food = 2 * dish.price + 1235;
  const due = Math.floor(food / 2) + drink.price;
  await enterApp(page, diner);
  await page.goto(`/voucher/${token}`);
  await page.getByRole('button', { name: m.bill.title }).click();
  await expect(page.getByText(m.bill.empty)).toBeVisible();
  await expect(page.getByRole('button', { name: m.bill.showWaiter })).toBeDisabled();
  await expectAccessible(page);

  // One tap on a dish, its count beside it, and something that the menu does not have.
  await page.getByRole('button', { name: m.bill.openMenu }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: dish.name }).first().click();
  await sheet.getByRole('button', { name: m.bill.more(dish.name) }).click();
  await sheet.getByRole('button', { name: m.bill.add, exact: true }).click();
  await expect(sheet.getByText(m.bill.nameWrong)).toBeVisible();
  await sheet.getByRole('radio', { name: m.bill.kinds.dessert }).click();
  await sheet.getByLabel(m.bill.name).fill('Torrija del día');
  await sheet.getByLabel(m.bill.price('EUR')).fill('12,35');
  await sheet.getByRole('button', { name: m.bill.add, exact: true }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: m.bill.done }).click();
  await page.getByRole('button', { name: `${m.bill.add}: ${m.bill.addDrink}` }).click();
  await sheet.getByRole('button', { name: drink.name }).first().click();
  await sheet.getByRole('button', { name: m.bill.done }).click();
  const sum = page.getByTestId('bill-sum');
  await expect(sum).toContainText(euros(food));
  await expect(sum).toContainText(euros(due));
  await page.getByRole('button', { name: m.bill.more(m.bill.person) }).click();
  await expect(sum).toContainText(m.bill.perPerson(euros(Math.ceil(due / 3)), due % 3 !== 0));
  await expectAccessible(page);

  // All of it works without network.
  await context.setOffline(true);
  await page.getByRole('button', { name: m.bill.less(drink.name) }).click();
  await expect(sum).toContainText(euros(Math.floor(food / 2)));
  await page.getByRole('button', { name: `${m.bill.add}: ${m.bill.addDrink}` }).click();
  await sheet.getByRole('button', { name: drink.name }).first().click();
  await sheet.getByRole('button', { name: m.bill.done }).click();

  // The waiter reads it in Spanish, and may choose another language.
  await page.getByRole('button', { name: m.bill.showWaiter }).click();
  const spanish = waiterWords('es');
  await expect(sheet.getByRole('heading')).toHaveText(spanish.headline(formatPercent(50, 'es')));
  await expect(sheet).toContainText(formatMoney({ amount: due, currency: 'EUR' }, 'es'));
  await sheet.getByRole('radio', { name: waiterWords('en').language }).click();
  await expect(sheet.getByRole('heading')).toHaveText(waiterWords('en').headline(formatPercent(50, 'en')));
  await expectAccessible(page);
  await sheet.getByRole('button', { name: waiterWords('en').close }).click();
  await context.setOffline(false);

  // Kept on the device; two totals are another way, and what was cleared comes back.
  await page.reload();
  await expect(sum).toContainText(euros(due));
  await page.getByRole('radio', { name: m.bill.byTotals }).click();
  await page.getByLabel(m.bill.foodTotal).fill('96,01');
  await page.getByLabel(m.bill.short.drinks).fill('22');
  await expect(sum).toContainText(euros(7000));
  await page.getByRole('button', { name: m.bill.clear }).click();
  await expect(sum).toContainText(euros(0));
  await page.getByRole('button', { name: m.bill.undo }).click();
  await expect(sum).toContainText(euros(7000));

  // What it saved stands beside the meal once that is over.
  await rows("update orders set state = 'completed' where voucher_token = $1", [token]);
  await page.goto('/bookings?when=past');
  await expect(page.getByText(words.saved(euros(4801)))).toBeVisible();
  await expect(page.getByText(words.savedIn(1))).toBeVisible();
  await look(page, 'past-saved');
});
