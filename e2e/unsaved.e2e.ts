import { panel } from '@metade/i18n/pt/panel.ts';
import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import type { Page } from '@playwright/test';
import { enterPanel, newRestaurant, type CurrentRestaurant } from './support/restaurants.ts';
import { url } from './support/marketplace.ts';
import { expect, test } from './support/test.ts';

test.use({ locale: 'pt-PT' });

/** Does something that leaves the screen, answers the question that comes, and tells what it was. */
async function asked(page: Page, leave: () => Promise<unknown>, answer: 'accept' | 'dismiss'): Promise<string> {
  const question = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog[answer]();
    return dialog.message();
  });
  await leave();
  return question;
}

const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

test('what is typed and not saved is asked about before another screen, the way back or the log-out takes it', async ({
  page,
}) => {
  const restaurant = await newRestaurant();
  const { profile, menu } = panel.manage;
  const label = fieldLabel('description', 'pt');
  const text = 'Um texto que ainda ninguém guardou, escrito com calma.';
  await enterPanel(page, restaurant, '/panel/menu');
  await tab(page, panel.manage.title).click();
  await page.getByLabel(label, { exact: true }).fill(text);

  expect(await asked(page, () => tab(page, menu.title).click(), 'dismiss')).toBe(panel.leaveUnsaved);
  await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  await expect(page).toHaveURL(/\/panel\/house$/);
  await asked(page, () => page.evaluate(() => history.back()), 'dismiss');
  await expect(page).toHaveURL(/\/panel\/house$/);
  await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  await page.getByRole('button', { name: panel.more, exact: true }).click();
  await asked(page, () => page.getByRole('button', { name: panel.logOut }).click(), 'dismiss');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: profile.save, exact: true }).click();
  await expect(page.getByText(profile.saved)).toBeVisible();

  // Saved: nothing asks any more, as the dialog that nobody answers would tell.
  await tab(page, menu.title).click();
  await expect(page.getByRole('heading', { level: 1, name: menu.title })).toBeVisible();
  await page.getByRole('button', { name: menu.add }).click();
  await asked(page, () => tab(page, panel.manage.title).click(), 'accept');
  await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
});

test('a week and a day that are typed and not saved are asked about too, and pausing loses neither', async ({
  page,
}) => {
  const restaurant = await newRestaurant();
  await enterPanel(page, restaurant, '/panel/calendar');
  const night = page.getByRole('switch', { name: panel.calendar.periodOpen(panel.day.periods.night) });
  await expect(night).toBeVisible();
  await expect(page.getByLabel(panel.calendar.reason), 'there is nothing to give a reason for').toHaveCount(0);
  await night.click({ force: true });
  await page.getByLabel(panel.calendar.reason).fill('Obras');
  const other = page.getByRole('button', { name: panel.calendar.next }).or(page.getByLabel(panel.calendar.next));
  expect(await asked(page, () => other.first().click(), 'dismiss')).toBe(panel.leaveUnsaved);
  await expect(page.getByLabel(panel.calendar.reason)).toHaveValue('Obras');
  await asked(page, () => other.first().click(), 'accept');
  await expect(page.getByLabel(panel.calendar.reason)).toHaveCount(0);

  await page.goto('/panel/grid');
  await page.getByRole('switch').first().click({ force: true });
  await expect(page.getByText(panel.grid.unsaved(1))).toBeVisible();
  const today = page.getByRole('link', { name: new RegExp(`^${panel.today}`) });
  expect(await asked(page, () => today.first().click(), 'dismiss')).toBe(panel.leaveUnsaved);
  const pausing = page.getByRole('button', { name: panel.calendar.pause, exact: true });
  if (!(await pausing.first().isVisible())) await page.getByRole('button', { name: panel.more, exact: true }).click();
  await pausing.locator('visible=true').first().click();
  await page.getByRole('button', { name: panel.calendar.restOfToday }).click();
  await expect(page.getByRole('button', { name: panel.calendar.resume })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(panel.grid.unsaved(1))).toBeVisible();
});

test('a holiday that is shown with something unsaved is not closed from the list before that is asked about', async ({
  page,
}) => {
  const restaurant = await newRestaurant();
  const { calendar } = panel;
  const [holiday] = (await calledAs(restaurant, 'holidays')) as { name: string; date: string }[];
  await enterPanel(page, restaurant, `/panel/calendar?date=${holiday?.date}`);
  await page.getByRole('switch', { name: calendar.periodOpen(panel.day.periods.night) }).click({ force: true });
  await page.getByLabel(calendar.reason).fill('Obras');
  const close = page
    .getByRole('region', { name: calendar.holidays })
    .getByRole('button', { name: calendar.closeDay(holiday?.name ?? '', '') });
  expect(await asked(page, () => close.first().click(), 'dismiss')).toBe(panel.leaveUnsaved);
  await expect(page.getByLabel(calendar.reason)).toHaveValue('Obras');
  await expect(page.getByRole('switch', { name: calendar.dayOpen })).toBeChecked();
  await asked(page, () => close.first().click(), 'accept');
  await expect(page.getByText(calendar.holidayClosed(holiday?.name ?? '')).first()).toBeVisible();
  await expect(page.getByLabel(calendar.reason)).toHaveValue(holiday?.name ?? '');
});

test('of two who change one day at once the second is told what is there now, and takes it or keeps what was typed', async ({
  page,
}) => {
  const restaurant = await newRestaurant();
  const { calendar } = panel;
  const [holiday] = (await calledAs(restaurant, 'holidays')) as { date: string }[];
  const path = `calendar/${holiday?.date}`;
  const theirs = async (body: object) => {
    const { version } = (await calledAs(restaurant, path)) as { version: string };
    await calledAs(restaurant, path, { version, ...body });
  };
  const save = page.getByRole('button', { name: calendar.save });
  const reason = page.getByLabel(calendar.reason);
  await enterPanel(page, restaurant, `/panel/calendar?date=${holiday?.date}`);
  await page.getByRole('switch', { name: calendar.periodOpen(panel.day.periods.night) }).click({ force: true });
  await reason.fill('Obras');
  await theirs({ closed: true, reason: 'Casamento' });
  await save.click();
  await expect(page.getByText(calendar.conflictTitle)).toBeVisible();
  await expect(page.getByText(calendar.conflictNow(calendar.dayOpenNo))).toBeVisible();
  await expect(reason).toHaveValue('Obras');
  await page.getByRole('button', { name: calendar.keepMine }).click();
  await save.click();
  await expect(page.getByRole('button', { name: calendar.undo })).toHaveCount(0);
  expect(await calledAs(restaurant, path)).toMatchObject({ closed: false, reason: 'Obras' });

  await reason.fill('Outra coisa');
  await theirs({ closed: true, reason: 'Casamento' });
  await save.click();
  await page.getByRole('button', { name: calendar.takeTheirs }).click();
  await expect(reason).toHaveValue('Casamento');
  await expect(page.getByText(calendar.conflictTitle)).toHaveCount(0);
  await expect(save).toBeDisabled();
});

/** What the API answers to a colleague in another window, who asks, or writes. */
async function calledAs({ id, token }: CurrentRestaurant, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${url}/v1/host/restaurants/${id}/${path}`, {
    method: body ? 'PUT' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': 'pt',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return ((await response.json()) as { data: unknown }).data;
}

test('of two who change one week at once the second has both, and chooses where both changed the same', async ({
  page,
  browser,
}) => {
  const restaurant = await newRestaurant();
  const { grid } = panel;
  const other = await (await browser.newContext({ locale: 'pt-PT', viewport: page.viewportSize() })).newPage();
  const open = async (window: Page, day: string) => {
    await enterPanel(window, restaurant, '/panel/grid');
    const chosen = window.getByRole('button', { name: day, exact: true });
    await expect(window.getByRole('heading', { level: 1, name: grid.title })).toBeVisible();
    if (await chosen.isVisible()) await chosen.click();
    await window
      .getByRole('switch', { name: new RegExp(`^${day}`) })
      .locator('visible=true')
      .first()
      .click({ force: true });
    await expect(window.getByText(grid.unsaved(1))).toBeVisible();
  };
  await open(page, grid.days[1] ?? '');
  await open(other, grid.days[2] ?? '');
  await other.getByRole('button', { name: grid.save }).click();
  await expect(other.getByText(grid.saved)).toBeVisible();
  await page.getByRole('button', { name: grid.save }).click();
  await expect(page.getByText(grid.conflictTitle)).toBeVisible();
  await expect(page.getByText(grid.takenText)).toBeVisible();
  await page.getByRole('button', { name: grid.merged }).click();
  await expect(page.getByText(grid.unsaved(1))).toBeVisible();
  await page.getByRole('button', { name: grid.save }).click();
  await expect(page.getByText(grid.unsaved(1))).toBeHidden();
  const week = (await calledAs(restaurant, 'grid')) as { version: string; slots: Record<string, unknown>[] };
  const opened = week.slots.filter(({ day }) => day === 1 || day === 2);
  expect(new Set(opened.map(({ day }) => day))).toEqual(new Set([1, 2]));

  // The colleague changes the cell that is being closed here.
  const [mine] = opened;
  const tables = week.slots.map(({ _id, ...slot }) => (_id === mine?._id ? { ...slot, qtd: 7 } : slot));
  const cell = grid.cell(grid.days[Number(mine?.day)] ?? '', panel.day.periods[mine?.period as 'night']);
  const day = page.getByRole('button', { name: grid.days[Number(mine?.day)], exact: true });
  if (await day.isVisible()) await day.click();
  await page.getByRole('button', { name: new RegExp(`^${grid.edit(cell)}`) }).click();
  await page.getByRole('switch', { name: grid.open, exact: true }).click({ force: true });
  const close = page.getByRole('dialog').getByRole('button', { name: panel.close, exact: true });
  if (await close.isVisible()) await close.click();
  await calledAs(restaurant, 'grid', { version: week.version, tables, keep: [] });
  await page.getByRole('button', { name: grid.save }).click();
  await expect(page.getByText(grid.clashText(1))).toBeVisible();
  await page.getByRole('button', { name: grid.save }).click();
  await expect(page.getByText(grid.chooseFirst)).toBeVisible();
  await page
    .getByRole('radio', { name: grid.versions.theirs(`${mine?.time as string} 7 × ${mine?.places as number}`) })
    .check();
  await page.getByRole('button', { name: grid.merged }).click();
  await expect(page.getByText(grid.unsaved(1))).toBeHidden();
  await other.context().close();
});
