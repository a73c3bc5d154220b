import { serviceDateAt } from '@metade/domain/table-times.ts';
import { panel } from '@metade/i18n/pt/panel.ts';
import sharp from 'sharp';
import { column, rows } from './support/database.ts';
import { partiesTonight } from './support/meals.ts';
import { enterPanel, newRestaurant } from './support/restaurants.ts';
import { openByClock, tapAndAgain } from './support/taps.ts';
import { expect, test } from './support/test.ts';

// The panel takes the browser's language.
test.use({ locale: 'pt-PT', hasTouch: true });

const { manage } = panel;

test('a second tap acts on no other row, on the lists of a restaurant’s pictures and closed days', async ({ page }) => {
  const restaurant = await newRestaurant();
  const tonight = serviceDateAt(Date.now(), 'Europe/Lisbon');
  await page.clock.install();
  await enterPanel(page, restaurant, '/panel/');

  await test.step('pictures', async () => {
    await openByClock(page, '/panel/pictures');
    const files = await Promise.all(
      ['#b3261e', '#1f4e8c', '#3c6e47'].map(async (background) => ({
        name: `${background.slice(1)}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      })),
    );
    await page.getByLabel(manage.pictures.choosePhotos).setInputFiles(files);
    const later = page.getByRole('button', { name: /^Mais para trás: / });
    await expect(later).toHaveCount(3);
    const order = async () =>
      (
        await column(
          "select p->>'src' as one from restaurant, jsonb_array_elements(photos) p where id = $1",
          restaurant.id,
        )
      ).join();
    const before = await order();
    let after = before;
    await openByClock(page, '/panel/pictures');
    await expect(later).toHaveCount(3);
    await tapAndAgain(page, later.first(), async () => {
      await expect.poll(order).not.toBe(before);
      after = await order();
    });
    expect(await order()).toBe(after);
  });

  await partiesTonight(restaurant, ['Teles', 'Uva', 'Vaz']);

  await test.step('tables that stand alone', async () => {
    await rows(
      'insert into calendar_override (id, restaurant_id, date, qtd) values (gen_random_uuid(), $1, $2::date, 0)',
      [restaurant.id, tonight],
    );
    await rows(
      'update slot_day set capacity = 0, overhang = 3, overridden = true where restaurant_id = $1 and date = $2::date',
      [restaurant.id, tonight],
    );
    await rows(
      "update orders set starts_at = now() + interval '2 hours', period_ends_at = now() + interval '4 hours' where restaurant_id = $1",
      [restaurant.id],
    );
    await openByClock(page, `/panel/calendar?date=${tonight}`);
    const standing = {
      step: page.getByRole('button', { name: /^Manter reserva: /, pressed: false }),
      acted: () =>
        column(
          'select k.order_id as one from kept_booking k join orders o on o.id = k.order_id where o.restaurant_id = $1 order by o.number',
          restaurant.id,
        ),
    };
    await expect(standing.step).toHaveCount(3);
    const first = standing.step.first();
    const name = (await first.getAttribute('aria-label')) ?? '';
    const kept = page.getByRole('button', { name });
    await tapAndAgain(page, kept, () => expect.poll(standing.acted).toHaveLength(1));
    // The same button takes its own step back; nobody else's is taken.
    const others = page
      .getByRole('button', { name: /^Manter reserva: /, pressed: true })
      .and(page.locator(`:not([aria-label="${name}"])`));
    await expect(others).toHaveCount(0);
    expect((await standing.acted()).length).toBeLessThan(2);
  });
});
