import type { Locale } from '@metade/i18n/locale.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, type Locator, test } from '@playwright/test';
import { holdAtApi } from '../support/checkout.ts';
import { rows } from '../support/database.ts';
import { expectLegible } from '../support/legible.ts';
import { aPassword, registerDiner } from '../support/people.ts';
import { picture } from '../support/picture.ts';
import { findTable } from '../support/tables.ts';
import { enterApp } from './support/enter.ts';
import { doubleText } from './support/large-text.ts';
import { tonight } from './support/tonight.ts';

const languages: readonly (readonly [Locale, string])[] = [
  ['pt', 'pt-PT'],
  ['es', 'es-ES'],
  ['en', 'en-GB'],
];

for (const [locale, tag] of languages)
  test.describe(locale, () => {
    test.use({ locale: tag });

    test(`letters of twice their size cut nothing and hide nothing (${locale})`, async ({ page }) => {
      test.slow();
      const m = messagesOf(locale);
      const diner = await registerDiner(locale);
      const { id, token, own } = await tonight(diner);
      const held = await holdAtApi(diner.token, await findTable('raiz-de-cedro', { after: 5 }));
      await rows('update orders set people = places where id = $1', [id]);
      const legible = async (name: string, path: string, shown: string | RegExp | Locator) => {
        await page.goto(path);
        const sign = typeof shown === 'string' || shown instanceof RegExp ? page.getByText(shown) : shown;
        await expect(sign.filter({ visible: true }).first()).toBeVisible();
        await doubleText(page);
        await picture(page, `app-200-${name}-${locale}-${page.viewportSize()?.width}`);
        await expectLegible(page, `${name} (${locale})`);
      };
      await legible('explore', '/', page.locator('a[href*="/restaurant/"]'));
      await legible(
        'restaurant',
        '/restaurant/raiz-de-cedro',
        page.getByRole('button', { name: m.restaurant.continue }).or(page.getByText(/\d\d:\d\d/)),
      );
      await legible('sign-in', '/sign-in', m.account.forgot);
      await enterApp(page, diner, locale);
      await legible('checkout', `/checkout/${held}`, m.checkout.totalNow);
      await legible('bookings', '/bookings', m.checkout.seeOrder);
      await legible('booking', `/booking/${id}`, m.orders.number);
      await legible('voucher', `/voucher/${token}`, m.bill.title);
      await legible('bill', `/bill/${token}`, m.bill.toPay);
      await legible('profile', '/profile', diner.email);
      await enterApp(page, { email: own.email, password: aPassword }, locale);
      await legible('host', `/host/${own.id}`, /Demo/);
    });
  });
