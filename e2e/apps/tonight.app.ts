import { app as words } from '@metade/i18n/pt/app.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { registerDiner } from '../support/people.ts';
import { enterApp } from './support/enter.ts';
import { look } from './support/look.ts';
import { tonight } from './support/tonight.ts';
import { button } from './support/screen.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');
const sheet = (page: Page) => page.getByRole('dialog');

test('tonight: the tabs count, the walk is told where it is asked for, and the restaurant hears of a delay', async ({
  page,
  context,
}) => {
  const diner = await registerDiner('pt');
  const { id, token, at, late } = await tonight(diner);
  await enterApp(page, diner);
  await page.goto('/bookings');
  await expect(page.getByRole('tab', { name: `${m.orders.upcoming} 1` })).toBeVisible();
  await expect(page.getByRole('tab', { name: `${m.waiting.title} 0` })).toBeVisible();
  await expect(page.getByRole('tab', { name: `${m.orders.past} 0` })).toBeVisible();
  // The place is asked for when it is wanted, and refused changes nothing.
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 38.7075, longitude: -9.1365 });
  await page.reload();
  await expect(page.getByText(words.walk.minutes(12))).toBeVisible();
  await look(page, 'tonight');

  await button(page, words.late.title).click();
  await expect(sheet(page).getByText(words.late.text(at(30)))).toBeVisible();
  await sheet(page)
    .getByRole('radio', { name: new RegExp(`^10 min`) })
    .click();
  await look(page, 'running-late');
  await button(page, words.late.tell(at(10))).dblclick();
  await expect(page.getByText(m.trouble.lateSaid(10, at(10)))).toBeVisible();
  expect(await late()).toEqual([10]);

  // Without network it waits, is kept while the app is closed, and is sent once.
  await page.goto(`/voucher/${token}`);
  await expect(button(page, words.late.title)).toBeVisible();
  await context.setOffline(true);
  await button(page, words.late.title).click();
  await sheet(page)
    .getByRole('radio', { name: /^20 min/ })
    .click();
  await button(page, words.late.tell(at(20))).click();
  await expect(page.getByRole('status').filter({ hasText: words.late.waits(at(20)) })).toBeVisible();
  expect(await late()).toEqual([10]);
  const sent: string[] = [];
  let isUp = false;
  await page.route('**/v1/**', (route) => {
    if (isUp && route.request().url().endsWith('/late')) sent.push(String(route.request().postData()));
    return isUp ? route.continue() : route.abort();
  });
  await context.setOffline(false);
  await page.goto(`/booking/${id}`);
  await expect(page.getByRole('status').filter({ hasText: words.late.waits(at(20)) })).toBeVisible();
  await expectAccessible(page);
  isUp = true;
  await expect.poll(late, { timeout: 30_000 }).toEqual([20]);
  await expect(page.getByText(m.trouble.lateSaid(20, at(20)))).toBeVisible();
  expect(sent).toEqual(['{"minutes":20}']);

  // On time after all.
  await button(page, words.late.title).click();
  await button(page, m.trouble.onTime).click();
  await expect.poll(late).toEqual([null]);
  await expect(page.getByText(m.trouble.lateSaid(20, at(20)))).toHaveCount(0);
});
