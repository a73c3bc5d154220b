import { setTimeout as pause } from 'node:timers/promises';
import { panel as en } from '@metade/i18n/en/panel.ts';
import { panel as es } from '@metade/i18n/es/panel.ts';
import { languageTag, type Language } from '@metade/i18n/locale.ts';
import { panel as pt } from '@metade/i18n/pt/panel.ts';
import type { Page, Route } from '@playwright/test';
import type { Place } from '../apps/panel/src/shell/place.ts';
import { placesOf } from '../apps/panel/src/shell/places.ts';
import { checkWidth, expectAccessible, expectReachable } from './support/accessible.ts';
import { enterAsAdmin, enterAsLicensee } from './support/admins.ts';
import { expectLaidOut, widthInTurn } from './support/layout.ts';
import { enterPanel } from './support/people.ts';
import { picture } from './support/picture.ts';
import { mostShift, shiftIn, watchShifts } from './support/shifts.ts';
import { anyWidth, expect, isTurnOf, test } from './support/test.ts';

test.use({ pictures: true });

const words = { pt, en, es } satisfies Record<Language, typeof pt>;
const widths = [390, 1280] as const;
const locales: readonly Language[] = ['pt', 'en', 'es'];
/** Who sees which lists whose rows lead to a file of their own. */
const lists = [
  ['owner', ['/panel/reservations?from=']],
  ['admin', ['/panel/registrations?state=approved', '/panel/restaurants', '/panel/users', '/panel/orders']],
] as const;

for (const [way, locale] of locales.entries()) {
  const itsTurn = (_: unknown, nth: number) => isTurnOf(way, locales.length, nth);
  test.describe(locale, () => {
    test.use({ locale });
    for (const [of, account] of [
      ['team', 'owner'],
      ['admin', 'admin'],
      ['licensee', 'licensee'],
    ] as const)
      test(`the screens of ${of} whose turn it is in ${locale}, on a phone and wide ${anyWidth}`, async ({ page }) => {
        await watchShifts(page);
        if (account === 'admin') await enterAsAdmin(page, words[locale]);
        else if (account === 'licensee') await enterAsLicensee(page, words[locale]);
        else await enterPanel(page, 'owner@metade.test');
        const places = placesOf(of, of === 'team' ? 'owner' : undefined);
        for (const [nth, [, place]] of places.filter(itsTurn).entries()) await look(page, place, locale, nth);
      });
    for (const [account, list] of lists)
      test(`what the lists of ${account} lead to in ${locale}, on a phone ${anyWidth}`, async ({ page }) => {
        await page.setViewportSize({ width: widths[0], height: 844 });
        await (account === 'admin' ? enterAsAdmin(page, words[locale]) : enterPanel(page, 'owner@metade.test'));
        for (const path of list.filter(itsTurn)) await lookInto(page, path, locale);
      });
  });
}

/** No name in the rail is broken in the middle of a word. */
async function expectWholeNames(page: Page): Promise<void> {
  const broken = await page.locator('nav a').evaluateAll((links) =>
    links
      .flatMap((link) => [...link.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && /^\S+$/.test(node.textContent ?? ''))
      .filter((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getClientRects().length > 1;
      })
      .map((node) => node.textContent),
  );
  expect(broken).toEqual([]);
}

async function look(page: Page, place: Place, locale: Language, nth: number): Promise<void> {
  await page.route('**/v1/**', late);
  for (const [way, width] of [768, 360].entries()) {
    if (!isTurnOf(way, 2, nth)) continue;
    await page.setViewportSize({ width, height: 844 });
    await page.goto(place.path);
    await loaded(page, place.path, width, locale);
    expect.soft(await shiftIn(page), `${place.path} moves at ${width} px`).toBeLessThan(mostShift);
  }
  await page.unrouteAll({ behavior: 'wait' });
  for (const [wide, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 844 });
    await loaded(page, place.path, width, locale);
    await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
    await (isTurnOf(wide, widths.length, nth) ? expectAccessible(page) : checkWidth(page));
    if (width === widths.at(-1)) {
      await expectReachable(page);
      await expectWholeNames(page);
    }
    await picture(page, `panel-${place.of}-${locale}-${width}${place.path}`);
  }
  await expectLaidOut(page, place.path, widthInTurn(nth));
}

/** An answer that comes after what stands for it was painted: only what was seen can move. */
async function late(route: Route): Promise<void> {
  await pause(250);
  await route.fallback();
}

/** A screen's skeleton says that it is loading; what it loads is what counts. */
async function loaded(page: Page, path: string, width: number, locale: Language): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), `${path} at ${width} px`).toBeVisible();
  await expect(page.getByText(words[locale].loading, { exact: true })).toHaveCount(0);
}

/** The file that the first row of a list leads to. */
async function lookInto(page: Page, path: string, locale: Language): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page, path).toHaveURL(/[?&](order|registration|restaurant|user)=/);
  await expect(page.getByRole('main').locator('dl, form').first(), path).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, `panel-file-${locale}${new URL(page.url()).pathname}`);
}
