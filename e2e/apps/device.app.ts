import { app as words } from '@metade/i18n/pt/app.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { bookAtApi, cards } from '../support/checkout.ts';
import { rows } from '../support/database.ts';
import { partiesTonight } from '../support/meals.ts';
import { aPassword, registerDiner } from '../support/people.ts';
import { typeCard } from './support/card.ts';
import { enterApp } from './support/enter.ts';
import { look } from './support/look.ts';
import { hold, ownTable } from './support/own-table.ts';
import { button, price, qr } from './support/screen.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');

test('a storage that is full stops nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, text) {
      // On a device the key store is another place.
      if (/^metade\.(?!secret\.)/.test(name)) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, text);
    };
  });
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  const diner = await registerDiner('pt');
  await enterApp(page, diner);
  await page.getByRole('radio', { name: m.site.themeDark }).click();
  await page.goto('/');
  await button(page, words.more).first().click();
  await expect(page.getByRole('heading', { name: new RegExp(words.tablesFor('', 3)) })).toBeVisible();
  await page.getByRole('switch').first().click();
  await expect(page.getByRole('switch').first()).toBeChecked();
  const { table } = await ownTable();
  const order = await hold(page, table);
  await typeCard(page, cards.good);
  await button(page, m.checkout.pay(price(table))).click();
  await page.waitForURL(`**/booking/${order}`);
  await button(page, m.orders.viewVoucher).click();
  await expect(qr(page)).toBeVisible();
  await page.goto('/favourites');
  await expect(page.getByRole('switch').first()).toBeChecked();
  expect(broken).toEqual([]);
});

test('names of a hundred characters stay whole, and within the screen', async ({ page }, { project }) => {
  const { own, table } = await ownTable();
  const name = `Restaurante ${'da Santíssima Trindade '.repeat(4)}`.trim().slice(0, 100);
  await rows('update restaurant set company_name = $2 where id = $1', [own.id, name]);
  const diner = await registerDiner('pt');
  const order = await bookAtApi(diner.token, table);
  await partiesTonight(own, ['Albuquerque-'.repeat(8)]);
  const whole = async (screen: string, text: string) => {
    const shown = page.getByText(text).filter({ visible: true }).first();
    await expect(shown).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), screen).toBeLessThanOrEqual(0);
    const isCut = await shown.evaluate(
      (one) => one.scrollWidth - one.clientWidth > 1 || one.getBoundingClientRect().right > innerWidth,
    );
    expect(isCut, screen).toBe(false);
  };
  await page.goto(`/restaurant/${own.slug}`);
  await whole('restaurant', name);
  await enterApp(page, diner);
  await page.goto('/bookings');
  await whole('bookings', name);
  await expectAccessible(page);
  await page.goto(`/booking/${order}`);
  await whole('booking', name);
  await button(page, m.orders.viewVoucher).click();
  await whole('voucher', name);
  await enterApp(page, { email: own.email, password: aPassword });
  await page.goto(`/host/${own.id}`);
  await whole(`evening on a ${project.name}`, 'Albuquerque-'.repeat(8));
  await look(page, 'long-names');
});
