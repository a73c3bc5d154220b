import { capitalise, formatDate } from '@metade/i18n/format-date.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { cards } from './support/checkout.ts';
import { tabTo } from './support/keyboard.ts';
import { registerDiner } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { anyWidth, expect, pt, test } from './support/test.ts';

const { search, site, restaurant, account, checkout } = pt;

test('a whole booking with the keyboard alone, the focus always in sight', async ({ page, phone }) => {
  const diner = await registerDiner();
  const table = await findTable('taberna-do-acucar', { after: phone ? 12 : 11 });
  const press = (key: string) => page.keyboard.press(key);
  await page.goto('/');

  const where = page.getByRole('button', { name: new RegExp(phone ? `^${search.sheetTitle}:` : `^${search.where}:`) });
  await tabTo(page, where);
  await press('Enter');
  const sheet = page.getByRole('dialog', { name: search.sheetTitle });
  await expect(sheet).toBeVisible();
  await press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(where).toBeFocused();
  await press('Enter');
  await tabTo(page, sheet.getByRole('button', { name: 'Lisboa' }));
  await press('Space');
  await tabTo(page, sheet.getByRole('button', { name: new RegExp(`^${capitalise(formatDate(table.date, 'pt'))}, `) }));
  await press('Enter');
  await tabTo(page, sheet.getByRole('button', { name: site.people(2) }));
  await press('Space');
  await tabTo(page, sheet.getByRole('button', { name: new RegExp(`^${search.show('\\d+\\+? .*')}$`) }));
  await press('Enter');

  await page.waitForURL(new RegExp(`/restaurants/PT-11/lisboa\\?.*date=${table.date}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lisboa');
  await tabTo(page, page.getByRole('link', { name: /Taberna do Açúcar/ }), 150);
  await press('Enter');

  await expect(page.getByRole('heading', { name: 'Taberna do Açúcar', level: 1 })).toBeVisible();
  let box = page.locator('#reservar');
  if (phone) {
    await tabTo(page, page.getByRole('link', { name: restaurant.chooseHour }), 150);
    await press('Enter');
    box = page.getByRole('dialog', { name: restaurant.bookTitle });
  }
  await tabTo(page, box.getByRole('link', { name: new RegExp(`^${site.periods[table.period]}`) }), 150);
  await press('Enter');
  await tabTo(page, box.getByRole('radio').first());
  await press('Space');
  await press('ArrowRight');
  await press('ArrowLeft');
  await expect(box.locator('input:checked')).toHaveValue(table.slot);
  await tabTo(page, box.getByRole('button', { name: restaurant.continue }));
  await press('Enter');

  await expect(page.getByRole('heading', { name: checkout.youTitle, level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: account.haveOne }));
  await press('Enter');
  await tabTo(page, page.getByLabel(account.email, { exact: true }));
  await page.keyboard.type(diner.email);
  await press('Tab');
  await page.keyboard.type(diner.password);
  await press('Enter');

  await expect(page.getByRole('heading', { name: checkout.payTitle, level: 1 })).toBeVisible();
  await tabTo(page, page.getByText(checkout.tableDetails).locator('..'));
  await press('Enter');
  await tabTo(page, page.getByRole('radio', { name: site.people(2) }));
  await press('ArrowLeft');
  await expect(page.getByRole('radio', { name: site.people(1) })).toBeChecked();
  await press('ArrowRight');
  await tabTo(page, page.getByLabel(checkout.cardNumber));
  await page.keyboard.type(cards.good);
  await press('Tab');
  await page.keyboard.type('1234');
  await press('Tab');
  await page.keyboard.type('123');
  await tabTo(page, page.getByRole('button', { name: checkout.pay(formatMoney(table.price, 'pt')) }));
  await press('Enter');

  await expect(page.getByRole('heading', { name: checkout.doneTitle.waiting, level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: checkout.seeOrder }));
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Taberna do Açúcar', level: 1 })).toBeVisible();
});

test('a dialog takes the key that follows at once, and then holds all others', { tag: anyWidth }, async ({ page }) => {
  await page.goto('/restaurants/PT-11/lisboa');
  const opener = page.getByRole('button', { name: search.otherDate });
  const dialogs = page.locator('dialog:is([open], :popover-open)');
  await opener.focus();
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: search.calendarTitle });
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);
  await expect(opener).toBeFocused();

  // In one task, so before the paint after which it becomes modal by itself.
  const before = await opener.evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    const dialog = document.querySelector('dialog:popover-open');
    const waits = dialog?.matches(':modal') === false;
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    return { waits, modal: dialog?.matches(':modal'), focusInside: dialog?.contains(document.activeElement) };
  });
  expect(before).toEqual({ waits: true, modal: true, focusInside: true });
  await calendar.getByRole('button', { name: pt.site.close }).click();
  await expect(dialogs).toHaveCount(0);
});
