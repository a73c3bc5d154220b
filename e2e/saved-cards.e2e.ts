import AxeBuilder from '@axe-core/playwright';
import { formatMoney } from '@metade/i18n/format-money.ts';
import type { Page } from '@playwright/test';
import { acceptTerms, cards, fillCard, holdTable, payButton } from './support/checkout.ts';
import { enterAsDiner } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { expect, pt, test } from './support/test.ts';

const m = pt.cards;
const validation = formatMoney({ amount: 123, currency: 'EUR' }, 'pt');
const visa = m.name('Visa', '4242');

async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => String(node.target)).join(', ')}`)).toEqual(
    [],
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}

test('a card is kept, made the default, renewed and removed', async ({ context, page }) => {
  await enterAsDiner(context);
  await page.goto('/profile/cards');
  await expect(page).toHaveURL(/\/profile\/cards\/read$/);
  await expect(page.getByText(m.none)).toBeVisible();
  await page.getByRole('link', { name: m.add }).click();
  await expect(page.getByText(m.validation(validation))).toBeVisible();
  await axe(page);

  await fillCard(page, cards.debit);
  await expect(page.getByText(pt.checkout.brandOf('Visa'))).toBeAttached();
  await page.getByRole('button', { name: m.save(validation) }).click();
  await expect(page.getByText(pt.checkout.cardErrors.debit)).toBeVisible();
  await fillCard(page, cards.declined);
  await page.getByRole('button', { name: m.save(validation) }).click();
  await expect(page.getByRole('alert')).toContainText('O banco não aprovou a validação');
  await fillCard(page, cards.good);
  await page.getByRole('button', { name: m.save(validation) }).click();
  await expect(page.getByText(m.done.saved)).toBeVisible();

  await page.getByRole('link', { name: m.add }).click();
  await fillCard(page, '5555555555554444');
  await page.getByLabel(m.asDefault).check();
  await page.getByRole('button', { name: m.save(validation) }).click();
  await expect(page.getByRole('listitem').filter({ hasText: m.name('Mastercard', '4444') })).toContainText(m.isDefault);
  await page.getByRole('button', { name: `${m.makeDefault}: ${visa}` }).click();
  await expect(page.getByText(m.done.default)).toBeVisible();
  await axe(page);

  await page.getByRole('link', { name: `${m.change}: ${visa}` }).click();
  await expect(page.getByRole('heading', { name: m.updateTitle })).toBeVisible();
  await fillCard(page, '4111111111111111');
  await page.getByRole('button', { name: m.save(validation) }).click();
  await expect(page.getByText(m.name('Visa', '1111'))).toBeVisible();
  await expect(page.getByText(visa)).toHaveCount(0);
  await page.getByRole('button', { name: `${m.remove}: ${m.name('Visa', '1111')}` }).click();
  await expect(page.getByText(m.done.removed)).toBeVisible();
  await expect(page.getByText(m.name('Visa', '1111'))).toHaveCount(0);
});

test('a card is kept while paying and pays the next table without being typed', async ({ context, page, phone }) => {
  await enterAsDiner(context);
  await holdTable(page, await findTable('taberna-do-acucar', { after: phone ? 4 : 2 }));
  await acceptTerms(page);
  await fillCard(page, cards.good);
  await page.getByLabel(m.keep(validation)).check();
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await page.waitForURL(/\/checkout\/finish/);

  const next = await findTable('taberna-do-acucar', { after: phone ? 3 : 1 });
  await holdTable(page, next);
  await acceptTerms(page);
  await expect(page.getByRole('radio', { name: visa })).toBeChecked();
  await axe(page);
  await page.getByRole('radio', { name: pt.checkout.newCard }).check();
  await expect(page.getByLabel(pt.checkout.cardNumber)).toBeVisible();
  await axe(page);
  await page.getByRole('radio', { name: visa }).check();
  await payButton(page, next).click();
  await page.waitForURL(/\/checkout\/finish/);
});

test('cards are their owner’s page alone', async ({ context, page }) => {
  await page.goto('/profile/cards/read');
  await expect(page).toHaveURL(/\/sigin\?from=%2Fprofile%2Fcards%2Fread/);
  await enterAsDiner(context);
  const nobody = '00000000-0000-4000-8000-000000000000';
  const answer = await page.goto(`/profile/cards/update/${nobody}/${nobody}`);
  expect(answer?.status()).toBe(404);
});
