import { capitalise, formatDate } from '@metade/i18n/format-date.ts';
import { catalogueNameOf } from './support/catalogue.ts';
import { expectAccessible } from './support/accessible.ts';
import { findTable, fullDay, fullList, pageOf } from './support/tables.ts';
import { expect, pt, test } from './support/test.ts';

const { search, site } = pt;

const near = (tables: RegExp) => new RegExp(`${tables.source} perto de si`);

test.describe('whoever is in Porto', () => {
  test.use({ geolocation: { latitude: 41.15, longitude: -8.611 }, permissions: ['geolocation'] });

  test('finds tables near, though the site speaks of Lisbon', async ({ page, phone }) => {
    await page.goto(await fullList());
    if (phone) await page.getByRole('button', { name: new RegExp(`^${search.sheetTitle}:`) }).click();
    else await page.getByRole('button', { name: search.sheetTitle }).click();
    const sheet = page.getByRole('dialog', { name: search.sheetTitle });
    await sheet.getByRole('button', { name: search.nearMe }).click();
    await expect(sheet.getByRole('button', { name: search.nearMe })).toHaveAttribute('aria-pressed', 'true');
    await sheet.getByRole('button', { name: /^Ver / }).click();
    await expect(page).toHaveURL(/near=41.15%2C-8.611/);
    await expect(page.getByRole('heading', { level: 1, name: near(/\d mesas?/) })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByText(search.noneTitle)).toHaveCount(0);
  });
});

test('a point in another country is searched there @any-width', async ({ page }) => {
  await page.goto(`/restaurants/PT-11/lisboa?date=${await fullDay('ES-MD/madrid')}&near=40.417,-3.704`);
  await expect(page.getByRole('heading', { level: 1, name: near(/\d mesas?/) })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  expect(await cards.count()).toBeGreaterThan(5);
});

test('a filter taken away stays away, and the order follows the way back @any-width', async ({ page }) => {
  await page.goto(await fullList());
  const choose = async (index: number) => {
    await page.locator('summary').filter({ hasText: search.kitchen }).click();
    // Those that are left once they are counted.
    const counted = page.getByRole('checkbox').and(page.locator('[aria-describedby$="-left"]'));
    const kitchen = counted.filter({ visible: true }).nth(index);
    const slug = (await kitchen.getAttribute('value')) ?? '';
    await kitchen.check();
    await page.getByRole('button', { name: search.apply }).filter({ visible: true }).click();
    const chosen = page.getByRole('link', { name: search.remove(await catalogueNameOf('kitchen', slug, 'pt')) });
    await expect(chosen).toBeVisible();
    return { slug, chosen };
  };
  const { chosen } = await choose(0);
  await chosen.click();
  await expect(page).not.toHaveURL(/kitchen=/);
  const { slug } = await choose(1);
  expect(new URL(page.url()).searchParams.getAll('kitchen')).toEqual([slug]);

  await page.goto(await fullList());
  const sort = page.getByLabel(search.sort);
  await sort.selectOption('price_low');
  await expect(page).toHaveURL(/sort=price_low/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(sort).toHaveValue('rank');
});

test('an open filter closes by a press beside it, which does nothing else, and by Escape', async ({ page, phone }) => {
  await page.goto(await fullList());
  const menu = page.locator('details[name=filter]').filter({ hasText: search.kitchen });
  const apply = menu.getByRole('button', { name: search.apply });
  const open = async () => {
    await menu.locator('summary').click();
    await expect(apply).toBeVisible();
  };
  await open();
  await expectAccessible(page);
  const address = page.url();
  // On a phone over the search, on a wide screen over a card, whose link would lead away.
  const card = await page.getByRole('main').getByRole('article').nth(1).boundingBox();
  const [x, y] = phone ? [180, 120] : [(card?.x ?? 0) + 250, (card?.y ?? 0) + 60];
  await page.mouse.click(x, y);
  await expect(apply).toBeHidden();
  expect(page.url()).toBe(address);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await open();
  await page.keyboard.press('Escape');
  await expect(apply).toBeHidden();
  await expect(menu.locator('summary')).toBeFocused();

  await open();
  const close = menu.getByRole('button', { name: site.close });
  if (phone) await close.click();
  else await menu.locator('summary').press('Enter');
  await expect(apply).toBeHidden();
  if (phone) await expect(menu.locator('summary')).toBeFocused();
});

test('each filter says how many restaurants it leaves, and a meal when it is @any-width', async ({ page }) => {
  await page.goto(await fullList());
  const menu = page.locator('details[name=filter]').filter({ hasText: search.period });
  await menu.locator('summary').click();
  const dinner = menu.getByRole('link', { name: new RegExp(`^${site.periods.night} ${site.periodHours.night} \\d`) });
  const [, count] = /(\d+) restaurantes?$/.exec((await dinner.innerText()).replaceAll('\n', ' ')) ?? [];
  await dinner.click();
  await expect(page.getByRole('link', { name: search.remove(site.periods.night) })).toContainText(
    site.periodHours.night,
  );
  await expect(page.getByText(new RegExp(`^${search.restaurantCount(Number(count), false)},`))).toBeVisible();

  const prices = page.locator('details[name=filter]').filter({ hasText: search.price });
  await prices.locator('summary').click();
  await expect(prices.getByRole('link', { name: /^15\s€ – 25\s€/ })).toHaveAttribute('href', /1500.*2500/);
  await page.keyboard.press('Escape');

  const ratings = page.locator('details[name=filter]').filter({ hasText: search.rating });
  await ratings.locator('summary').click();
  await expect(ratings.getByRole('link', { name: search.ratingFrom('4,5') })).toBeVisible();
  await ratings.getByRole('link', { name: search.ratingFrom('4') }).click();
  const applied = page.getByRole('link', { name: search.remove(search.ratingFrom('4')) });
  await expect(applied).toBeInViewport({ ratio: 1 });
  const kitchens = page.locator('details[name=filter]').filter({ hasText: search.kitchen });
  // A menu that is opened while another filter is still being taken away stays open.
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/restaurants.*\.data/, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await applied.click();
  await kitchens.locator('summary').click();
  await expect(kitchens).toHaveAttribute('open');
  answer();
  await expect(page).not.toHaveURL(/rating=/);
  await expect(kitchens).toHaveAttribute('open');

  const left = kitchens.getByRole('checkbox', { name: 'Portuguesa', exact: true });
  await expect(left).toHaveAccessibleDescription(/^[1-9]\d* restaurantes?$/);
  const told = await kitchens.locator('#portuguesa-left').textContent();
  // One that would leave nothing is not offered.
  expect(await kitchens.locator('[id$=-left]').allTextContents()).not.toContain(search.restaurantCount(0, false));
  await expectAccessible(page);
  await left.check();
  await kitchens.getByRole('button', { name: search.apply }).click();
  await expect(page.getByText(new RegExp(`^${told},`))).toBeVisible();
});

test('a whole country is headed by its name, and places like one are of the day that is looked at @any-width', async ({
  page,
}) => {
  await page.goto('/restaurants/PT');
  await expect(page.getByRole('heading', { level: 1, name: /em Portugal$/ })).toBeVisible();

  const table = await findTable('taberna-do-acucar', { after: 4 });
  await page.goto(pageOf(table));
  const similar = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: pt.restaurant.similarTitle }) });
  await similar.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Taberna do Açúcar');
  const day = `${capitalise(formatDate(table.date, 'pt'))}, `;
  await expect(page.getByRole('button', { name: new RegExp(`^${day}`), pressed: true })).toBeVisible();
});

test('nothing found: each filter says what it costs, and one tap takes it away @any-width', async ({ page }) => {
  await page.goto(`${await fullList()}&rating=5`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.noneTitle);
  await page.getByRole('link', { name: search.without(search.ratingFrom('5')) }).click();
  await expect(page).not.toHaveURL(/rating=/);
  await expect(page.getByRole('heading', { level: 1, name: /\d mesas? em Lisboa/ })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an open filter closes by a press beside it', async ({ page }) => {
    await page.goto('/restaurants/PT-11/lisboa');
    const menu = page.locator('details[name=filter]').filter({ hasText: search.kitchen });
    await menu.locator('summary').click();
    await expect(menu.getByRole('button', { name: search.apply })).toBeVisible();
    await expect(menu.getByRole('button', { name: site.close })).toBeHidden();
    await page.mouse.click(180, 20);
    await expect(menu.getByRole('button', { name: search.apply })).toBeHidden();
    await expect(page).toHaveURL(/lisboa$/);
  });
});

test('a name is counted as it is typed, and Enter searches for it', async ({ page, phone }) => {
  await page.goto(await fullList());
  if (phone) await page.getByRole('button', { name: new RegExp(`^${search.sheetTitle}:`) }).click();
  else await page.getByRole('button', { name: search.sheetTitle }).click();
  const sheet = page.getByRole('dialog', { name: search.sheetTitle });
  const show = sheet.getByRole('button', { name: /^Ver / });
  await expect(show).toHaveText(/\d/);
  const name = sheet.getByLabel(search.byName);
  await name.fill('nenhuma casa se chama assim');
  await expect(show).toHaveText(search.show(site.tables(0)));
  await name.fill('açúcar');
  await expect(show).toHaveText(/Ver [1-9]/);
  await name.press('Enter');
  await expect(page).toHaveURL(/text=a%C3%A7%C3%BAcar/);
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/açúcar/i);
});
