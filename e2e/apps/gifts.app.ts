import { app as pt } from '@metade/i18n/pt/app.ts';
import { issueMessage } from '@metade/i18n/errors.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, test } from '@playwright/test';
import { cards } from '../support/checkout.ts';
import { rows } from '../support/database.ts';
import { freshEmail, registerDiner } from '../support/people.ts';
import { enterApp } from './support/enter.ts';
import { look } from './support/look.ts';
import { typeCard } from './support/card.ts';
import { button } from './support/screen.ts';

test.use({ locale: 'pt-PT' });

const { gift: m, site } = messagesOf('pt');
const euros = (amount: number) => formatMoney({ amount, currency: 'EUR' }, 'pt');

test('a gift voucher is bought once, opened by its code and turned into credit', async ({ page, context, browser }) => {
  const buyer = await registerDiner('pt');
  await enterApp(page, buyer);
  await page.getByRole('link', { name: m.plural }).click();
  await expect(page.getByText(m.none)).toBeVisible();
  await look(page, 'gifts-none');
  await button(page, m.buy).click();
  await page
    .getByRole('radio', { name: formatMoney({ amount: 5000, currency: 'EUR' }, 'pt', 'short'), exact: true })
    .click();
  await typeCard(page, cards.good);
  // What is missing is said, and neither the card nor what was typed is lost.
  await page.getByLabel(m.email).fill('rita');
  await button(page, m.pay(euros(5000))).click();
  await expect(page.getByText(issueMessage('email', 'email', 'pt'))).toBeVisible();
  await expect(page.getByText(issueMessage('required', 'to', 'pt'))).toBeVisible();
  await look(page, 'gift-form');
  const email = freshEmail();
  await page.getByLabel(m.to).fill('Rita');
  await page.getByLabel(m.email).fill(email);
  await context.setOffline(true);
  await button(page, m.pay(euros(5000))).click();
  await expect(page.getByText(pt.account.cutOff)).toBeVisible();
  await context.setOffline(false);
  await button(page, m.pay(euros(5000))).dblclick();
  await expect(page.getByText(m.bought)).toBeVisible();
  await look(page, 'gift-bought');
  const bought = await rows<{ id: string; code: string }>('select id, code from gift_voucher where to_email = $1', [
    email,
  ]);
  expect(bought).toHaveLength(1);

  const friends = await browser.newContext({ ...test.info().project.use, locale: 'pt-PT' });
  const friend = await friends.newPage();
  await friend.goto('/gifts');
  await friend.getByLabel(m.code).fill('K7M4-QXA2-B3C4');
  await button(friend, m.open).click();
  await expect(friend.getByText(m.unknownTitle)).toBeVisible();
  await look(friend, 'gift-unknown');
  await button(friend, site.back).click();
  await friend.getByLabel(m.code).fill(String(bought[0]?.code).toLowerCase());
  await button(friend, m.open).click();
  await expect(button(friend, m.signInFirst)).toBeVisible();
  await look(friend, 'gift-given');
  await enterApp(friend, await registerDiner('pt'));
  await friend.goto(`/gift/${bought[0]?.code}`);
  await button(friend, m.redeem(euros(5000))).dblclick();
  await expect(friend.getByText(m.redeemedTitle(euros(5000)))).toBeVisible();
  await button(friend, m.toCredit).click();
  await expect(friend.getByText(euros(5000), { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await friend.goto(`/gift/${bought[0]?.code}`);
  await expect(friend.getByText(m.over.redeemed)).toBeVisible();
  await friends.close();

  await page.goto(`/gifts/${bought[0]?.id}`);
  await expect(page.getByText(`· ${m.states.redeemed}`)).toBeVisible();
  await expect(button(page, m.return(euros(5000)))).toHaveCount(0);
});

test('a refused card buys nothing; an unused voucher is returned', async ({ page }) => {
  await enterApp(page, await registerDiner('pt'));
  await page.goto('/gifts/new');
  await page.getByLabel(m.to, { exact: true }).fill('R'.repeat(60));
  await page.getByLabel(m.email).fill(freshEmail());
  await typeCard(page, cards.declined);
  await button(page, m.pay(euros(2500))).click();
  await expect(page.getByRole('alert').or(page.getByText(m.states.failed))).toBeVisible();
  await page.goto('/gifts/new');
  await page.getByLabel(m.to, { exact: true }).fill('R'.repeat(60));
  await page.getByLabel(m.email).fill(freshEmail());
  await typeCard(page, cards.good);
  await button(page, m.pay(euros(2500))).click();
  await button(page, m.return(euros(2500))).click();
  await expect(page.getByText(m.states.returned)).toBeVisible();
  await look(page, 'gift-returned');
});
