import { errors } from '@metade/i18n/pt/errors.ts';
import { panel as m } from '@metade/i18n/pt/panel.ts';
import { capitalise, formatDate, formatMealTime, weekdayName } from '@metade/i18n/format-date.ts';
import { dayOfWeek } from '@metade/domain/time.ts';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { book } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { enterPanel, newRestaurant } from './support/restaurants.ts';
import { enterAsDiner } from './support/people.ts';
import { placesOf } from '../apps/panel/src/shell/places.ts';
import { findTable, type Table } from './support/tables.ts';
import { expect, pt, test } from './support/test.ts';

// The panel takes the browser's language.
test.use({ locale: 'pt-PT' });

/** A restaurant of the test's own that confirms at once, and its panel. */
async function quietRestaurant(page: Page): Promise<string> {
  const restaurant = await newRestaurant();
  await rows("update restaurant set confirmation_mode = 'instant' where id = $1", [restaurant.id]);
  await enterPanel(page, restaurant, '/panel/');
  return restaurant.slug;
}

/** Somebody books a table on the site. */
async function bookedBy(browser: Browser, table: Table): Promise<string> {
  const context = await browser.newContext();
  await enterAsDiner(context);
  const order = await book(await context.newPage(), table);
  await context.close();
  return order;
}

const stateOf = async (order: string) =>
  (await rows<{ state: string }>('select state from orders where id = $1', [order]))[0]?.state;

const timesOn = async (slug: string, date: string) => {
  const response = await fetch(`${test.info().project.use.baseURL}/v1/restaurant/${slug}/availability?people=2`);
  const { data } = (await response.json()) as { data: { date: string; slots: { time: string }[] }[] };
  return data.find((day) => day.date === date)?.slots.map(({ time }) => time) ?? [];
};

const goTo = async (page: Page, phone: boolean, name: string) => {
  const navigation = page.getByRole('navigation', { name: m.mainNavigation });
  if (phone) {
    await navigation.getByRole('button', { name: m.more }).click();
    await page.getByRole('dialog').getByRole('link', { name }).click();
  } else await navigation.getByRole('link', { name }).click();
};

test('a week is edited: who would lose a table is told first and kept, and it is on sale at once', async ({
  page,
  phone,
  browser,
}) => {
  const slug = await quietRestaurant(page);
  const table = await findTable(slug, { after: 4 });
  const order = await bookedBy(browser, table);
  await goTo(page, phone, m.grid.nav);
  await expect(page.getByRole('heading', { level: 1, name: m.grid.title })).toBeVisible();
  const day = m.grid.days[dayOfWeek(table.date)] ?? '';
  if (phone) await page.getByRole('button', { name: day, exact: true }).click();
  await expectAccessible(page);

  const cell = m.grid.cell(day, m.day.periods[table.period]);
  await page.getByRole('button', { name: new RegExp(`^${m.grid.edit(cell)}`) }).click();
  const editor = phone ? page.getByRole('dialog', { name: cell }) : page.getByRole('complementary', { name: cell });
  const folded = editor.getByRole('button', { name: new RegExp(`^${table.time}`) });
  if (await folded.isVisible()) await folded.click();
  await expect(editor.getByText(m.grid.preview)).toBeVisible();
  await editor.getByRole('button', { name: m.grid.removeTime(table.time) }).click();
  await expectAccessible(page);
  if (phone) await editor.getByRole('button', { name: m.close, exact: true }).click();

  await expect(page.getByText(m.grid.unsaved(1))).toBeVisible();
  await page.getByRole('button', { name: m.grid.seeStranded }).click();
  const stranded = page.getByRole('dialog', { name: m.grid.strandedTitle });
  await expect(stranded.getByText('Demo, Diner').first()).toBeVisible();
  await expectAccessible(page);
  await stranded.getByRole('button', { name: /^Guardar e manter/ }).click();
  await expect(page.getByText(m.grid.saved)).toBeVisible();
  await expect(page.getByText(m.grid.unsaved(1))).toBeHidden();
  expect(await timesOn(slug, table.date)).not.toContain(table.time);
  expect(await stateOf(order)).toBe('confirmed');
});

test('a time after midnight says whose evening it is of', async ({ page, phone }) => {
  await enterPanel(page, await newRestaurant(), '/panel/grid');
  const monday = m.grid.days[1] ?? '';
  if (phone) await page.getByRole('button', { name: monday, exact: true }).click();
  const cell = m.grid.cell(monday, m.day.periods.night);
  await page.getByRole('button', { name: new RegExp(`^${m.grid.edit(cell)}`) }).click();
  const said = page.getByText(m.grid.afterMidnight(weekdayName(1, 'pt'), formatMealTime('2026-11-02', '00:30', 'pt')));
  await page.getByLabel(m.grid.time, { exact: true }).fill('21:30');
  await expect(said).toHaveCount(0);
  await page.getByLabel(m.grid.time, { exact: true }).fill('00:30');
  await expect(said).toBeVisible();
});

test('a day is closed, its booking handled, a holiday closed and opened, and the restaurant paused', async ({
  page,
  phone,
  browser,
}) => {
  const slug = await quietRestaurant(page);
  const table = await findTable(slug, { after: 3 });
  const order = await bookedBy(browser, table);
  await goTo(page, phone, m.calendar.nav);
  await expect(page.getByRole('heading', { level: 1, name: m.calendar.title })).toBeVisible();
  await page.goto(`/panel/calendar?date=${table.date}`);
  await page.getByRole('switch', { name: m.calendar.dayOpen }).click({ force: true });
  await expect(page.getByText(m.calendar.standing(1))).toBeVisible();
  await page.getByRole('button', { name: m.calendar.save }).click();
  await expect(page.getByText(m.calendar.dayOpenNo)).toBeVisible();
  await expect.poll(() => timesOn(slug, table.date)).toEqual([]);
  expect(await stateOf(order)).toBe('confirmed');
  await expectAccessible(page);
  if (!phone) {
    const diner = await page.context().newPage();
    await diner.goto(`/restaurant/description/${slug}`);
    const day = `${capitalise(formatDate(table.date, 'pt'))}, ${pt.search.closedDay}`;
    await expect(diner.getByRole('button', { name: day, exact: true })).toBeVisible();
    await diner.close();
  }

  await expect(page.getByText(m.calendar.undecided(1)).first()).toBeVisible();
  await page.getByRole('button', { name: m.cancel.keepOf('Demo, Diner', table.time) }).click();
  await expect(page.getByText(m.cancel.allDecided)).toBeVisible();
  await expect(page.getByText(m.calendar.undecided(1))).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: m.cancel.of('Demo, Diner', table.time) }).click();
  const dialog = page.getByRole('dialog', { name: m.cancel.title });
  await dialog.getByRole('button', { name: m.cancel.submit }).click();
  await expect(dialog.getByText(m.request.reasonMissing)).toBeVisible();
  await dialog.getByRole('button', { name: m.cancel.reasons[0] ?? '' }).click();
  await dialog.getByRole('button', { name: m.cancel.submit }).click();
  await expect(page.getByText(m.cancel.done('Demo, Diner'))).toBeVisible();
  await expect(page.getByText(m.calendar.standing(1))).toBeHidden();
  expect(await stateOf(order)).toBe('cancelled');

  const holidays = page.getByRole('region', { name: m.calendar.holidays });
  const first = holidays.getByRole('button', { name: /^Fechar: / }).first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await first.click();
  await expect(holidays.getByRole('button', { name, exact: true })).toBeHidden();
  await page.getByRole('button', { name: m.toast.undo }).press('Enter');
  await expect(holidays.getByRole('button', { name, exact: true })).toBeVisible();

  if (phone)
    await page.getByRole('navigation', { name: m.mainNavigation }).getByRole('button', { name: m.more }).click();
  await page.getByRole('button', { name: m.calendar.pause, exact: true }).click();
  const pause = page.getByRole('dialog', { name: m.calendar.pauseTitle });
  await expectAccessible(page);
  await pause.getByRole('button', { name: m.calendar.restOfToday }).click();
  await expect(pause.getByText(m.calendar.pausedUntil('').replace(/ \.$/, ''))).toBeVisible();
  const paused = 'select 1 from restaurant where slug = $1 and paused_until > now()';
  expect(await rows(paused, [slug])).toHaveLength(1);
  await pause.getByRole('button', { name: m.close, exact: true }).click();
  const strip = page.getByRole('button', { name: m.calendar.managePause });
  for (const [, place] of placesOf('team', 'owner')) {
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, place.path);
    await expect(page.getByRole('heading', { level: 1 }).first(), place.path).toBeVisible();
    await expect(strip, `${place.path} says that nothing is sold`).toBeVisible();
  }
  await strip.click();
  await pause.getByRole('button', { name: m.calendar.resume }).click();
  await expect(page.getByText(m.calendar.resumed)).toBeVisible();
  expect(await rows(paused, [slug])).toHaveLength(0);
  await pauseOver(page, phone, await bookedBy(browser, await findTable(slug, { after: 5 })));
});

/** Until after a booking: told before it is paused, and still there to be decided when the dialog is opened again. */
async function pauseOver(page: Page, phone: boolean, order: string): Promise<void> {
  const [span] = await rows<{ until: string; standing: number; name: string }>(
    `select to_char(o.date + 1, 'YYYY-MM-DD') as until, (
       select count(*)::integer from orders s where s.restaurant_id = o.restaurant_id
         and s.state in ('awaiting_restaurant', 'confirmed') and s.starts_at > now() and s.date <= o.date) as standing
     from orders o where o.id = $1`,
    [order],
  );
  if (!span) throw new Error('no such order');
  const open = async (name: string) => {
    if (phone)
      await page.getByRole('navigation', { name: m.mainNavigation }).getByRole('button', { name: m.more }).click();
    await page.getByRole('button', { name, exact: true }).click();
  };
  const pause = page.getByRole('dialog', { name: m.calendar.pauseTitle });
  await open(m.calendar.pause);
  const past = String(errors.refusals.already_past);
  await pause.getByLabel(m.calendar.time).fill('00:00');
  await pause.getByRole('button', { name: m.calendar.pauseUntil }).click();
  await expect(pause.getByText(past)).toBeVisible();
  await pause.getByLabel(m.calendar.date).fill(span.until);
  await pause.getByLabel(m.calendar.time).fill('12:00');
  await expect(pause.getByText(past)).toHaveCount(0);
  await expect(pause.getByText(m.calendar.inSpan(span.standing))).toBeVisible();
  await pause.getByRole('button', { name: m.calendar.pauseUntil }).click();
  await expect(pause.getByText(m.calendar.inPause(span.standing))).toBeVisible();
  await pause.getByRole('button', { name: m.close, exact: true }).click();
  await open(m.calendar.paused);
  await expect(pause.getByText(m.calendar.inPause(span.standing))).toBeVisible();
  await pause
    .getByRole('button', { name: /^Cancelar reserva:/ })
    .first()
    .click();
  await expect(pause.getByLabel(m.request.reason)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pause.getByLabel(m.request.reason)).toBeHidden();
  await expect(pause.getByRole('button', { name: m.calendar.resume }), 'only the question is closed').toBeVisible();
  await pause
    .getByRole('button', { name: /^Manter/ })
    .first()
    .click();
  await expect(
    pause.getByText(span.standing === 1 ? m.cancel.allDecided : m.calendar.undecided(span.standing - 1)),
  ).toBeVisible();
  await pause.getByRole('button', { name: m.calendar.resume }).click();
  await expect(page.getByText(m.calendar.resumed)).toBeVisible();
}
