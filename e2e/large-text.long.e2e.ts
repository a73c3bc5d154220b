import { panelWords } from '@metade/i18n/panel-words.ts';
import { placesOf } from '../apps/panel/src/shell/places.ts';
import { enterAsAdmin } from './support/admins.ts';
import { makeBookings } from './support/diner-screens.ts';
import { enlarge, expectLegible, space } from './support/legible.ts';
import { enterPanel } from './support/people.ts';
import { picture } from './support/picture.ts';
import { anyWidth, expect, test } from './support/test.ts';

const adapted = { '200 %': enlarge, 'with the spacing of WCAG': null };
const visitorPages = [
  '/sigin',
  '/sigin?new=1',
  '/sigin?forgot=1',
  '/offline',
  '/no/such/page',
  '/restaurants/PT-11/lisboa?text=zzzz',
];

for (const [how, before] of Object.entries(adapted))
  for (const locale of ['pt', 'en', 'es'] as const)
    test.describe(`text at ${how} in ${locale}`, () => {
      test.use({ speaks: locale });
      const m = panelWords(locale);

      test(`is whole on every screen of a diner ${anyWidth}`, async ({ page, context }) => {
        await before?.(page);
        const look = async (paths: readonly string[]) => {
          for (const path of paths) await lookAt(path);
        };
        await look(visitorPages);
        await look(await makeBookings(context, 7));

        async function lookAt(path: string) {
          await page.goto(path);
          if (!before) await space(page);
          for (const width of [1280, 360]) {
            await page.setViewportSize({ width, height: 800 });
            await expectLegible(page, path);
            await picture(page, `large-${locale}-${width}-${how}-${path}`);
          }
        }
      });

      for (const who of ['owner', 'admin'] as const)
        test(`is whole on the panel’s screens of ${who} ${anyWidth}`, async ({ page }) => {
          await before?.(page);
          await (who === 'admin' ? enterAsAdmin(page, m) : enterPanel(page, 'owner@metade.test'));
          for (const [, { path }] of placesOf(who === 'admin' ? 'admin' : 'team', who === 'admin' ? undefined : who)) {
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
            await expect(page.getByText(m.loading, { exact: true })).toHaveCount(0);
            await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
            if (!before) await space(page);
            for (const width of [1280, 360]) {
              await page.setViewportSize({ width, height: 800 });
              await expectLegible(page, path);
              await picture(page, `large-${locale}-${width}-${how}-${path}`);
            }
          }
        });
    });
