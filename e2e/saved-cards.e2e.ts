import { refusalMessage } from '@metade/i18n/errors.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { expectAccessible } from './support/accessible.ts';
import { atCheckout, cards, fillCard, holdTable, payButton } from './support/checkout.ts';
import { enterAsDiner } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';
import { spoken, words } from './support/words.ts';

test.use({ speaks: 'in turn' });

const m = words.cards;
const validation = () => formatMoney({ amount: 123, currency: 'EUR' }, spoken());
const visa = () => m.name('Visa', '4242');

test('a card is kept, made the default, renewed and removed', async ({ context, page }) => {
  await enterAsDiner(context);
  await page.goto('/profile/cards');
  await expect(page).toHaveURL(/\/profile\/cards\/read$/);
  await expect(page.getByText(m.none)).toBeVisible();
  await page.getByRole('link', { name: m.add }).click();
  await expect(page.getByText(m.validation(validation()))).toBeVisible();
  await expectAccessible(page);

  await fillCard(page, cards.debit);
  await expect(page.getByText(words.checkout.brandOf('Visa'))).toBeAttached();
  await page.getByRole('button', { name: m.save(validation()) }).click();
  await expect(page.getByText(words.checkout.cardErrors.debit)).toBeVisible();
  await fillCard(page, cards.declined);
  await page.getByRole('button', { name: m.save(validation()) }).click();
  await expect(page.getByRole('alert')).toContainText(refusalMessage('card_check_failed', {}, spoken()));
  await fillCard(page, cards.asksTheDiner);
  await page.getByRole('button', { name: m.save(validation()) }).click();
  await page.waitForURL(/\/authenticate\//);
  await page.goto('/profile/cards/create');
  await expect(page.getByText(m.waiting(m.name('Visa', '3155')))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `${m.giveUp}: ${m.name('Visa', '3155')}` }).click();
  await expect(page.getByText(m.done.givenUp)).toBeVisible();
  await page.getByRole('link', { name: m.add }).click();
  await fillCard(page, cards.good);
  await page.getByRole('button', { name: m.save(validation()) }).click();
  await expect(page.getByText(m.done.saved)).toBeVisible();

  await page.getByRole('link', { name: m.add }).click();
  await fillCard(page, '5555555555554444');
  await page.getByLabel(m.asDefault).check();
  await page.getByRole('button', { name: m.save(validation()) }).click();
  await expect(page.getByRole('listitem').filter({ hasText: m.name('Mastercard', '4444') })).toContainText(m.isDefault);
  await page.getByRole('button', { name: `${m.makeDefault}: ${visa()}` }).click();
  await expect(page.getByText(m.done.default)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: `${m.change}: ${visa()}` }).click();
  await expect(page.getByRole('heading', { name: m.updateTitle })).toBeVisible();
  await fillCard(page, '4111111111111111');
  await page.getByRole('button', { name: m.save(validation()) }).click();
  await expect(page.getByText(m.name('Visa', '1111'))).toBeVisible();
  await expect(page.getByText(visa())).toHaveCount(0);
  await page.getByRole('button', { name: `${m.remove}: ${m.name('Visa', '1111')}` }).click();
  await expect(page.getByText(m.done.removed)).toBeVisible();
  await expect(page.getByText(m.name('Visa', '1111'))).toHaveCount(0);
});

test('a card is kept while paying and pays the next table without being typed', async ({ context, page, phone }) => {
  await enterAsDiner(context);
  const table = await findTable('taberna-do-acucar', { after: phone ? 4 : 2 });
  await holdTable(page, table);
  await atCheckout(page);
  await fillCard(page, cards.good);
  await page.getByLabel(m.keep(validation())).check();
  await payButton(page, table).click();
  await page.waitForURL(/\/checkout\/finish/);

  const next = await findTable('taberna-do-acucar', { after: phone ? 3 : 1 });
  await holdTable(page, next);
  await atCheckout(page);
  const kept = page.getByRole('radio', { name: visa() });
  // A job keeps it once the payment is settled, which may be after the next table is held.
  await expect(async () => {
    if (!(await kept.isVisible())) await page.reload();
    await expect(kept).toBeChecked({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expectAccessible(page);
  await page.getByRole('radio', { name: words.checkout.newCard }).check();
  await expect(page.getByLabel(words.checkout.cardNumber)).toBeVisible();
  await expectAccessible(page);
  await kept.check();
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
