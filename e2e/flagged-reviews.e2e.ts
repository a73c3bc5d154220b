import { randomUUID } from 'node:crypto';
import { panel } from '@metade/i18n/pt/panel.ts';
import { expectAccessible } from './support/accessible.ts';
import { rows } from './support/database.ts';
import { enterPanel, newRestaurant, type CurrentRestaurant } from './support/restaurants.ts';
import { enterAsAdmin } from './support/admins.ts';
import { picture } from './support/picture.ts';
import { expect, test } from './support/test.ts';

// The panel takes the browser's language.
test.use({ locale: 'pt-PT' });

const { reviews } = panel.manage;
const words = panel.flagged;

/** Somebody's review of a restaurant, with a title of its own. */
async function reviewOf(restaurant: CurrentRestaurant): Promise<string> {
  const title = `Uma noite ${randomUUID().slice(0, 8)}`;
  await rows(
    `insert into review (id, restaurant_id, author, title, comment, food, service, place, value, locale)
     values ($1, $2, 'Ana Silva', $3, 'O arroz veio frio e o empregado contou a vida da vizinha.', 1, 1, 2, 1, 'pt')`,
    [randomUUID(), restaurant.id, title],
  );
  return title;
}

test('a restaurant asks for a person, who keeps one review and takes the other down with a reason', async ({
  page,
  browser,
}, { project }) => {
  const restaurant = await newRestaurant();
  const [kept, removed] = [await reviewOf(restaurant), await reviewOf(restaurant)];
  await enterPanel(page, restaurant, '/panel/reviews');
  for (const title of [kept, removed]) {
    const card = page.getByRole('article', { name: title });
    await card.getByRole('button', { name: reviews.flagOf('Ana S.') }).click();
    await card.getByLabel(reviews.flagLabel).fill('Fala de outra casa, na rua de cima.');
    await card.getByRole('button', { name: reviews.flagSend }).click();
    await expect(card.getByText(reviews.flagged)).toBeVisible();
  }

  const desk = await (await browser.newContext({ locale: 'pt-PT', viewport: page.viewportSize() })).newPage();
  await enterAsAdmin(desk, panel);
  await desk.goto('/panel/flagged');
  const caseOf = (title: string) =>
    desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: title }) });
  await expect(caseOf(kept).getByText('Fala de outra casa, na rua de cima.')).toBeVisible();
  await picture(desk, `flagged-${project.name}`);
  await expectAccessible(desk);
  const counted = desk.waitForRequest(/\/v1\/admin\/desk$/, { timeout: 10_000 });
  await caseOf(kept).getByRole('button', { name: words.keep }).click();
  await counted;
  await expect(desk.getByText(words.kept(kept))).toBeVisible();
  await expect(caseOf(kept)).toHaveCount(0);
  // A tap at once on what has moved would be dropped.
  await caseOf(removed).getByRole('button', { name: words.remove }).press('Enter');
  await expect(caseOf(removed).getByText(panel.admin.reasonMissing)).toBeVisible();
  await caseOf(removed).getByLabel(words.reason).fill('Conta a vida de uma vizinha.');
  await caseOf(removed).getByRole('button', { name: words.remove }).press('Enter');
  await expect(desk.getByText(words.removed(removed))).toBeVisible();

  await desk.goto(`/restaurant/description/${restaurant.slug}`);
  await expect(desk.getByText(kept)).toBeAttached();
  await expect(desk.getByText(removed)).toHaveCount(0);
  await desk.context().close();

  await page.reload();
  await expect(page.getByRole('article', { name: kept }).getByText(reviews.settled)).toBeVisible();
  await expect(page.getByRole('article', { name: removed })).toHaveCount(0);
});
