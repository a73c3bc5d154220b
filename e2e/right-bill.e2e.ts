import { formatPercent, formatMoney } from '@metade/i18n/format-money.ts';
import { formatTime } from '@metade/i18n/format-date.ts';
import { waiterWords } from '@metade/i18n/waiter-words.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { arrive } from './support/at-the-table.ts';
import { book } from './support/checkout.ts';
import { goOffline } from './support/network.ts';
import { enterAsDiner } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { expect, pt, test } from './support/test.ts';

// What was filled in has to be there without network.
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const { bill: words, trouble } = pt;
const euros = (amount: number) => formatMoney({ amount, currency: 'EUR' }, 'pt');
const off = formatPercent(50, 'pt');

/** A meal in Madrid that has begun. */
const atTheTable = async (page: Page, after: number) =>
  arrive(await book(page, await findTable('la-mitad-del-mantel', { after })));

test('the right bill: from the menu to the waiter, without network, and on to a claim', async ({
  page,
  context,
  phone,
}) => {
  await enterAsDiner(context);
  const { order, code, used, dish, drink } = await atTheTable(page, phone ? 9 : 4);
  const food = 2 * dish.price + 1235;
  const due = Math.floor(food / 2) + drink.price;

  await page.goto(`/infos-reserve/${order}`);
  await page.getByRole('link', { name: words.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  await expect(page.getByRole('heading', { name: words.empty })).toBeVisible();
  await expect(page.getByRole('button', { name: words.showWaiter })).toBeDisabled();
  await expectAccessible(page);

  // One tap on a dish, its count beside it, and something that the menu does not have.
  await page.getByRole('button', { name: words.openMenu }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: dish.name }).click();
  await sheet.getByRole('button', { name: words.more(dish.name) }).click();
  await sheet.getByRole('button', { name: words.add, exact: true }).click();
  await expect(sheet.getByLabel(words.name)).toHaveAccessibleDescription(words.nameWrong);
  await sheet.getByRole('button', { name: words.kinds.dessert }).click();
  await sheet.getByLabel(words.name).fill('Torrija del día');
  await sheet.getByLabel(words.price('EUR')).fill('12,35');
  await sheet.getByRole('button', { name: words.add, exact: true }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: words.done }).click();
  await page.getByRole('button', { name: words.addDrink }).click();
  await sheet.getByRole('button', { name: drink.name }).click();
  // Back closes what lies over the page, and leaves what was chosen.
  await page.goBack();
  await expect(sheet).toHaveCount(0);

  const line = page.getByRole('listitem').filter({ hasText: dish.name });
  await expect(line).toContainText(euros(2 * dish.price));
  await expect(line).toContainText(euros(dish.price));
  const bar = page.locator('[data-bar=bill]');
  await expect(bar).toContainText(euros(food));
  await expect(bar).toContainText(euros(due));
  const share = (people: number) => words.perPerson(euros(Math.ceil(due / people)), due % people !== 0);
  await expect(bar).toContainText(share(2));
  await page.getByRole('button', { name: words.more(words.person) }).click();
  await expect(bar).toContainText(share(3));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  // All of it is there again without network.
  await expect(page.getByText(pt.voucher.offline)).toBeVisible();
  await goOffline(context);
  await page.reload();
  await expect(bar).toContainText(euros(due));
  await expect(bar).toContainText(share(3));
  await page.getByRole('button', { name: `${words.add}: ${words.addFood}` }).click();
  await expect(sheet.getByRole('button', { name: words.more(dish.name) })).toBeVisible();
  await sheet.getByRole('button', { name: words.done }).click();

  // The waiter reads it in Spanish, and may choose another language.
  const spanish = waiterWords('es');
  await page.getByRole('button', { name: words.showWaiter }).click();
  await expect(sheet).toHaveAttribute('lang', 'es');
  await expect(sheet.getByRole('heading')).toHaveText(spanish.headline(formatPercent(50, 'es')));
  await expect(sheet).toContainText(spanish.total);
  await expect(sheet).toContainText(formatMoney({ amount: due, currency: 'EUR' }, 'es'));
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  await expect(sheet).toContainText(spanish.used(spaced, formatTime(new Date(used).toISOString(), 'Europe/Madrid')));
  await sheet.getByRole('button', { name: waiterWords('en').language }).click();
  await expect(sheet.getByRole('heading')).toHaveText(waiterWords('en').headline(formatPercent(50, 'en')));
  await sheet.getByRole('button', { name: spanish.language }).click();
  await expectAccessible(page);

  // With the network back, "the bill is not right" is a claim with these figures in it.
  await context.setOffline(false);
  await expect(async () => {
    if (!(await sheet.isVisible())) await page.getByRole('button', { name: words.showWaiter }).click();
    await sheet.getByRole('link', { name: spanish.wrong }).click();
    await expect(page).toHaveURL(/\/claim\?/);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(trouble.claimTitle(off));
  await expect(page.getByLabel(new RegExp(`^${trouble.claimFood}`))).toHaveValue(
    (food / 100).toFixed(2).replace('.', ','),
  );
  await expect(page.getByLabel(new RegExp(`^${trouble.claimText}`))).toHaveValue(
    trouble.claimFigures(euros(food), euros(Math.floor(food / 2)), euros(drink.price), euros(due)),
  );
});

test('the right bill of two totals, kept through a reload, and forgotten on logging out', async ({
  page,
  context,
  phone,
}) => {
  await enterAsDiner(context);
  const { token } = await atTheTable(page, phone ? 11 : 6);
  await page.goto(`/checkout/voucher/${token}`);
  await page.getByRole('link', { name: words.title }).click();
  await page.getByRole('button', { name: words.byTotals }).click();
  await page.getByLabel(words.foodTotal).fill('96,01');
  await page.getByLabel(words.short.drinks).fill('22');
  const bar = page.locator('[data-bar=bill]');
  await expect(bar).toContainText(euros(4800));
  await expect(bar).toContainText(euros(7000));
  await page.reload();
  await expect(page.getByLabel(words.foodTotal)).toHaveValue('96,01');
  await expect(bar).toContainText(euros(7000));
  await page.getByRole('button', { name: words.clear }).click();
  await expect(bar).toContainText(euros(0));
  await page.getByRole('button', { name: words.undo }).click();
  await expect(bar).toContainText(euros(7000));

  await page.goto('/profile/edit');
  await page.getByRole('main').getByRole('button', { name: pt.site.logout }).click();
  await page.waitForURL((address) => address.pathname === '/');
  await page.goto(`/checkout/voucher/${token}/bill`);
  await expect(page.getByRole('heading', { name: words.empty })).toBeVisible();
});
