import { formatTime } from '@metade/i18n/format-date.ts';
import { app as words } from '@metade/i18n/pt/app.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, test } from '@playwright/test';
import { column, rows } from '../support/database.ts';
import { partiesTonight } from '../support/meals.ts';
import { registerDiner } from '../support/people.ts';
import { newRestaurant } from '../support/restaurants.ts';
import { enterApp } from './support/enter.ts';
import { hold, ownTable } from './support/own-table.ts';
import { button, qr } from './support/screen.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');

for (const days of [-1, 1])
  test(`a clock that is wrong by ${days} day: holds, vouchers and what is kept go by the right time`, async ({
    page,
    context,
  }) => {
    await page.clock.install({ time: Date.now() + days * 86_400_000 });
    const diner = await registerDiner('pt');
    const own = await newRestaurant();
    await partiesTonight(own, ['Dias']);
    const [meal] = await rows<{ id: string; token: string }>(
      `update orders set user_id = (select id from app_user where email = $2), holder_id = (select id from app_user where email = $2)
       where restaurant_id = $1 returning id, voucher_token as token`,
      [own.id, diner.email],
    );
    await enterApp(page, diner);
    const { table } = await ownTable();
    const order = await hold(page, table);
    const [until] = await column('select hold_expires_at as one from orders where id = $1', order);
    await expect(page.getByText(formatTime(new Date(String(until)).toISOString(), 'Europe/Lisbon'))).toBeVisible();
    await expect(button(page, m.checkout.moreTime)).toHaveCount(0);

    // Tonight's voucher opens now, whatever the device says.
    await page.goto(`/voucher/${meal?.token}`);
    await expect(page.getByText(m.voucher.open)).toBeVisible();
    await expect(qr(page)).toBeVisible();
    await page.goto('/bookings');
    // In a browser, a screen comes with its first visit.
    await button(page, m.orders.viewVoucher).first().click();
    await expect(qr(page)).toBeVisible();
    await button(page, m.site.close).click();
    await context.setOffline(true);
    await page.getByRole('tab', { name: m.orders.past }).click();
    await page.getByRole('tab', { name: m.orders.upcoming }).click();
    // As old as it is: saved just now, by the same clock.
    const [hour, minute] = await page.evaluate(() => [new Date().getHours(), new Date().getMinutes()]);
    const now = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    await expect(page.getByText(words.savedAt(''))).toContainText(now);
    await button(page, m.orders.viewVoucher).first().click();
    await expect(page.getByText(m.voucher.open)).toBeVisible();
    await expect(qr(page)).toBeVisible();
  });
