import { randomUUID } from 'node:crypto';
import { panel } from '@metade/i18n/pt/panel.ts';
import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { rows } from './support/database.ts';
import { enterPanel, newRestaurant } from './support/restaurants.ts';
import { enterAsAdmin } from './support/admins.ts';
import { picture } from './support/picture.ts';
import { expect, test } from './support/test.ts';

// The panel takes the browser's language.
test.use({ locale: 'pt-PT' });

const words = panel.proposals;
const label = (field: Parameters<typeof fieldLabel>[0]) => fieldLabel(field, 'pt');

async function deskOf(browser: Browser, page: Page): Promise<Page> {
  const desk = await (await browser.newContext({ locale: 'pt-PT', viewport: page.viewportSize() })).newPage();
  await enterAsAdmin(desk, panel);
  return desk;
}
const caseOf = (desk: Page, name: string) =>
  desk.getByRole('listitem').filter({ has: desk.getByRole('link', { name, exact: true }) });

test('another name and address is proposed, approved, and then what everybody reads, under the old link', async ({
  page,
  browser,
}, { project }) => {
  const restaurant = await newRestaurant();
  const name = `Taberna ${randomUUID().slice(0, 8)}`;
  await enterPanel(page, restaurant, '/panel/house');
  await page.getByRole('button', { name: words.propose }).click();
  const form = page.getByRole('form', { name: words.formTitle });
  await form.getByLabel(label('company_name')).fill(name);
  await form.getByLabel(label('zip')).fill('9999-999');
  await form.getByLabel(label('street')).fill('Rua de Belém');
  await expect(form.getByText('Não conhecemos este código postal.', { exact: false })).toBeVisible();
  await expect(form.getByLabel(label('city'))).toHaveValue('');
  await form.getByRole('button', { name: words.send }).click();
  await expect(form.getByLabel(label('zip'))).toBeFocused();
  await expect(form.getByLabel(label('zip'))).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel(label('company_name'))).toHaveValue(name);

  await form.getByLabel(label('zip')).fill('9500-150');
  await form.getByLabel(label('city')).focus();
  await expect(form.getByLabel(label('city'))).toHaveValue('Ponta Delgada');
  await form.getByRole('button', { name: words.send }).click();
  await expect(form.getByText('Esta cidade tem outra hora', { exact: false })).toBeVisible();
  await expectAccessible(page);

  await form.getByLabel(label('zip')).fill('1300-004');
  await form.getByLabel(label('city')).focus();
  await expect(form.getByLabel(label('city'))).toHaveValue('Lisboa');
  await form.getByLabel(label('street')).fill('Rua de Belém');
  await form.getByLabel(label('number'), { exact: true }).fill('84');
  const latitude = form.getByLabel(words.pin.latitude);
  const before = Number(await latitude.inputValue());
  await latitude.press('ArrowUp');
  expect(Number(await latitude.inputValue())).toBeCloseTo(before + 0.0001, 6);
  const longitude = form.getByLabel(words.pin.longitude);
  const there = await longitude.inputValue();
  await longitude.fill('perto do rio');
  await form.getByRole('button', { name: words.send }).click();
  await expect(form.getByText(words.pin.degrees)).toBeVisible();
  await expect(longitude).toBeFocused();
  await longitude.fill(there);
  await form.getByRole('button', { name: words.pin.showMap }).click();
  await expect(form.getByLabel(words.pin.pin, { exact: true })).toBeVisible();
  await picture(page, `name-form-${project.name}`);
  await expectAccessible(page);
  await form.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words.waiting)).toBeVisible();
  await picture(page, `name-waiting-${project.name}`);
  await expectAccessible(page);

  const desk = await deskOf(browser, page);
  await desk.goto(`/restaurant/description/${restaurant.slug}`);
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(restaurant.name);
  await desk.goto('/panel/proposals');
  const waiting = caseOf(desk, restaurant.name);
  await expect(waiting.getByText(name)).toBeVisible();
  await expectAccessible(desk);
  await picture(desk, `proposals-desk-${project.name}`);
  await waiting.getByRole('button', { name: words.approve }).click();
  await expect(desk.getByText(words.decided(restaurant.name, words.states.approved))).toBeVisible();

  // A page that was just looked at is kept for some seconds.
  await expect(async () => {
    await desk.goto(`/restaurant/description/${restaurant.slug}`);
    expect(await desk.getByRole('heading', { level: 1 }).textContent()).toBe(name);
  }).toPass();
  await expect(desk.getByText('Rua de Belém 84', { exact: false }).first()).toBeAttached();
  const structured = await desk.locator('script[type="application/ld+json"]').allTextContents();
  expect(structured.join()).toContain(name);
  expect(structured.join()).not.toContain(restaurant.name);
  await desk.context().close();

  await page.reload();
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByText(words.waiting)).toHaveCount(0);
  await expect
    .poll(() => rows("select 1 from mail where recipient = $1 and kind = 'proposal_approved'", [restaurant.email]))
    .toHaveLength(1);
});

test('a proposal is replaced, rejected with a reason that the panel shows, and another is taken back', async ({
  page,
  browser,
}, { project }) => {
  const restaurant = await newRestaurant();
  const send = async (name: string) => {
    await page.getByLabel(label('company_name')).fill(name);
    await page.getByRole('button', { name: new RegExp(`^(${words.send}|${words.replace})$`) }).click();
  };
  await enterPanel(page, restaurant, '/panel/house');
  await page.getByRole('button', { name: words.propose }).click();
  await send('Casa Um');
  await expect(page.getByText(words.waiting)).toBeVisible();
  await page.getByRole('button', { name: words.change }).click();
  await expect(page.getByLabel(label('company_name'))).toHaveValue('Casa Um');
  await send('Casa Dois');
  await expect(page.getByText('Casa Dois')).toBeVisible();

  const desk = await deskOf(browser, page);
  await desk.goto('/panel/proposals');
  const waiting = caseOf(desk, restaurant.name);
  await waiting.getByRole('button', { name: words.reject }).click();
  await expect(waiting.getByText(panel.admin.reasonMissing)).toBeVisible();
  await waiting.getByLabel(words.reasonLabel).fill('É o nome de outra casa.');
  await waiting.getByRole('button', { name: words.reject }).click();
  await expect(desk.getByText(words.decided(restaurant.name, words.states.rejected))).toBeVisible();
  await desk.context().close();

  await page.reload();
  await expect(page.getByText('É o nome de outra casa.')).toBeVisible();
  await picture(page, `name-rejected-${project.name}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: words.propose }).click();
  await send('Casa Três');
  await page.getByRole('button', { name: words.takeBack }).click();
  await expect(page.getByText(words.takenBack)).toBeVisible();
  await expect(page.getByText('Casa Três')).toHaveCount(0);
});
