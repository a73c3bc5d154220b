import { panel as en } from '@metade/i18n/en/panel.ts';
import { panel as es } from '@metade/i18n/es/panel.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { panel as pt } from '@metade/i18n/pt/panel.ts';
import type { Page } from '@playwright/test';
import type { Place } from '../apps/panel/src/shell/places.ts';
import { placesOf } from '../apps/panel/src/shell/places.ts';
import { checkWidth, expectAccessible, expectReachable } from './support/accessible.ts';
import { enterPanel } from './support/people.ts';
import { picture } from './support/picture.ts';
import { anyWidth, expect, test } from './support/test.ts';

const words = { pt, en, es } satisfies Record<Locale, typeof pt>;
const widths = [390, 1280];

for (const locale of ['pt', 'en', 'es'] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    for (const [of, account] of [
      ['team', 'owner'],
      ['admin', 'admin'],
    ] as const)
      test(`every screen of ${of} in ${locale}, on a phone and wide ${anyWidth}`, async ({ page }) => {
        await enterPanel(page, words[locale], `${account}@metade.test`);
        for (const [, place] of placesOf(of, of === 'team' ? 'owner' : undefined)) await look(page, place, locale);
      });
  });
}

async function look(page: Page, place: Place, locale: Locale): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(place.path);
    await expect(page.getByRole('heading', { level: 1 }).first(), `${place.path} at ${width} px`).toBeVisible();
    // A screen's skeleton says that it is loading; what it loads is what counts.
    await expect(page.getByText(words[locale].loading, { exact: true })).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    // What differs by language is the words: one width finds it.
    await (locale === 'pt' || width === widths[0] ? expectAccessible(page) : checkWidth(page));
    if (locale === 'en' && width === widths.at(-1)) await expectReachable(page);
    await picture(page, `panel-${place.of}-${locale}-${width}${place.path}`);
  }
}
