import { languageTag } from '@metade/i18n/locale.ts';
import { checkWidth, expectAccessible, expectReachable } from './support/accessible.ts';
import { makeBookings } from './support/diner-screens.ts';
import { expectLaidOut, widthInTurn } from './support/layout.ts';
import { picture } from './support/picture.ts';
import { url } from './support/marketplace.ts';
import { anyWidth, expect, isTurnOf, test } from './support/test.ts';

test.use({ pictures: true });

const widths = [360, 768, 1280];

const locales = ['pt', 'en', 'es'] as const;

for (const [nth, locale] of locales.entries()) {
  test(`the screens of a diner whose turn it is in ${locale} at 360, 768 and 1280 px ${anyWidth}`, async ({
    page,
    context,
  }) => {
    const addresses = await makeBookings(context, 4 + nth);
    await context.addCookies([{ name: 'locale', value: locale, url }]);
    for (const [place, address] of addresses.entries()) {
      if (!isTurnOf(nth, locales.length, place)) continue;
      await page.goto(address);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByRole('heading', { level: 1 }).first(), `${address} at ${width} px`).toBeAttached();
        await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
        await checkWidth(page);
        await picture(page, `${locale}-${width}${address}`);
      }
      await expectAccessible(page);
      await expectReachable(page);
      await expectLaidOut(page, address, widthInTurn(Math.floor(place / locales.length)));
    }
  });
}
