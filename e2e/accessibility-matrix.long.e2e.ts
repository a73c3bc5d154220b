import { panel as en } from '@metade/i18n/en/panel.ts';
import { panel as es } from '@metade/i18n/es/panel.ts';
import { languageTag, type Language } from '@metade/i18n/locale.ts';
import { panel as pt } from '@metade/i18n/pt/panel.ts';
import { placesOf } from '../apps/panel/src/shell/places.ts';
import { expectAccessible } from './support/accessible.ts';
import { enterAsAdmin } from './support/admins.ts';
import { makeBookings } from './support/diner-screens.ts';
import { url } from './support/marketplace.ts';
import { enterPanel } from './support/people.ts';
import { anyWidth, expect, test } from './support/test.ts';

const words = { pt, en, es } satisfies Record<Language, typeof pt>;
const widths = [360, 1280] as const;
/** Besides what a diner of the demo has: the pages of a visitor, and those that are not there. */
const visitorPages = [
  '/',
  '/sigin',
  '/sigin?new=1',
  '/sigin?forgot=1',
  '/auth/reset_password/x',
  '/auth/verify_email/x',
  '/offline',
  '/wishlist',
  '/waiting/no-such-link',
  '/no/such/page',
  '/restaurants/XX-99/nowhere',
  '/restaurant/description/no-such-house',
  '/blog/details/00000000-0000-4000-8000-000000000000',
  '/dev/outbox',
];
const memberPages = [
  '/logout',
  '/profile/two-factor',
  '/profile/cards/update/x/y',
  '/infos-reserve/00000000-0000-4000-8000-000000000000',
];

for (const [nth, locale] of (['pt', 'en', 'es'] as const).entries())
  test.describe(`@long every route in ${locale}`, () => {
    test.use({ locale });

    test(`of a visitor and a diner, both widths and appearances ${anyWidth}`, async ({ page, context }) => {
      await context.addCookies([{ name: 'locale', value: locale, url }]);
      await lookAt(visitorPages, locale);
      const own = await makeBookings(page, context, 4 + nth);
      await lookAt([...own, ...memberPages], locale);

      async function lookAt(paths: readonly string[], lang: Language) {
        for (const path of paths)
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 });
            await page.goto(path);
            await expect(page.locator('html'), path).toHaveAttribute('lang', languageTag(lang));
            await expectAccessible(page, { wholly: true });
          }
      }
    });

    for (const [of, account] of [
      ['team', 'owner'],
      ['admin', 'admin'],
    ] as const)
      test(`of the panel for ${account}, both widths and appearances ${anyWidth}`, async ({ page }) => {
        await (account === 'admin' ? enterAsAdmin(page, words[locale]) : enterPanel(page, 'owner@metade.test'));
        for (const [, { path }] of placesOf(of, of === 'team' ? 'owner' : undefined))
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 });
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
            await expect(page.getByText(words[locale].loading, { exact: true })).toHaveCount(0);
            await expectAccessible(page, { wholly: true });
          }
      });
  });
