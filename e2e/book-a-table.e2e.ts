import { long } from '@metade/dev-env/long-proofs.ts';
import { cityName } from '@metade/i18n/city-names.ts';
import { capitalise, formatDate } from '@metade/i18n/format-date.ts';
import { languageTag, localeNames, type Locale } from '@metade/i18n/locale.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import type { Locator, Page } from '@playwright/test';
import { confirmInPanel, redeemInPanel } from './support/at-the-door.ts';
import {
  atCheckout,
  bookByHand,
  cards,
  fillCard,
  openBookingBox,
  orderOf,
  payButton,
  holdTable,
  saveCard,
  slotChoice,
} from './support/checkout.ts';
import { rows, voucherCode } from './support/database.ts';
import { mailedCode } from './support/mailed-link.ts';
import { enterAsDiner, enterAsHost, freshEmail } from './support/people.ts';
import { signUp } from './support/sign-up.ts';
import { findTable, type Table } from './support/tables.ts';
import { anyWidth, awake, expect, pt, test, watch } from './support/test.ts';

test.use({ pictures: true });

// Other journeys speak a language of their turn, or the Portuguese of Portugal.
for (const [index, locale] of (['pt-BR', 'en', 'es'] as const).slice(0, long ? 3 : 1).entries()) {
  test(`a new diner books, the host confirms and seats them (${locale})`, async ({ page, browser, phone }) => {
    const m = messagesOf(locale);
    // No other journey asks for this restaurant on this day.
    const table = await findTable('taberna-do-acucar', { after: 5 + index + (phone ? 3 : 0) });
    const lastName = `${capitalise(locale)} ${phone ? 'Phone' : 'Desk'}`;
    const panel = panelWords(locale);

    const hostContext = await browser.newContext({ locale: languageTag(locale) });
    const hostErrors = watch(hostContext);
    const host = await hostContext.newPage();
    await enterAsHost(host, panel);
    // What a reload would forget.
    await host.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));

    await page.goto('/');
    await page.getByRole('button', { name: localeNames[locale] }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
    await search(page, table, locale, phone);
    await page
      .getByRole('link', { name: /Taberna do Açúcar/ })
      .first()
      .click();
    await page.waitForURL(/\/restaurant\/description\/taberna-do-acucar/);
    await chooseSlot(page, table, locale);

    const order = orderOf(page);
    await expect(page.getByText(new RegExp(`${m.checkout.heldUntil} \\d\\d:\\d\\d`))).toBeVisible();
    await signUp(page, locale, lastName);
    await atCheckout(page, locale);
    await expect(page.getByRole('checkbox', { name: m.checkout.agree })).toHaveCount(0);
    await page.getByText(m.checkout.tableDetails).click();
    await page.getByLabel(m.checkout.note).fill('+1 🪑');
    await fillCard(page, cards.good, locale);
    await payButton(page, table, locale).click();
    await expect(page.getByRole('heading', { name: m.checkout.doneTitle.waiting, level: 1 })).toBeVisible();

    // The host sees it come in and confirms it, on the same page all the time.
    const when = `${formatDate(table.date, locale, 'short')}, ${table.time}`;
    await confirmInPanel(host, panel, `${lastName}, Diner`, when);
    await expect(host.locator('body')).toHaveAttribute('data-not-reloaded', '');

    // The diner's page turns by itself.
    await expect(page.getByText(m.orders.states.confirmed, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: m.checkout.seeVoucher }).click();
    await page.waitForURL(/\/checkout\/voucher\//);
    const code = await voucherCode(order);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    await expect(page.getByText(spaced, { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: m.voucher.qrLabel(spaced) })).toBeVisible();

    await redeemInPanel(host, panel, code, phone);

    await page.reload();
    await expect(page.getByText(m.voucher.usedAt('').trim())).toBeVisible();
    await expect(page.getByRole('img', { name: m.voucher.qrLabel(spaced) })).toHaveCount(0);
    expect(hostErrors).toEqual([]);
    await hostContext.close();
  });
}

test('an instant restaurant: paid, and the voucher is there at once', async ({ page, context, phone }) => {
  await enterAsDiner(context);
  const table = await findTable('meia-lenha', { after: phone ? 6 : 2 });
  const order = await bookByHand(page, table);
  // Wherever the button was that paid, the page after it begins at its top.
  await expect(page.getByRole('heading', { name: pt.checkout.doneTitle.confirmed, level: 1 })).toBeInViewport();
  await page.getByRole('link', { name: pt.checkout.seeVoucher }).click();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  const [stored] = await rows<{ state: string; payment_state: string }>(
    'select state, payment_state from orders where id = $1',
    [order],
  );
  expect(stored).toEqual({ state: 'confirmed', payment_state: 'paid' });
});

test(`three taps of a thumb from a time in the list to a paid table ${anyWidth}`, async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAsDiner(context);
  await saveCard(page);
  const { date } = await findTable('quintal-da-lua', { after: 4 });
  await page.goto(`/restaurants/PT-11/lisboa?date=${date}&people=2&text=Quintal+da+Lua`);
  await awake(page);
  const began = Date.now();
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  const chip = page.locator('#restaurants a[href*="slot="]').first();
  const [time] = (await chip.innerText()).match(/\d\d:\d\d/) ?? [''];
  await tap(chip);
  const bar = page.locator('[data-bar=booking]');
  // At an hour whose tables for two are sold the next size is given.
  await expect(bar).toContainText(new RegExp(`${time} · ${pt.checkout.shortTable(2).replace('2', '[246]')}`));
  await tap(bar.getByRole('button', { name: pt.restaurant.continue }));
  await tap(page.getByRole('button', { name: /^Pagar \d+,\d\d/ }));
  await expect(page.getByRole('heading', { name: pt.checkout.doneTitle.confirmed, level: 1 })).toBeVisible();
  expect(taps).toBe(3);
  test.info().annotations.push({ type: 'seconds', description: String((Date.now() - began) / 1000) });
});

test('a newcomer signs up on checkout by a code, and logs in by another', { tag: anyWidth }, async ({
  page,
  context,
}) => {
  const { account, checkout } = pt;
  const email = freshEmail();
  const table = await findTable('meia-lenha', { after: 8 });
  const order = await holdTable(page, table);
  const main = page.getByRole('main');
  await main.getByLabel(account.firstName, { exact: true }).fill('Diner');
  await main.getByLabel(account.lastName, { exact: true }).fill('Demo');
  await main.getByLabel(account.email, { exact: true }).fill(email);
  await main.getByLabel(account.byCode).check();
  await main.getByLabel(account.female).check();
  await expect(main.getByLabel(account.region)).not.toHaveValue('');
  await main.getByRole('checkbox', { name: account.agree }).check();
  await main.getByRole('button', { name: account.codeSend }).click();
  await main.getByLabel(account.codeField).fill('1');
  await main.getByRole('button', { name: account.signUpHere }).click();
  await expect(main.getByRole('button', { name: account.signUpHere })).toContainText(pt.site.toCorrect(1));
  // To ask for another code nothing is to be corrected.
  await expect(main.getByRole('button', { name: account.codeAgain })).toHaveText(account.codeAgain);
  await main.getByLabel(account.codeField).fill(await mailedCode(email));
  await main.getByRole('button', { name: account.signUpHere }).click();
  await atCheckout(page);
  // The button that signed up stood at the foot of the page.
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(orderOf(page)).toBe(order);
  await fillCard(page, cards.good);
  await payButton(page, table).click();
  await expect(page.getByRole('heading', { name: checkout.doneTitle.confirmed, level: 1 })).toBeVisible();

  await context.clearCookies();
  await page.goto('/sigin');
  await main.getByLabel(account.email, { exact: true }).fill(email);
  await page.getByRole('link', { name: account.signInByCode }).click();
  // What was typed comes along to the form that takes the other's place.
  await expect(main.getByRole('button', { name: account.codeSend })).toBeVisible();
  await expect(main.getByLabel(account.email, { exact: true })).toHaveValue(email);
  await main.getByRole('button', { name: account.codeSend }).click();
  await main.getByLabel(account.codeField).fill(await mailedCode(email, 2));
  await main.getByRole('button', { name: account.signIn, exact: true }).click();
  await expect(page).not.toHaveURL(/sigin/);
  await page.goto(`/infos-reserve/${order}`);
  await expect(page.getByText(pt.orders.states.confirmed, { exact: true })).toBeVisible();
});

/** City, day and people in the one sheet, then the list. */
async function search(page: Page, table: Table, locale: Locale, phone: boolean): Promise<void> {
  const { search: words, site } = messagesOf(locale);
  const pill = page.getByRole('button', { name: new RegExp(phone ? `^${words.sheetTitle}:` : `^${words.where}:`) });
  const sheet = page.getByRole('dialog', { name: words.sheetTitle });
  // A press before the page's script is there opens nothing.
  await expect(async () => {
    await pill.first().click();
    await expect(sheet).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await sheet.getByRole('button', { name: cityName('Lisboa', locale) }).click();
  await sheet.getByRole('button', { name: new RegExp(`^${capitalise(formatDate(table.date, locale))}, `) }).click();
  await sheet.getByRole('button', { name: site.people(4) }).click();
  await sheet.getByRole('button', { name: site.people(2) }).click();
  await sheet.getByRole('button', { name: new RegExp(`^${words.show('\\d+\\+? .*')}$`) }).click();
  await page.waitForURL(new RegExp(`/restaurants/PT-11/lisboa\\?.*date=${table.date}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(cityName('Lisboa', locale));
}

async function chooseSlot(page: Page, table: Table, locale: Locale): Promise<void> {
  const { restaurant, site } = messagesOf(locale);
  const box = await openBookingBox(page, locale);
  await box.getByRole('link', { name: new RegExp(`^${site.periods[table.period]}`) }).click();
  await slotChoice(box, table).click();
  await expect(box.getByText(restaurant.tableFor(table.places, table.time))).toBeVisible();
  await box.getByRole('button', { name: restaurant.continue }).click();
  await page.waitForURL(/\/checkout\?order=/);
}
