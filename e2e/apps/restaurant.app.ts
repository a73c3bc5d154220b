import { app } from '@metade/i18n/pt/app.ts';
import { formatPercent } from '@metade/i18n/format-money.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { rows } from '../support/database.ts';
import { picture } from '../support/picture.ts';
import { findTable } from '../support/tables.ts';
import { look } from './support/look.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');

test('a restaurant is looked at, shared, and come to', async ({ page }, { project }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (shared: { text: string }) => {
        document.title = shared.text;
        return Promise.resolve();
      },
    });
    window.open = (address) => {
      document.title = String(address);
      return null;
    };
  });
  // In the evening most of today's times are over.
  const { date } = await findTable('taberna-do-acucar', { after: 1 });
  await page.goto(`/restaurant/taberna-do-acucar?date=${date}`);
  const name = 'Taberna do Açúcar';
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  for (const title of [
    m.restaurant.coversTitle(formatPercent(50, 'pt')),
    m.restaurant.hoursTitle,
    m.restaurant.servicesTitle,
    m.restaurant.whereTitle,
    m.restaurant.similarTitle,
  ])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: m.restaurant.call })).toBeVisible();
  await expectAccessible(page);
  await picture(page, `restaurant ${project.name}`);

  await page.getByRole('button', { name: m.restaurant.share }).click();
  await expect(page).toHaveTitle(new RegExp(`^${name}\\s+\\S+/restaurant/description/taberna-do-acucar$`));
  await page.getByRole('button', { name: m.restaurant.directions }).click();
  await expect(page).toHaveTitle(/openstreetmap\.org\/directions\?to=/);

  // Every picture over the whole screen, one after the other, with its caption.
  await page.getByRole('button', { name: /^Ver \d+: / }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText(/^1 \/ \d+$/)).toBeVisible();
  await expect(viewer.getByRole('button', { name: m.restaurant.previousPhoto })).toBeDisabled();
  await viewer.getByRole('button', { name: m.restaurant.nextPhoto }).click();
  await expect(viewer.getByText(/^2 \/ \d+$/)).toBeVisible();
  const heights = await viewer
    .locator('img')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights), 'the pictures have the height of the screen').toBeGreaterThan(300);
  await expectAccessible(page);
  await picture(page, `gallery ${project.name}`);
  await viewer.getByRole('button', { name: m.site.close }).click();
  await expect(viewer).toHaveCount(0);

  // A few times stand at the foot; one tap, and the button says which one for how much.
  const low = page.getByRole('region', { name: m.restaurant.bookTitle });
  const time = page.getByRole('radio', { name: /\d\d:\d\d.*€/, disabled: false });
  await expect(low.getByRole('radio')).toHaveCount(4);
  await time.first().click();
  await expect(low.getByRole('button', { name: /^Continuar com as \d\d:\d\d · / })).toBeEnabled();
  await look(page, 'peek-low');

  // Pressed or dragged, its handle shows all of them, with what is saved before the button.
  const up = page.getByRole('dialog');
  await low.getByRole('button', { name: app.moreTimes }).click();
  await expect(up.getByText(/^Poupa cerca de/)).toBeVisible();
  await up.getByRole('radio', { name: m.site.people(4), exact: true }).click();
  await expect(up.getByRole('radio', { name: m.site.people(4), exact: true })).toBeChecked();
  await up.getByRole('radio', { name: m.site.periods.night }).click();
  await expect(up.getByRole('radio', { name: /^1\d:/ })).toHaveCount(1);
  await up.getByRole('radio', { name: /20:00.*€/ }).click();
  await expect(up.getByRole('button', { name: m.restaurant.continue })).toBeEnabled();
  await look(page, 'peek-up');
  await up.getByRole('button', { name: m.site.close }).last().click();
  await expect(up).toHaveCount(0);
  const handle = await low.getByRole('button', { name: app.moreTimes }).boundingBox();
  const [x, y] = [(handle?.x ?? 0) + (handle?.width ?? 0) / 2, (handle?.y ?? 0) + 14];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 200, { steps: 25 });
  await page.mouse.up();
  await expect(up.getByRole('heading', { name: m.restaurant.bookTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(up).toHaveCount(0);
  await expect(low.getByRole('button', { name: /^Continuar com as 20:00 · / })).toBeEnabled();

  // What is alike is a step further, and back is this one again.
  const alike = page.locator('a[href*="/restaurant/"]').last();
  const other = (await alike.textContent()) ?? '';
  await alike.click();
  await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText(name);
  expect(other).toContain((await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '-');
  await page.goBack();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});

test('every review can be read, in the order asked for, and none twice', async ({ page, context }) => {
  const [place] = await rows<{ id: string; slug: string }>(
    "select id, slug from restaurant where rating_count between 11 and 20 and country = 'ES' order by slug limit 1",
  );
  if (!place) throw new Error('no restaurant has so many reviews');
  const written = await rows<{ comment: string }>(
    'select comment from review where restaurant_id = $1 and active and not private and not moderate order by created_at desc, id desc',
    [place.id],
  );
  const firstLines = written.map(({ comment }) => comment.split('\n')[0] ?? '');
  await page.goto(`/restaurant/${place.slug}`);
  await expect(page.getByText(firstLines[0] ?? '').first()).toBeVisible();
  const dined = page.getByText(m.restaurant.dinedHere);
  const before = await dined.count();
  const more = page.getByRole('button', { name: m.restaurant.moreReviews });
  await context.setOffline(true);
  await more.click();
  await expect(page.getByRole('alert').getByText(app.retry)).toBeVisible();
  await expect(page.getByText(firstLines[0] ?? '').first()).toBeVisible();
  await context.setOffline(false);
  await more.dblclick();
  await expect(page.getByText(firstLines.at(-1) ?? '').first()).toBeVisible();
  await expect(more).toHaveCount(0);
  expect(await dined.count()).toBeGreaterThanOrEqual(before);
  for (const line of new Set(firstLines))
    await expect(page.getByText(line, { exact: true })).toHaveCount(firstLines.filter((one) => one === line).length);
  await expectAccessible(page);

  const [best] = await rows<{ comment: string }>(
    `select comment from review where restaurant_id = $1 and active and not private and not moderate
     order by (food + service + place + value) desc, created_at desc, id desc limit 1`,
    [place.id],
  );
  await page.getByRole('radio', { name: m.restaurant.reviewOrders.best }).click();
  await expect(page.getByRole('radio', { name: m.restaurant.reviewOrders.best })).toBeChecked();
  await expect(page.getByText(best?.comment.split('\n')[0] ?? '-').first()).toBeVisible();
});
