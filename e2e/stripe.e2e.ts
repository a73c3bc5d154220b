import { addDays, localDateAt } from '@metade/domain/time.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { refusalMessage } from '@metade/i18n/errors.ts';
import type { Page } from '@playwright/test';
import { cards } from './support/checkout.ts';
import { enterSite } from './support/log-in.ts';
import type { OwnMarketplace } from './support/own-marketplace.ts';
import { takeFirstTime, test } from './support/own-test.ts';
import { registerDiner, type Diner } from './support/people.ts';
import { expect, pt } from './support/test.ts';

test.use({ locale: 'pt-PT', ownEnv: { FAKE_STRIPE: 'true' } });

const { checkout } = pt;
const validation = formatMoney({ amount: 123, currency: 'EUR' }, 'pt');

/** In the fields that the stand-in for Stripe's script brings. */
async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12/34');
  await page.getByLabel('Security code').fill('123');
}

async function enter(page: Page, own: OwnMarketplace): Promise<Diner> {
  const diner = await registerDiner('pt', own.url);
  await enterSite(page.context(), diner);
  return diner;
}

async function toCheckout(page: Page, own: OwnMarketplace, days: number): Promise<void> {
  const date = addDays(localDateAt(own.now(), 'Europe/Lisbon'), days);
  await page.goto(`/restaurants/PT-11/lisboa?date=${date}&people=2`);
  await takeFirstTime(page, pt.restaurant.continue);
  await expect(page.getByRole('heading', { name: checkout.payTitle, level: 1 })).toBeVisible();
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pagar / });

test('a table is paid in Stripe’s fields: incomplete, debit and declined cards first, then with the bank’s consent', async ({
  page,
  own,
}) => {
  await enter(page, own);
  await toCheckout(page, own, 4);
  await pay(page).click();
  await expect(page.getByText('Your card is incomplete.')).toBeVisible();
  await typeCard(page, cards.debit);
  await pay(page).click();
  await expect(page.getByRole('alert').filter({ hasText: checkout.cardErrors.debit })).toBeVisible();
  await typeCard(page, cards.declined);
  await pay(page).click();
  await expect(page.getByRole('alert').filter({ hasText: checkout.attemptsLeft(2) })).toBeVisible();
  await typeCard(page, cards.asksTheDiner);
  await pay(page).click();
  await page.getByRole('button', { name: 'Sim, aprovar' }).click();
  await page.waitForURL(/\/checkout\/finish/);
});

test('a card that pays is kept, pays the next table, and is removed', async ({ page, own }) => {
  await enter(page, own);
  await toCheckout(page, own, 5);
  await typeCard(page, cards.good);
  await page.getByLabel(pt.cards.keep(validation)).check();
  await pay(page).click();
  await page.waitForURL(/\/checkout\/finish/);

  const saved = pt.cards.name('Visa', '4242');
  await expect(async () => {
    await page.goto('/profile/cards/read');
    await expect(page.getByText(saved)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await toCheckout(page, own, 6);
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await pay(page).click();
  await page.waitForURL(/\/checkout\/finish/);
  await page.goto('/profile/cards/read');
  await page.getByRole('button', { name: `${pt.cards.remove}: ${saved}` }).click();
  await expect(page.getByText(pt.cards.done.removed)).toBeVisible();
});

test('a card whose bank asks is kept from the profile by its yes, and neither by its no nor by leaving', async ({
  page,
  own,
}) => {
  const diner = await enter(page, own);
  const save = page.getByRole('button', { name: pt.cards.save(validation) });
  const card = pt.cards.name('Visa', '3155');
  const toBank = async () => {
    await page.goto('/profile/cards/create');
    await typeCard(page, cards.asksTheDiner);
    await save.click();
    await expect(page.getByRole('button', { name: 'Sim, aprovar' })).toBeVisible();
  };
  await toBank();
  await page.getByRole('button', { name: 'Não, recusar' }).click();
  await expect(page.getByRole('alert')).toContainText(refusalMessage('card_check_failed', {}, 'pt'));

  // The bank's page is left: the cards say that it waits.
  await toBank();
  await page.goto('/profile/cards/read');
  await expect(page.getByText(pt.cards.waiting(card))).toBeVisible();
  await page.getByRole('button', { name: `${pt.cards.giveUp}: ${card}` }).click();
  await expect(page.getByText(pt.cards.done.givenUp)).toBeVisible();
  await expect(page.getByText(pt.cards.none)).toBeVisible();

  // Back to it from another page; and the way back leads through the log-in when the session is over meanwhile.
  await toBank();
  await page.goto('/profile/cards/read');
  await page.getByRole('link', { name: checkout.toBank }).click();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Sim, aprovar' }).click();
  await expect(page).toHaveURL(/\/sigin\?from=/);
  await page.getByLabel(pt.account.email).fill(diner.email);
  await page.getByLabel(pt.account.password, { exact: true }).fill(diner.password);
  await page.getByRole('button', { name: pt.account.signIn, exact: true }).click();
  await expect(page.getByText(pt.cards.done.saved)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: card })).toBeVisible();
});

test('the app’s card page leads back to this site alone, with a token', async ({ page, own }) => {
  const at = (back: string) => `/app/card?return_url=${encodeURIComponent(back)}`;
  for (const back of ['https://evil.example/', `${own.url.replace('localhost', 'localhost.evil.example')}/`, ''])
    expect((await page.request.get(at(back))).status()).toBe(404);
  await page.route('**/app/return*', (route) => route.fulfill({ body: 'back' }));
  await page.goto(at(`${own.url}/app/return`));
  await expect(page.getByRole('heading', { name: checkout.newCard })).toBeVisible();
  await typeCard(page, cards.good);
  await page.getByRole('button', { name: pt.cards.use }).click();
  await page.waitForURL(/\/app\/return/);
  const told = new URL(page.url()).searchParams;
  expect([told.get('brand'), told.get('last4')]).toEqual(['visa', '4242']);
  expect(told.get('card_token')).toMatch(/^pm_/);
});
