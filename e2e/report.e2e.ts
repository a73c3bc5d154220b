import { readFile } from 'node:fs/promises';
import { addDays, dayOfWeek, localDateAt } from '@metade/domain/time.ts';
import { formatDate, weekdayName } from '@metade/i18n/format-date.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { rows } from './support/database.ts';
import { enterPanel, newRestaurant, type CurrentRestaurant } from './support/restaurants.ts';
import { pastMeals } from './support/meals.ts';
import { expect, test } from './support/test.ts';
import { spoken } from './support/words.ts';

const today = localDateAt(Date.now(), 'Europe/Lisbon');
const dayAfterTomorrow = addDays(today, 2);

/** Looks for a lunch for four, which the restaurant does not offer. */
async function lookInVain(page: Page, restaurant: CurrentRestaurant): Promise<void> {
  await page.goto(`/restaurant/description/${restaurant.slug}?date=${dayAfterTomorrow}&period=afternoon&people=4`);
  await expect(page.getByRole('heading', { level: 1, name: restaurant.name })).toBeVisible();
}

async function downloaded(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return readFile(await file.path(), 'utf8');
}

test.use({ speaks: 'in turn' });

test('the report of any range, and the quarterly one as page and files', async ({ page }) => {
  const { report: m } = panelWords(spoken());
  const restaurant = await newRestaurant();
  await enterPanel(page, restaurant, '/panel/report?range=month');
  await expect(page.getByRole('heading', { level: 1, name: m.title })).toBeVisible();
  await pastMeals(restaurant);
  await page.getByRole('link', { name: m.ranges.quarter }).click();
  const fill = page.getByRole('row', { name: m.metrics.fill });
  await expect(fill).toContainText('%');
  await expect(page.getByRole('heading', { level: 2, name: m.weeksTitle })).toBeVisible();
  await expect(page.getByRole('table').filter({ hasText: m.closed })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel(m.from, { exact: true }).fill(addDays(today, 3));
  await page.getByLabel(m.to, { exact: true }).fill(addDays(today, 4));
  await page.getByRole('button', { name: m.show }).click();
  await expect(page.getByText(m.badRange)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(m.from, { exact: true }).fill(addDays(today, -9));
  await page.getByLabel(m.to, { exact: true }).fill(addDays(today, -3));
  await page.getByRole('button', { name: m.show }).click();
  // Three tables on each of seven evenings, one of which was booked.
  await expect(page.getByRole('row', { name: m.metrics.offered }).getByRole('cell').first()).toHaveText('21');
  await expect(page.getByRole('row', { name: m.metrics.sold }).getByRole('cell').first()).toHaveText('7');

  await rows("select graphile_worker.add_job('make_reports', '{}', job_key := 'make reports now')");
  const kept = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /PDF/ }) });
  await expect(async () => {
    await page.reload();
    await expect(kept).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await kept.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${m.title}: `) })).toBeVisible();
  await expectAccessible(page);
  const name = String(await page.getByRole('heading', { level: 1 }).textContent()).replace(`${m.title}: `, '');
  expect(await downloaded(page, m.downloadOf(m.pdf, name))).toMatch(/^%PDF-1\./);
  const csv = await downloaded(page, m.downloadOf(m.csv, name));
  expect(csv.split('\r\n')[0]).toBe(`\ufeff${[m.figure, m.now, m.before, m.city].join(',')}`);
  await page.goto(`/panel/report?kept=${restaurant.id}`);
  await expect(page.getByRole('heading', { level: 1, name: m.noSuch })).toBeVisible();
});

test('what was looked for in vain, and one press to open a table there', async ({ page, browser }) => {
  const locale = spoken();
  const restaurant = await newRestaurant();
  const { demand } = panelWords(locale);
  await enterPanel(page, restaurant, '/panel/demand');
  await expect(page.getByText(demand.none)).toBeVisible();
  await expectAccessible(page);
  const diner = await (await browser.newContext({ locale: 'pt-PT', viewport: page.viewportSize() })).newPage();
  await lookInVain(diner, restaurant);
  const day = dayOfWeek(dayAfterTomorrow);
  const on = demand.on(weekdayName(day, locale), day);
  const told = page.getByText(demand.looked(1, 4, `${on} ${demand.periods.afternoon}`));
  await expect(async () => {
    await page.reload();
    await expect(told).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText(formatDate(dayAfterTomorrow, locale, 'short'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: demand.openOf(4, `${on} ${demand.at('13:00')}`) }).click();
  await expect(page.getByText(demand.opened(4, `${on} ${demand.at('13:00')}`))).toBeVisible();
  await expect(page.getByText(demand.now(1, 4, '13:00'))).toBeVisible();
  const only = formatDate(dayAfterTomorrow, locale, 'short');
  await page.getByRole('button', { name: demand.openOnlyOn(only, 4, '13:00') }).click();
  await expect(page.getByText(demand.openedOn(4, '13:00', only))).toBeVisible();
  const asked = `people=4&from=${dayAfterTomorrow}&to=${dayAfterTomorrow}`;
  const sold = await page.request.get(`/v1/restaurant/${restaurant.id}/availability?${asked}`);
  expect((await sold.json()).data[0].slots).toMatchObject([{ time: '13:00', places: 4, free: 2 }]);
  await diner.context().close();
});
