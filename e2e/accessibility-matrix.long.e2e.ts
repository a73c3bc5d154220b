import { languageTag, LOCALES } from '@metade/i18n/locale.ts';
import { appear, expectAccessible } from './support/accessible.ts';
import { everyScreen } from './support/every-screen.ts';
import { picture } from './support/picture.ts';
import { expect, test } from './support/test.ts';

for (const locale of LOCALES)
  test.describe(`every route in ${locale}`, () => {
    // One after the other in one process: together they see every route.
    test.describe.configure({ mode: 'default' });
    test.use({ speaks: locale });
    // Brazil's words are Portugal's but for some: the narrow width is the one they may not fit.
    const widths = locale === 'pt-BR' ? [360] : [1280, 360];

    // Each width and appearance of one page that is loaded once.
    everyScreen(locale, async (page, name) => {
      await expect(page.locator('html'), name).toHaveAttribute('lang', languageTag(locale));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page, { wholly: true });
        for (const colorScheme of ['dark', 'light'] as const) {
          await appear(page, colorScheme);
          await picture(page, `${locale}-${width}-${colorScheme}-${name}`);
        }
      }
      test.info().annotations.push({ type: 'screen', description: name });
    });
  });
