import { localeNames } from '@metade/i18n/locale.ts';
import { app as words } from '@metade/i18n/pt/app.ts';
import { app as english } from '@metade/i18n/en/app.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, type Page, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/accessible.ts';
import { bookAtApi } from '../support/checkout.ts';
import { rows } from '../support/database.ts';
import { registerDiner } from '../support/people.ts';
import { findTable } from '../support/tables.ts';
import { enterApp } from './support/enter.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');
const { push } = words;

/** What the device will answer when it is asked. */
const device = (page: Page, said: object) =>
  page.addInitScript((text) => {
    if (localStorage.getItem('metade.device-push') === null) localStorage.setItem('metade.device-push', text);
  }, JSON.stringify(said));

const told = (token: string) =>
  rows<{ locale: string }>(
    'select d.locale from push_device d join session s on s.token_hash = d.session_hash where d.token = $1 and s.ended_at is null',
    [token],
  );

test('a phone is told by push in its language, opens what it was told of, and no longer once it is left', async ({
  page,
}, { project }) => {
  const token = `ExponentPushToken[${randomUUID()}]`;
  await device(page, { state: 'askable', asked: 'granted', token });
  const diner = await registerDiner('pt');
  const table = await findTable('raiz-de-cedro', { after: project.name === 'phone' ? 16 : 10 });
  const order = await bookAtApi(diner.token, table);
  await enterApp(page, diner);
  // Offered beside a booking, and nowhere before there is one.
  await page.goto(`/booking/${order}`);
  await expect(page.getByText(push.text)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: push.on }).click();
  await expect.poll(() => told(token)).toEqual([{ locale: 'pt' }]);
  await expect(page.getByText(push.text)).toHaveCount(0);

  await page.goto('/profile');
  await expect(page.getByText(push.isOn)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: localeNames.en }).click();
  await expect(page.getByText(english.push.isOn)).toBeVisible();
  await expect.poll(() => told(token)).toEqual([{ locale: 'en' }]);
  await page.getByRole('radio', { name: localeNames.pt, exact: true }).click();

  const press = (link: string) =>
    page.evaluate((detail) => dispatchEvent(new CustomEvent('metade-push', { detail })), link);
  await press(`/infos-reserve/${order}`);
  await page.waitForURL(`**/booking/${order}`);

  await page.goto('/profile');
  await page.getByRole('button', { name: push.off }).click();
  await expect(page.getByText(push.text)).toBeVisible();
  await expect.poll(() => told(token)).toEqual([]);
  // It stays off when the app is opened again, and comes back to the front.
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/account/push') && answer.ok());
  await page.reload();
  await asked;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(push.text)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await told(token)).toEqual([]);
  await page.getByRole('button', { name: push.on }).click();
  await expect.poll(() => told(token)).toHaveLength(1);
  await page.getByRole('button', { name: m.site.logout }).click();
  await expect.poll(() => told(token)).toEqual([]);
});

test('a phone that does not allow it says where it is allowed', async ({ page }) => {
  await device(page, { state: 'askable', asked: 'denied' });
  await enterApp(page, await registerDiner('pt'));
  await page.goto('/profile');
  await page.getByRole('button', { name: push.on }).click();
  await expect(page.getByText(push.denied)).toBeVisible();
  await expectAccessible(page);
});
