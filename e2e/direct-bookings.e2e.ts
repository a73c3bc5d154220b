import { issueMessage } from '@metade/i18n/errors.ts';
import { serviceDateAt } from '@metade/domain/table-times.ts';
import { addDays } from '@metade/domain/time.ts';
import { enterPanel, newRestaurant } from './support/restaurants.ts';
import { expect, test } from './support/test.ts';
import { panel, spoken } from './support/words.ts';

const longName = 'Maria Antonieta Vasconcelos de Albuquerque';

test.use({ speaks: 'in turn' });

test('for tomorrow a party books by telephone alone, may be called, is read in full, and is not here before its time', async ({
  page,
}) => {
  const { party } = panel.evening;
  const restaurant = await newRestaurant();
  // The journeys' marketplace lets vouchers be used at any time.
  await page.route('**/v1/site/config', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as { data: { settings: { voucherOpensMinutes: number } } };
    config.data.settings.voucherOpensMinutes = 60;
    await route.fulfill({ response: answer, json: config });
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await enterPanel(page, restaurant, `/panel/?date=${addDays(serviceDateAt(Date.now(), 'Europe/Lisbon'), 1)}`);
  const list = page.getByRole('list', { name: panel.day.list });
  const dialog = page.getByRole('dialog', { name: party.title });
  const add = async (name: string, phone: string) => {
    await page.getByRole('button', { name: party.add, exact: true }).click();
    await expect(dialog.getByRole('button', { name: party.kinds.phone })).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog.getByRole('button', { name: party.kinds.walk_in })).toHaveCount(0);
    await dialog.getByRole('button', { name: /^20:00/ }).click();
    await dialog.getByLabel(party.name).fill(name);
    await dialog.getByLabel(party.phone).fill(phone);
    await dialog.getByRole('button', { name: party.book }).click();
  };

  await add(longName, 'abc');
  await expect(dialog.getByRole('alert')).toHaveText(issueMessage('phone_invalid', 'phone', spoken()));
  await dialog.getByLabel(party.phone).fill('912 345 678');
  await dialog.getByRole('button', { name: party.book }).click();
  await expect(list).toContainText('+351912345678');
  const name = list.getByText(longName);
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await add('', '');
  await expect(page.getByText(party.added(party.unnamed.phone, '20:00'))).toBeVisible();
  await expect(list.getByText(panel.row.from('19:00'))).toHaveCount(2);
  await expect(list.getByRole('button', { name: panel.row.arrivedOf(longName, '20:00') })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
