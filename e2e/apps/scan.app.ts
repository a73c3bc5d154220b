import { host as h } from '@metade/i18n/pt/host.ts';
import { expect, test } from '@playwright/test';
import { showToCamera } from '../support/camera.ts';
import { column, statesAt } from '../support/database.ts';
import { url } from '../support/marketplace.ts';
import { partiesTonight } from '../support/meals.ts';
import { aPassword } from '../support/people.ts';
import { newRestaurant } from '../support/restaurants.ts';
import { enterApp } from './support/enter.ts';
import { look } from './support/look.ts';
import { pictureOf, readByCamera } from './support/read-by-camera.ts';
import { alert, button } from './support/screen.ts';

test.use({ locale: 'pt-PT' });

test('without a camera the code is typed', async ({ page }) => {
  const own = await newRestaurant();
  await partiesTonight(own, ['Dias']);
  const [code] = await column('select voucher_code as one from orders where restaurant_id = $1', own.id);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await enterApp(page, { email: own.email, password: aPassword });
  await page.goto(`/host/${own.id}/scan`);
  await button(page, h.allowCamera).click();
  await expect(page.getByText(h.cameraDenied)).toBeVisible();
  await look(page, 'camera-refused');
  await page.getByLabel(h.voucher.codeLabel).fill(String(code));
  await expect(page.getByRole('heading', { name: 'Dias, Diner' })).toBeVisible();
});

test('a voucher with another’s signature is refused, with network and without', async ({ page, context }) => {
  const own = await newRestaurant();
  await partiesTonight(own, ['Dias', 'Esteves']);
  const [mine, other] = await Promise.all(
    (await column('select voucher_token as one from orders where restaurant_id = $1', own.id)).map(async (token) => {
      const { data } = (await (await fetch(`${url}/v1/vouchers/${token}`)).json()) as { data: { qr: string } };
      return data.qr.split('.');
    }),
  );
  await showToCamera(page, await pictureOf(`${mine?.[0]}.${other?.[1]}`));
  await enterApp(page, { email: own.email, password: aPassword });
  await readByCamera(context);
  await page.goto(`/host/${own.id}`);
  await expect(button(page, /^Chegou: /)).toHaveCount(2);
  await page.goto(`/host/${own.id}/scan`);
  await button(page, h.allowCamera).click();
  await expect(alert(page, h.voucher.notFound)).toBeVisible();
  await context.setOffline(true);
  await button(page, h.voucher.scanNext).click();
  await expect(alert(page, h.voucher.notFound)).toBeVisible();
  await expect(button(page, h.voucher.submit)).toHaveCount(0);
  await context.setOffline(false);
  expect(await statesAt(own)).toEqual(['confirmed', 'confirmed']);
});
