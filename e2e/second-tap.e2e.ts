import { panel } from '@metade/i18n/pt/panel.ts';
import type { Locator, Page } from '@playwright/test';
import { enterAsAdmin } from './support/admins.ts';
import { rows } from './support/database.ts';
import type { CurrentRestaurant } from './support/restaurants.ts';
import { enterPanel, newRestaurant } from './support/restaurants.ts';
import { partiesTonight } from './support/meals.ts';
import { expect, test } from './support/test.ts';

// The panel takes the browser's language.
test.use({ locale: 'pt-PT' });

const { requests } = panel.evening;
const arrive = (page: Page) => page.getByRole('button', { name: /^Chegou: / });

/** Taps where a control is, and again at the same place so many ms after the first. */
async function tapAgain(page: Page, control: Locator, afterMs: readonly number[]): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not in sight');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const began = Date.now();
  await page.mouse.click(x, y);
  for (const ms of afterMs) {
    await page.waitForTimeout(Math.max(0, began + ms - Date.now()));
    await page.mouse.click(x, y);
  }
}

/** How high each row is, and where its columns begin. */
const shapesOf = (list: Locator) =>
  list.evaluateAll((all) =>
    all.map((row) => ({
      high: row.getBoundingClientRect().height,
      columns: [...row.children]
        .filter((part) => part.getClientRects().length > 0 && !(part instanceof HTMLDialogElement))
        .map((part) => part.getBoundingClientRect().left),
    })),
  );

const statesOf = (restaurant: CurrentRestaurant) =>
  rows<{ last_name: string; state: string }>(
    'select u.last_name, o.state from orders o join app_user u on u.id = o.user_id where o.restaurant_id = $1 order by u.last_name',
    [restaurant.id],
  );
const stepsOf = async (restaurant: CurrentRestaurant) =>
  (
    await rows(
      "select 1 from pending_step p join orders o on o.id = p.order_id where o.restaurant_id = $1 and p.state in ('waiting', 'done')",
      [restaurant.id],
    )
  ).length;

/** An hour in which the step that was just asked for can be taken back: the browser may be slow. */
const postponeStep = (restaurant: CurrentRestaurant) =>
  expect
    .poll(() =>
      rows(
        `with later as (
           update pending_step p set effective_at = effective_at + interval '1 hour' from orders o
           where o.id = p.order_id and o.restaurant_id = $1 and p.state = 'waiting' returning p.id)
         update graphile_worker._private_jobs j set run_at = run_at + interval '1 hour' from later
         where j.key = 'step ' || later.id returning 1`,
        [restaurant.id],
      ),
    )
    .toHaveLength(1);

test('a second tap on the day’s list seats nobody else, and each arrival has its own undo', async ({ page }) => {
  const restaurant = await newRestaurant();
  await partiesTonight(restaurant, ['Abreu', 'Bastos', 'Castro']);
  await rows(
    "update orders o set note = repeat('Mesa à janela ', 22) from app_user u where u.id = o.user_id and u.last_name = 'Abreu' and o.restaurant_id = $1",
    [restaurant.id],
  );
  await enterPanel(page, restaurant, '/panel/');
  await expect(arrive(page)).toHaveCount(3);
  const [noted, ...others] = await shapesOf(page.getByRole('list', { name: panel.day.list }).getByRole('listitem'));
  expect(others, 'a note of 300 characters leaves its row as high as the others, and the columns in line').toEqual([
    noted,
    noted,
  ]);
  await tapAgain(page, arrive(page).first(), [100, 350, 900]);
  await expect
    .poll(() => statesOf(restaurant))
    .toEqual([
      { last_name: 'Abreu', state: 'arrived' },
      { last_name: 'Bastos', state: 'confirmed' },
      { last_name: 'Castro', state: 'confirmed' },
    ]);
  await arrive(page).first().click();
  const undo = page.getByRole('button', { name: new RegExp(`^${panel.toast.undo}: `) });
  await expect(undo).toHaveCount(2);
  await page.getByRole('button', { name: new RegExp(`^${panel.toast.undo}: Abreu`) }).click();
  await expect
    .poll(() => statesOf(restaurant))
    .toEqual([
      { last_name: 'Abreu', state: 'confirmed' },
      { last_name: 'Bastos', state: 'arrived' },
      { last_name: 'Castro', state: 'confirmed' },
    ]);
});

test('a second tap confirms no other request, and a yes is taken back before anything is paid', async ({ page }) => {
  const restaurant = await newRestaurant();
  await partiesTonight(restaurant, ['Dantas', 'Elvas', 'Feio']);
  await rows(
    "update orders set state = 'awaiting_restaurant', confirm_by = now() + interval '1 hour', voucher_code = null, voucher_token = null, payment_state = 'none' where restaurant_id = $1",
    [restaurant.id],
  );
  await enterPanel(page, restaurant, '/panel/');
  await page.getByText(requests.toAnswer(3)).click();
  const drawer = page.getByRole('dialog', { name: requests.title });
  const confirm = drawer.getByRole('button', { name: /^Confirmar / });
  await expect(confirm).toHaveCount(3);
  await tapAgain(page, confirm.first(), [100, 350, 900]);
  await postponeStep(restaurant);
  await expect(drawer.getByText(requests.confirming, { exact: true })).toHaveCount(1);
  expect(await stepsOf(restaurant)).toBe(1);
  await drawer.getByRole('button', { name: new RegExp(`^${requests.takeBackOf('')}`) }).click();
  await expect(confirm).toHaveCount(3);
  expect(await stepsOf(restaurant)).toBe(0);
});

test('a second tap decides no other claim', async ({ page }) => {
  const restaurant = await newRestaurant();
  await partiesTonight(restaurant, ['Galvão', 'Horta']);
  await rows(
    `insert into discount_claim (order_id, user_id, text, charged, created_at)
     select id, user_id, 'Cobraram a conta inteira.', 4000, now() - interval '900 days' from orders where restaurant_id = $1`,
    [restaurant.id],
  );
  await enterAsAdmin(page, panel);
  await page.goto('/panel/claims');
  const accept = page
    .getByRole('listitem')
    .filter({ hasText: restaurant.name })
    .getByRole('button', { name: panel.desk.accept, exact: true });
  await expect(accept).toHaveCount(2);
  await accept.first().scrollIntoViewIfNeeded();
  await tapAgain(page, accept.first(), [100, 350, 900]);
  await postponeStep(restaurant);
  await expect(page.getByText(panel.evening.pending.decided(panel.desk.claimStates.accepted))).toHaveCount(1);
  expect(await stepsOf(restaurant)).toBe(1);
  await page.getByRole('button', { name: new RegExp(`^${panel.evening.pending.undo('')}`) }).click();
  await expect(accept).toHaveCount(2);
  await rows('delete from discount_claim where order_id in (select id from orders where restaurant_id = $1)', [
    restaurant.id,
  ]);
});
