import { app as words } from '@metade/i18n/pt/app.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { column } from '../support/database.ts';
import { type Diner, registerDiner } from '../support/people.ts';
import { isOpenToday } from '../support/tables.ts';
import { enterApp } from './support/enter.ts';
import { look } from './support/look.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');
const name = 'Forno Velho';
const heart = (page: Page) => page.getByRole('switch', { name: m.site.keep(name), exact: true });
const time = (page: Page) => page.getByRole('button', { name: /^\d\d:\d\d/ });
const tab = (page: Page) => page.getByRole('tab', { name: words.tabs.favourites });
const keptBy = ({ email }: Diner) =>
  column(
    `select r.slug as one from wishlist w join restaurant r on r.id = w.restaurant_id join app_user u on u.id = w.user_id
     where u.email = $1`,
    email,
  );

test('a heart pressed before signing in is kept after it, listed, and let go', async ({ page }) => {
  const diner = await registerDiner();
  await page.goto('/favourites');
  await expect(page.getByText(words.signInToKeep)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/restaurant/forno-velho');
  await heart(page).click();
  await page.getByLabel(m.account.email).fill(diner.email);
  await page.getByLabel(m.account.password, { exact: true }).fill(diner.password);
  await page.getByRole('button', { name: m.account.signIn, exact: true }).click();
  await expect(heart(page)).toBeChecked();
  await expectAccessible(page);
  await expect.poll(() => keptBy(diner)).toEqual(['forno-velho']);

  await page.goto('/favourites');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectAccessible(page);
  // Let go, it stays in sight until the screen is left; pressed twice at once, it is as it was.
  await heart(page).dblclick();
  await expect(heart(page)).toBeChecked();
  await expect.poll(() => keptBy(diner)).toEqual(['forno-velho']);
  await heart(page).click();
  await expect.poll(() => keptBy(diner)).toEqual([]);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('tab', { name: words.tabs.explore }).click();
  await tab(page).click();
  await expect(page.getByText(m.site.nothingSaved)).toBeVisible();
  await expectAccessible(page);
});

test('without network the favourites are there with their age, and what is pressed meanwhile is sent once', async ({
  page,
  context,
}) => {
  const diner = await registerDiner();
  await enterApp(page, diner);
  await page.goto('/restaurant/forno-velho');
  await expect(heart(page)).not.toBeChecked();
  await context.setOffline(true);
  await heart(page).click();
  await expect(page.getByRole('alert').filter({ hasText: words.sentLater })).toBeVisible();
  await expect(heart(page)).toBeChecked();
  expect(await keptBy(diner)).toEqual([]);

  // The app is killed, and opened where still nothing comes through: it is there, and waits.
  let isUp = false;
  const presses: string[] = [];
  await page.route('**/v1/**', (route) => {
    const method = route.request().method();
    if (isUp && /wishlist/.test(route.request().url()) && method !== 'GET') presses.push(method);
    return isUp ? route.continue() : route.abort();
  });
  await context.setOffline(false);
  await page.goto('/favourites');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText(words.toSend)).toBeVisible();
  await expectAccessible(page);
  isUp = true;
  await page.getByRole('button', { name: m.site.tryAgain }).click();
  await expect(page.getByText(words.noNetwork)).toHaveCount(0);
  await expect.poll(() => keptBy(diner)).toEqual(['forno-velho']);
  await expect(page.getByText(words.toSend)).toHaveCount(0);
  if (await isOpenToday('forno-velho')) await expect(time(page).first()).toBeVisible();
  expect(presses).toEqual(['PUT']);

  // As they were last seen, without times, which nobody knows now.
  isUp = false;
  await page.reload();
  await expect(page.getByText(words.savedAt(''))).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(heart(page)).toBeChecked();
  await expect(time(page)).toHaveCount(0);
  await look(page, 'favourites-offline');

  // What waits is not lost with the log-out unasked.
  await heart(page).click();
  await expect(page.getByText(words.toSend)).toBeVisible();
  await page.getByRole('tab', { name: words.tabs.profile }).click();
  await page.getByRole('button', { name: m.site.logout }).click();
  await expect(page.getByText(words.stepsLost(1))).toBeVisible();
  await page.getByRole('button', { name: words.logOutAnyway }).click();
  await expect(page.getByRole('button', { name: m.account.title })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /hearts|favourites/.test(key)))).toEqual(
    [],
  );
});
