import { demoPassword } from '@metade/dev-env/scenario/accounts.ts';
import { formatDate } from '@metade/i18n/format-date.ts';
import { app as words } from '@metade/i18n/pt/app.ts';
import { host as h } from '@metade/i18n/pt/host.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { showToCamera } from '../support/camera.ts';
import { bookAtApi } from '../support/checkout.ts';
import { column, rows } from '../support/database.ts';
import { partiesTonight } from '../support/meals.ts';
import { aPassword, registerDiner } from '../support/people.ts';
import { newRestaurant } from '../support/restaurants.ts';
import { findTable } from '../support/tables.ts';
import { enterApp } from './support/enter.ts';
import { readByCamera } from './support/read-by-camera.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');
const arrive = (page: Page) => page.getByRole('button', { name: /^Chegou: / });
const stateOf = (order: string) => column('select state as one from orders where id = $1', order);

test('the evening: who has come, without network too, and what was refused meanwhile', async ({ page, context }) => {
  const restaurant = await newRestaurant();
  await partiesTonight(restaurant, ['Amaro', 'Brito', 'Couto']);
  const orders = await column(
    'select o.id as one from orders o join app_user u on u.id = o.user_id where o.restaurant_id = $1 order by u.last_name',
    restaurant.id,
  );
  await enterApp(page, { email: restaurant.email, password: aPassword });
  await page.getByRole('button', { name: `${words.restaurantMode}: ${restaurant.name}` }).click();
  await expect(arrive(page)).toHaveCount(3);
  await expectAccessible(page);

  // A press, its undo, and two presses at once that act once.
  await arrive(page).first().click();
  await expect(page.getByText(h.toast.arrived('Amaro, Diner', 2))).toBeVisible();
  await page.getByRole('button', { name: h.toast.undo }).click();
  await expect(page.getByText(h.toast.undone('Amaro, Diner'))).toBeVisible();
  await arrive(page).first().dblclick();
  await expect(page.getByText(h.toast.arrived('Amaro, Diner', 2))).toBeVisible();
  await expect(page.getByText(h.here(1, 3))).toBeVisible();
  expect(
    await column("select order_id as one from order_event where order_id = $1 and to_state = 'arrived'", orders[0]),
  ).toHaveLength(2);

  // What else may be done stands behind the name.
  await page
    .getByRole('button', { name: /Brito, Diner/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(h.row.people(2), { exact: false })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: m.site.close }).click();

  await context.setOffline(true);
  for (const left of [1, 0]) {
    await arrive(page).first().click();
    await expect(arrive(page)).toHaveCount(left);
  }
  await expect(page.getByText(h.offline.mark)).toHaveCount(2);
  await expect(page.getByText(h.offline.waiting(2))).toBeVisible();
  await expectAccessible(page);
  await rows("update orders set state = 'cancelled', ended_at = now(), ended_by = 'diner' where id = $1", [orders[1]]);
  await context.setOffline(false);
  await expect(page.getByText(h.offline.refused('Brito, Diner', h.offline.steps.arriveOrder))).toBeVisible();
  await expect.poll(() => stateOf(orders[2] ?? '')).toEqual(['arrived']);
  await page.getByRole('button', { name: h.offline.read }).click();
  await expect(page.getByText(h.offline.refused('Brito, Diner', h.offline.steps.arriveOrder))).toHaveCount(0);

  // A step that waits is not lost with the log-out unasked.
  await page.reload();
  await expect(page.getByText(h.here(2, 2))).toBeVisible();
  await page.getByRole('button', { name: h.more }).click();
  await page.getByRole('button', { name: h.leave }).click();
  await page.getByRole('button', { name: m.site.logout }).click();
  await expect(page.getByRole('button', { name: m.account.title })).toBeVisible();
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^metade\.(day|steps|restaurants)/.test(key)),
  );
  expect(kept).toEqual([]);
});

test('a request of another day is declined with a reason, and one is confirmed', async ({ page }, { project }) => {
  const after = project.name === 'phone' ? 13 : 8;
  const diner = await registerDiner('pt');
  const [no, yes] = [
    await findTable('taberna-do-acucar', { after }),
    await findTable('taberna-do-acucar', { after: after + 2 }),
  ];
  const declined = await bookAtApi(diner.token, no);
  const other = await registerDiner('pt');
  const confirmed = await bookAtApi(other.token, yes);
  await enterApp(page, { email: 'host@metade.test', password: demoPassword });
  await page
    .getByRole('button', { name: new RegExp(`^${words.restaurantMode}: `) })
    .first()
    .click();
  const on = (date: string) => new RegExp(formatDate(date, 'pt', 'short'));
  await page
    .getByRole('button', { name: /^Recusar / })
    .and(page.getByRole('button', { name: on(no.date) }))
    .last()
    .click();
  await page.getByRole('button', { name: h.request.declining.submit }).click();
  await expect(page.getByText(h.request.reasonMissing)).toBeVisible();
  await page.getByRole('button', { name: h.request.declining.reasons[0] ?? '' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: h.request.declining.submit }).click();
  await expect.poll(() => stateOf(declined)).toEqual(['declined']);
  await page
    .getByRole('button', { name: /^Confirmar / })
    .and(page.getByRole('button', { name: on(yes.date) }))
    .last()
    .click();
  await expect.poll(() => stateOf(confirmed)).toEqual(['confirmed']);
});

test('a voucher is read by the camera and used once; codes by hand; others’ and forged ones are refused', async ({
  page,
  context,
}) => {
  const restaurant = await newRestaurant();
  await partiesTonight(restaurant, ['Dias', 'Esteves']);
  const other = await newRestaurant();
  await partiesTonight(other, ['Faria']);
  const voucherOf = async (id: string) =>
    rows<{ token: string; code: string; id: string }>(
      'select o.voucher_token as token, o.voucher_code as code, o.id from orders o join app_user u on u.id = o.user_id where o.restaurant_id = $1 order by u.last_name',
      [id],
    );
  const [dias, esteves] = await voucherOf(restaurant.id);
  const [faria] = await voucherOf(other.id);
  const pictureOf = async (token = '') => {
    await page.goto(`/voucher/${token}`);
    return page.getByRole('img', { name: /QR/ }).screenshot();
  };
  const genuine = await pictureOf(dias?.token);
  const foreign = await pictureOf(faria?.token);
  const later = await pictureOf(esteves?.token);
  await enterApp(page, { email: restaurant.email, password: aPassword });
  await readByCamera(context);
  const scan = async (picture: Buffer) => {
    await showToCamera(page, picture);
    await page.goto(`/host/${restaurant.id}/scan`);
    const allow = page.getByRole('button', { name: h.allowCamera });
    await allow.or(page.getByText(h.voucher.aim)).first().waitFor();
    if (await allow.isVisible()) await allow.click();
  };
  await scan(foreign);
  await expect(page.getByRole('alert')).toContainText(h.voucher.notFound);
  await scan(genuine);
  await expect(page.getByRole('heading', { name: 'Dias, Diner' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: h.voucher.submit }).dblclick();
  await expect(page.getByText(h.voucher.done)).toBeVisible();
  expect(await rows('select state, arrived_how from orders where id = $1', [dias?.id])).toEqual([
    { state: 'arrived', arrived_how: 'qr' },
  ]);

  // Without network the signature is checked on the device, and the party is seated here.
  await scan(later);
  await expect(page.getByRole('heading', { name: 'Esteves, Diner' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: h.voucher.scanNext }).click();
  await expect(page.getByText(h.proved)).toBeVisible();
  await expect(page.getByText(h.unknown)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: h.voucher.submit }).click();
  await expect(page.getByText(h.offline.queued('Esteves, Diner'))).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => stateOf(esteves?.id ?? '')).toEqual(['arrived']);

  await page.getByRole('button', { name: h.voucher.typeInstead }).click();
  const code = page.getByLabel(h.voucher.codeLabel);
  await code.fill('0');
  await expect(page.getByText(h.voucher.notInCode('0'))).toBeVisible();
  await code.fill(dias?.code.toLowerCase() ?? '');
  await expect(page.getByRole('alert').first()).toContainText(/Usado às/);
  await code.fill('ZZZZZZ');
  await expect(page.getByRole('alert')).toContainText(h.voucher.notFound);
  await expectAccessible(page);
});

test('who is in no restaurant, or no longer in it, is told', async ({ page }) => {
  const restaurant = await newRestaurant();
  await page.goto(`/host/${restaurant.id}`);
  await expect(page.getByText(words.signInToSee)).toBeVisible();
  const diner = await registerDiner('pt');
  await enterApp(page, diner);
  await page.goto(`/host/${restaurant.id}`);
  await expect(page.getByText(h.noTeam)).toBeVisible();
  await expectAccessible(page);
});
