import { app as pt } from '@metade/i18n/pt/app.ts';
import { refusalMessage } from '@metade/i18n/errors.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, test } from '@playwright/test';
import { cards } from '../support/checkout.ts';
import { column } from '../support/database.ts';
import { registerDiner } from '../support/people.ts';
import { enterApp } from './support/enter.ts';
import { look } from './support/look.ts';
import { typeCard } from './support/card.ts';
import { button } from './support/screen.ts';

test.use({ locale: 'pt-PT' });

const { cards: m, checkout, site } = messagesOf('pt');
const sum = formatMoney({ amount: 123, currency: 'EUR' }, 'pt');
const [visa, mastercard] = [m.name('Visa', '4242'), m.name('Mastercard', '4444')];

test('a card is typed at the gateway, refused, kept, made the default, renewed and removed', async ({
  page,
  context,
}) => {
  const diner = await registerDiner('pt');
  await enterApp(page, diner);
  await page.getByRole('link', { name: m.title }).click();
  await expect(page.getByText(m.none)).toBeVisible();
  await look(page, 'cards-none');
  await button(page, m.add).click();
  // The page that was closed without a card changes nothing.
  const opened = page.waitForEvent('popup');
  await button(page, pt.enterCard).click();
  await (await opened).close();
  await expect(button(page, pt.enterCard)).toBeEnabled();

  await typeCard(page, cards.declined);
  await expect(page.getByText(m.validation(sum))).toBeVisible();
  await look(page, 'card-sheet');
  await button(page, m.save(sum)).click();
  await expect(page.getByRole('alert')).toContainText(refusalMessage('card_check_failed', {}, 'pt'));
  await typeCard(page, cards.good);
  // Without a network the typed card stays, and the same attempt is made again.
  await context.setOffline(true);
  await button(page, m.save(sum)).click();
  await expect(page.getByText(pt.account.cutOff)).toBeVisible();
  await context.setOffline(false);
  await button(page, m.save(sum)).dblclick();
  await expect(page.getByText(m.done.saved)).toBeVisible();
  expect(
    await column('select c.id as one from card c join app_user u on u.id = c.user_id where u.email = $1', diner.email),
  ).toHaveLength(1);

  await button(page, m.add).click();
  await typeCard(page, '5555555555554444');
  await page.getByRole('checkbox', { name: m.asDefault }).click();
  await button(page, m.save(sum)).click();
  await expect(page.getByText(mastercard)).toBeVisible();
  await look(page, 'cards');
  await button(page, `${m.makeDefault}: ${visa}`).click();
  await expect(page.getByText(m.done.default)).toBeVisible();

  await button(page, `${m.change}: ${visa}`).click();
  await expect(page.getByRole('heading', { name: m.updateTitle })).toBeVisible();
  await typeCard(page, '4111111111111111');
  await button(page, m.save(sum)).click();
  await expect(page.getByText(m.name('Visa', '1111'))).toBeVisible();
  await expect(page.getByText(visa)).toHaveCount(0);
  await button(page, `${m.remove}: ${mastercard}`).click();
  await expect(page.getByText(m.done.removed)).toBeVisible();
  await expect(page.getByText(mastercard)).toHaveCount(0);

  // The bank asks: no, its page closed, and yes from the list.
  const card = m.name('Visa', '3155');
  const bankOf = async (name: string) => {
    const bank = page.waitForEvent('popup');
    await button(page, name).click();
    return bank;
  };
  await button(page, m.add).click();
  await typeCard(page, cards.asksTheDiner);
  await (await bankOf(m.save(sum))).getByRole('button', { name: 'Não, recusar' }).click();
  await expect(page.getByRole('alert')).toContainText(refusalMessage('card_check_failed', {}, 'pt'));
  await typeCard(page, cards.asksTheDiner);
  const left = await bankOf(m.save(sum));
  await left.getByRole('button', { name: 'Sim, aprovar' }).waitFor();
  await left.close();
  await expect(page.getByText(m.waiting(card))).toBeVisible();
  await look(page, 'card-at-the-bank');
  await (await bankOf(checkout.toBank)).getByRole('button', { name: 'Sim, aprovar' }).click();
  await expect(page.getByText(m.done.saved)).toBeVisible();
  await expect(page.getByText(card)).toBeVisible();
  await expect(page.getByText(m.waiting(card))).toHaveCount(0);

  // Without a network the list says so, and comes by itself when there is one.
  await button(page, site.back).click();
  await context.setOffline(true);
  await page.getByRole('link', { name: m.title }).click();
  await expect(page.getByText(pt.retry)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(m.name('Visa', '1111'))).toBeVisible();
});
