import { enterPanel, newRestaurant } from './support/restaurants.ts';
import { partiesTonight } from './support/meals.ts';
import { expect, test } from './support/test.ts';
import { panel } from './support/words.ts';

test.use({ speaks: 'in turn' });

type Day = { data: { bookings: { _id: string; name: { first: string; last: string } }[] } };

test('of a long evening every row comes, and a booking that is open stays so while the list waits to be ordered anew', async ({
  page,
}) => {
  const restaurant = await newRestaurant();
  await partiesTonight(restaurant, ['Amaro', 'Brito']);
  // As many as the largest house has, behind the two.
  await page.route('**/v1/host/restaurants/*/days/*', async (route) => {
    const answer = await route.fetch();
    const day = (await answer.json()) as Day;
    const one = day.data.bookings.find(({ name }) => name.last === 'Brito');
    if (one) {
      const others = Array.from({ length: 198 }, (_, index) => ({
        ...one,
        _id: `${one._id.slice(0, -3)}${String(index).padStart(3, '0')}`,
        name: { ...one.name, last: `Zé ${String(index).padStart(3, '0')}` },
      }));
      day.data.bookings.push(...others);
    }
    await route.fulfill({ response: answer, json: day });
  });
  await page.clock.install();
  await enterPanel(page, restaurant, '/panel/');
  const rows = page.getByRole('list', { name: panel.day.list }).locator('> li');
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(rows).toHaveCount(200, { timeout: 1000 });
  }).toPass();
  await expect(rows.last()).toContainText('Zé 197');
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows.last().getByRole('button', { name: 'Zé 197' }).first()).toBeInViewport();

  await rows.filter({ hasText: 'Amaro' }).getByRole('button', { name: /Amaro/ }).last().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: new RegExp(`^${panel.row.arrivedOf('', '').split(':')[0]}:.*Amaro`) }).click();
  const first = rows.first();
  await expect(first).toContainText('Amaro');
  await first.getByRole('button', { name: /Amaro/ }).first().click();
  const open = page.getByRole('dialog');
  await expect(open).toBeVisible();
  await page.clock.fastForward('00:30');
  await expect(open).toBeVisible();
  await open.getByRole('button', { name: panel.close }).click();
  await expect(open).toBeHidden();
  // Now it may be: who is here stands last.
  await page.clock.fastForward('00:30');
  await expect(rows.last()).toContainText('Amaro');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
