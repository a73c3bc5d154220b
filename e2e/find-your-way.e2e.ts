import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { findTable } from './support/tables.ts';
import { holdTable } from './support/checkout.ts';
import { enterAsDiner, registerDiner } from './support/people.ts';
import { url } from './support/marketplace.ts';
import { anyWidth, awake, expect, pt, test } from './support/test.ts';

const { site, account } = pt;

for (const path of [
  '/checkout',
  '/checkout?order=x',
  '/checkout/finish',
  '/profile/edit',
  '/reserve?page=2',
  '/infos-reserve/x',
]) {
  test(`a visitor of ${path} signs in and comes back to the exact place`, { tag: anyWidth }, async ({ page }) => {
    const diner = await registerDiner();
    await page.goto(path);
    await expect(page).toHaveURL(`${url}/sigin?from=${encodeURIComponent(path)}`);
    await page.getByLabel(account.email, { exact: true }).fill(diner.email);
    await page.getByLabel(account.password, { exact: true }).fill(diner.password);
    const landed = page.waitForRequest((request) => {
      const { pathname, search } = new URL(request.url());
      return pathname.replace(/\.data$/, '') + search.replace(/[?&]_routes=[^&]*/, '') === path;
    });
    await page.getByRole('button', { name: account.signIn, exact: true }).click();
    await landed;
    await expect(page).not.toHaveURL(/\/sigin/);
  });
}

test('no page of an account opens for a visitor', { tag: anyWidth }, async ({ request }) => {
  for (const path of [
    '/profile/tickets?vouchers=used',
    '/profile/cards/read',
    '/profile/cards/create',
    '/profile/cards/update/x/y',
    '/profile/orders/rating',
    '/profile/assessments/x',
    '/profile/delete',
    '/profile/data.json',
    '/avalia/x',
    '/infos-reserve/x/claim',
    '/restaurant/register?step=tables',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.headers().location, path).toBe(`/sigin?from=${encodeURIComponent(path)}`);
  }
});

test('a way back that leads to another site is not taken', { tag: anyWidth }, async ({ page }) => {
  const diner = await registerDiner();
  for (const from of ['//evil.example/x', 'https://evil.example/x', '/\\evil.example']) {
    await page.context().clearCookies();
    await page.goto(`/sigin?from=${encodeURIComponent(from)}`);
    await page.getByLabel(account.email, { exact: true }).fill(diner.email);
    await page.getByLabel(account.password, { exact: true }).fill(diner.password);
    await page.getByRole('button', { name: account.signIn, exact: true }).click();
    await expect(page).not.toHaveURL(/\/sigin/);
    expect(new URL(page.url()).origin).toBe(url);
  }
});

test('what was typed stays after a refused log-in', { tag: anyWidth }, async ({ page }) => {
  await page.goto('/sigin');
  await page.getByLabel(account.email, { exact: true }).fill('nobody@metade.test');
  await page.getByLabel(account.password, { exact: true }).fill('not the password');
  await page.getByRole('button', { name: account.signIn, exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel(account.email, { exact: true })).toHaveValue('nobody@metade.test');
});

test('a path that does not exist shows home, and says so', { tag: anyWidth }, async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText(site.notFoundBanner)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pt.home.headline.join(''));
});

test('a reservation that is not there leads to those that are', { tag: anyWidth }, async ({ page, context }) => {
  await enterAsDiner(context);
  const response = await page.goto('/infos-reserve/00000000-0000-7000-8000-000000000000');
  expect(response?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: site.myReservations }).click();
  await expect(page).toHaveURL(/\/reserve$/);
});

test('the home page’s red button shows the tables that it counts @any-width', async ({ page }) => {
  await page.goto('/');
  const show = page.getByRole('main').getByRole('button', { name: /^Ver \d/ });
  const counted = (await show.innerText()).replace(/^Ver /, '');
  await show.click();
  await expect(page).toHaveURL(/\/restaurants\/PT-11\/lisboa\?date=\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole('heading', { level: 1, name: `${counted} em Lisboa` })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the calendar behind the strip leads to a day beyond it, and back', async ({ page }) => {
  await page.goto('/restaurants/PT-11/lisboa');
  await page.getByRole('button', { name: pt.search.otherDate }).click();
  const calendar = page.getByRole('dialog', { name: pt.search.calendarTitle });
  const day = calendar.locator('button[name=date]').nth(20);
  const date = await day.getAttribute('value');
  await day.click();
  await expect(page).toHaveURL(new RegExp(`date=${date}`));
  await expect(calendar).toHaveCount(0);
  await expect(page.locator(`button[name=date][value="${date}"]`)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page).not.toHaveURL(/date=/);
});

test('a day that is over or not sold yet is told as that, by the list and by a restaurant @any-width', async ({
  page,
}) => {
  const over = `Segunda, 1 de janeiro de 2001 já passou.`;
  const until = /Pode reservar até [a-zà-ú]+, \d+ de [a-zç]+ de \d{4}\./;
  await page.goto('/restaurants/PT-11/lisboa?date=2001-01-01');
  await expect(page.getByText(over)).toBeVisible();
  await page.goto('/restaurants/PT-11/lisboa?date=2999-12-31&all=1');
  await expect(page.getByText(until)).toBeVisible();
  await page.goto('/restaurant/description/taberna-do-acucar?date=2001-01-01');
  await expect(page.getByRole('status').filter({ hasText: over })).toContainText('Mostramos ');
  await page.goto('/restaurant/description/taberna-do-acucar?date=2999-12-31');
  await expect(page.getByRole('status').filter({ hasText: until })).toContainText('Mostramos ');
  await page.goto('/restaurant/description/taberna-do-acucar');
  await expect(page.getByText('Mostramos ')).toHaveCount(0);
});

test('a search that finds nothing says so and leads to tables in one press', async ({ page }) => {
  await page.goto('/restaurants/PT-11/lisboa?date=2001-01-01');
  await expect(page.getByRole('heading', { level: 1, name: pt.search.noneTitle })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /\d mesas?$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/date=2(?!001)/);
  await expect(page.getByRole('heading', { level: 1, name: /\d mesas? em Lisboa/ })).toBeVisible();
});

test('a restaurant of the list opens without loading the page anew, and in a tab of its own where asked @any-width', async ({
  page,
  context,
}) => {
  const card = page.getByRole('article').getByRole('link').first();
  // A link that is pressed before the page is awake loads the next one: also right, and not what is looked at here.
  await expect(async () => {
    await page.goto('/restaurants/PT-11/lisboa');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await card.click();
    await expect(page).toHaveURL(/\/restaurant\/description\//);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  }).toPass();
  await page.goBack();
  const opened = context.waitForEvent('page');
  await card.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/restaurant\/description\//);
  await expect(page).toHaveURL(/\/restaurants\//);
});

test('before one books one reads how long the restaurant may take to answer', { tag: anyWidth }, async ({ page }) => {
  await page.goto('/restaurant/description/taberna-do-acucar');
  await expect(page.getByText(pt.restaurant.confirmNote(12)).filter({ visible: true })).toBeVisible();
});

test('leaving checkout frees the table at once', async ({ page, context, phone }) => {
  await enterAsDiner(context);
  const table = await findTable('cuscuz-e-sereno', { after: phone ? 10 : 4, state: 'last' });
  await holdTable(page, table);
  await page.getByRole('button', { name: pt.checkout.letGo }).click();
  await page.waitForURL(/\/restaurant\/description\//);
  const again = await findTable('cuscuz-e-sereno', { after: phone ? 10 : 4, state: 'last' });
  expect([again.slot, again.date]).toEqual([table.slot, table.date]);
});

test.describe('a first visit', () => {
  test.use({ firstVisit: true });

  test('the cookie banner goes once accepted and stays away', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: site.cookieAccept }).click();
    await expect(page.getByRole('button', { name: site.cookieAccept })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('cookies-accepted'))).toBe('true');
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: site.cookieAccept })).toHaveCount(0);
  });

  test('the cookie note is there before the page wakes, so that nothing moves, and may be accepted', async ({
    context,
  }) => {
    // Not the fixture's, which waits until it is awake.
    const page = await context.newPage();
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => (wake = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await asleep;
      await route.continue();
    });
    const footerTop = () =>
      page.getByRole('contentinfo').evaluate((one) => Math.round(one.getBoundingClientRect().top));
    const accept = page.getByRole('button', { name: site.cookieAccept });
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect(accept).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await footerTop();
    wake();
    await awake(page);
    expect(await footerTop()).toBe(before);

    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await accept.click();
    await expect(accept).toBeHidden();
    await page.unrouteAll();
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(accept).toBeHidden();
  });

  test('the cookie note is a line of the page and lies over nothing', async ({ page }) => {
    for (const path of ['/', '/restaurant/description/cuscuz-e-sereno', '/restaurants/PT-13/porto', '/sigin']) {
      await page.goto(path);
      const note = page.getByRole('region', { name: 'Cookies' });
      await expect(note).toBeAttached();
      const fixed = await note.evaluate((one) => {
        for (let up: Element | null = one; up; up = up.parentElement)
          if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(up).position)) return up.className;
        return null;
      });
      expect(fixed, path).toBeNull();
    }
  });
});

test('a chosen language is remembered', { tag: anyWidth }, async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page).toHaveURL(`${url}/faq`);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messagesOf('es').home.headline.join(''));
});

test('the city picker lists the cities that have restaurants; choosing one saves it and goes there', async ({
  page,
  phone,
}) => {
  await page.goto('/');
  if (phone) await page.getByRole('navigation').getByRole('button', { name: pt.search.where }).click();
  else await page.getByRole('button', { name: site.chooseCity }).click();
  const picker = page.getByRole('dialog', { name: site.cityPickerTitle });
  const offered = picker.getByRole('button').filter({ hasText: /restaurante/ });
  await expect(offered).toHaveCount(5);
  await expect(picker.getByRole('link', { name: site.cityPickerPartner })).toHaveAttribute('href', '/be-a-partner');
  await offered.filter({ hasText: 'Porto' }).click();
  await expect(page).toHaveURL(`${url}/restaurants/PT-13/porto`);
  await page.goto('/');
  await expect(
    page.getByRole('button', { name: phone ? /Porto/ : new RegExp(`^${pt.search.where}: Porto`) }).first(),
  ).toBeVisible();
});

test('how it works: home scrolls to it and takes the focus there', async ({ page, phone }) => {
  await page.goto('/contact');
  const link = phone
    ? page.getByRole('contentinfo').getByRole('link', { name: site.howItWorks })
    : page.getByRole('banner').getByRole('link', { name: site.howItWorks });
  await link.click();
  await expect(page).toHaveURL(`${url}/#howitworks`);
  const section = page.locator('#howitworks');
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
  await expect.poll(async () => Math.abs((await section.boundingBox())?.y ?? 999)).toBeLessThan(60);
});
