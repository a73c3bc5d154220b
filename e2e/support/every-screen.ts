import { randomUUID } from 'node:crypto';
import { stepNames } from '@metade/domain/registration.ts';
import { type Locale, LOCALES } from '@metade/i18n/locale.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import type { Page } from '@playwright/test';
import { placesOf } from '../../apps/panel/src/shell/places.ts';
import { enterAsAdmin, enterAsLicensee, newAdmin, newlyAppointed } from './admins.ts';
import { rows } from './database.ts';
import { makeBookings } from './diner-screens.ts';
import { newRestaurant } from './restaurants.ts';
import { enterSite, openPanel, tokenOf } from './log-in.ts';
import { aPassword, enterAsDiner, enterAsNewOwner, enterPanel, registerDiner } from './people.ts';
import { givenLinks, turnLinks } from './rare-screens.ts';
import { pagePatterns } from './site-paths.ts';
import { anyWidth, expect, test } from './test.ts';

/** Besides what a diner of the demo has: the pages of a visitor, and those that are not there. */
const visitorPages = [
  '/',
  '/sigin',
  '/sigin?new=1',
  '/sigin?code=1',
  '/sigin?forgot=1',
  '/auth/reset_password/x',
  '/auth/verify_email/x',
  '/auth/confirm_email/x',
  '/gift',
  '/gift/x',
  '/booking/x',
  '/unsubscribe/x/x',
  '/offline',
  '/wishlist',
  '/waiting/no-such-link',
  '/hold/no-such-link',
  '/no/such/page',
  '/restaurants/XX-99/nowhere',
  '/restaurants/PT-11/lisboa?text=zzzz',
  '/restaurant/description/no-such-restaurant',
  '/blog/details/00000000-0000-4000-8000-000000000000',
  '/dev/outbox',
];
const memberPages = [
  '/checkout',
  '/logout?failed=1',
  '/profile/gifts',
  '/profile/gifts/x',
  '/assistant',
  '/profile/cards/update/x/y',
  '/infos-reserve/00000000-0000-4000-8000-000000000000',
];

/**
 * Tests that come to every route of the site and every screen of the panel, for each who may see them, in the language that
 * they speak, and check each once it has loaded. They fail when a route was not come to.
 */
export function everyScreen(locale: Locale, check: (page: Page, name: string) => Promise<void>): void {
  const nth = LOCALES.indexOf(locale);
  const m = panelWords(locale);
  const visited = new Set<string>();
  async function lookAt(page: Page, paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await page.goto(path);
      visited.add(new URL(page.url()).pathname);
      await check(page, path);
    }
  }

  test(`of a visitor ${anyWidth}`, async ({ page }) => {
    await lookAt(page, visitorPages);
  });

  test(`of a diner ${anyWidth}`, async ({ page, context }) => {
    await lookAt(page, [...(await makeBookings(context, 4 + nth)), ...memberPages, ...(await turnLinks())]);
    await lookAt(page, await givenLinks(await tokenOf(context), 9 + nth));
    const [mail] = await rows<{ id: string }>('select id from mail order by created_at limit 1');
    await lookAt(page, [`/dev/outbox/${mail?.id}`]);
    await oweConsent((await enterAsDiner(context, locale)).email);
    await lookAt(page, ['/consent']);
  });

  test(`of an owner and an admin, and so every one there is ${anyWidth}`, async ({ page, context }) => {
    await enterAsNewOwner(context, `Tasca ${randomUUID()}`);
    await lookAt(page, [...stepNames.map((step) => `/restaurant/register?step=${step}`), '/profile/two-factor']);
    const restaurant = await newRestaurant();
    await rows("update restaurant set state = 'submitted' where id = $1", [restaurant.id]);
    await enterSite(context, restaurant);
    await lookAt(page, ['/restaurant/wait-approval']);
    await enterSite(context, await newAdmin());
    await lookAt(page, ['/profile/two-factor']);
    const unseen = pagePatterns.filter(
      (pattern) => ![...visited].some((pathname) => new URLPattern({ pathname: pattern }).test({ pathname })),
    );
    expect(unseen, 'routes that were not looked at').toEqual([]);
  });

  test(`of the panel’s doors ${anyWidth}`, async ({ page }) => {
    const titled = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goto('/panel/');
    await titled(m.logIn.title);
    await check(page, 'panel log-in');
    await openPanel(page, await registerDiner(), '/panel/');
    await titled(m.noTeam.title);
    await check(page, 'panel of nobody');
    await openPanel(page, { ...(await newlyAppointed('admin')), group: 'admin' }, '/panel/');
    await titled(m.secondFactor.title);
    await check(page, 'panel second factor');
    await page.getByLabel(m.secondFactor.password).fill(aPassword);
    await page.getByRole('button', { name: m.secondFactor.start }).click();
    await page.locator('code').first().waitFor();
    await check(page, 'panel second factor code');
  });

  for (const who of ['owner', 'host', 'admin', 'licensee'] as const)
    test(`of the panel for ${who} ${anyWidth}`, async ({ page }) => {
      const settled = async () => {
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByText(m.loading, { exact: true })).toHaveCount(0);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      };
      if (who === 'admin') await enterAsAdmin(page, m);
      else if (who === 'licensee') await enterAsLicensee(page, m);
      else await enterPanel(page, `${who}@metade.test`);
      const known = who === 'owner' || who === 'host' ? placesOf('team', who) : placesOf(who);
      const paths: string[] = known.map(([, { path }]) => path);
      for (const path of [...paths, ...more[who]]) {
        await page.goto(path);
        await settled();
        await check(page, `${who} ${path}`);
        const file = page
          .getByRole('main')
          .getByRole('listitem')
          .locator('a:is([href*="order="], [href*="registration="], [href*="restaurant="], [href*="user="])')
          .filter({ visible: true });
        if ((await file.count()) === 0) continue;
        await file.first().click();
        await settled();
        await check(page, `${who} ${path} file`);
      }
    });
}

/** Somebody who agreed to terms that are no longer those of today. */
async function oweConsent(email: string): Promise<void> {
  await rows("update app_user set terms_version = 'before' where email = $1", [email]);
  await rows('delete from consent where user_id = (select id from app_user where email = $1)', [email]);
}

/** Besides what an account's navigation leads to. */
const more = {
  owner: ['/panel/reservations?from='],
  host: [],
  licensee: [],
  admin: ['/panel/registrations?state=approved'],
};
