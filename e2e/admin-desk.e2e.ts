import { panel } from '@metade/i18n/pt/panel.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { places, type ScreenOf } from '../apps/panel/src/shell/places.ts';
import { expectAccessible } from './support/accessible.ts';
import { book } from './support/checkout.ts';
import { rows } from './support/database.ts';
import type { CurrentRestaurant } from './support/restaurants.ts';
import { enterPanel, newRestaurant } from './support/restaurants.ts';
import { url } from './support/marketplace.ts';
import { enterAsAdmin, goToPlace } from './support/admins.ts';
import { aPassword, enterAsDiner, registerDiner } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { expect, pt, test } from './support/test.ts';

// The panel takes the browser's language.
test.use({ locale: 'pt-PT' });

const { desk, admin } = panel;

async function area(page: Page, screen: ScreenOf<'admin'>): Promise<void> {
  await goToPlace(page, panel, screen);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(places[screen].label(panel));
}

/** Searches by a text and opens what is found. */
async function open(page: Page, label: string, text: string, name: string | RegExp): Promise<void> {
  await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: desk.search }).click();
  await page.getByRole('main').getByRole('link', { name }).first().click();
}

/** Gives the reason for something and does it. */
async function act(page: Page, title: string, reason: string, label = admin.reason, button = title): Promise<void> {
  const form = page.getByRole('form', { name: title });
  await form.getByLabel(label).fill(reason);
  await form.getByRole('button', { name: button, exact: true }).click();
}

/** A paid booking of the page's diner at a restaurant that confirms at once. */
async function bookedAt(page: Page, restaurant: CurrentRestaurant): Promise<{ order: string; number: string }> {
  await rows("update restaurant set confirmation_mode = 'instant' where id = $1", [restaurant.id]);
  const order = await book(page, await findTable(restaurant.slug, { after: 2 }));
  await expect(page.getByText(pt.orders.states.confirmed, { exact: true })).toBeVisible();
  const [row] = await rows<{ number: string }>('select number from orders where id = $1', [order]);
  return { order, number: row?.number ?? '' };
}

const pageStatus = async (restaurant: CurrentRestaurant) =>
  (await fetch(`${url}/v1/site/restaurant/${restaurant.slug}`)).status;

test('hides a restaurant, shows it again, and pauses it', async ({ page }) => {
  const restaurant = await newRestaurant();
  await enterAsAdmin(page, panel);
  await area(page, 'restaurants');
  await expectAccessible(page);
  await open(page, desk.restaurantText, restaurant.email, restaurant.name);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(restaurant.name);
  await expectAccessible(page);

  const hide = page.getByRole('form', { name: desk.hide });
  await hide.getByRole('button', { name: desk.hide }).click();
  await expect(hide.getByLabel(admin.reason)).toHaveAccessibleDescription(new RegExp(admin.reasonMissing));
  await act(page, desk.hide, 'Pediu para sair do site');
  await expect(page.getByText(desk.isHidden)).toBeVisible();
  expect(await pageStatus(restaurant)).toBe(404);

  // Somebody else changed it meanwhile: what was typed stays, and what is there now is shown.
  await rows("update restaurant set revision = revision + 1, phone = '+351213456780' where id = $1", [restaurant.id]);
  await act(page, desk.show, 'Volta a abrir');
  await expect(page.getByText('+351213456780')).toBeVisible();
  await expect(page.getByRole('form', { name: desk.show }).getByLabel(admin.reason)).toHaveValue('Volta a abrir');
  await page.getByRole('form', { name: desk.show }).getByRole('button', { name: desk.show }).click();
  await expect(page.getByText(desk.isShown)).toBeVisible();
  expect(await pageStatus(restaurant)).toBe(200);

  await page.getByLabel(desk.pauseUntil).fill('2030-01-31');
  await act(page, desk.pause, 'Obras');
  await expect(page.getByText(desk.isPaused)).toBeVisible();
  await page.goto(`/panel/restaurants?state=paused&text=${encodeURIComponent(restaurant.email)}`);
  await expect(page.getByRole('main').getByText(admin.states.paused, { exact: true }).last()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: restaurant.name }).click();
  await act(page, desk.open, 'Acabaram as obras');
  await expect(page.getByText(desk.isOpen)).toBeVisible();

  await page.getByRole('link', { name: desk.log }).last().click();
  const { kinds, fields, yes, no } = panel.changes;
  await page.getByLabel(desk.what).selectOption(kinds['restaurant.shown']);
  await page.getByRole('button', { name: desk.search }).click();
  await expect(page.getByRole('listitem').getByText(kinds['restaurant.shown']).first()).toBeVisible();
  await expect(page.getByText(desk.changed(fields.show, yes, no))).toBeVisible();
  await expectAccessible(page);
});

test('blocks a person, who is told at the door, and lets them in again', async ({ page, browser }) => {
  const diner = await registerDiner();
  await enterAsAdmin(page, panel);
  await area(page, 'users');
  await expectAccessible(page);
  await open(page, desk.userText, diner.email, /Diner Demo/);
  await act(page, desk.block, 'Nove cartões que não eram seus');
  await expect(page.getByText(desk.isBlocked)).toBeVisible();
  await expect(page.getByText('Nove cartões que não eram seus')).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext();
  const site = await context.newPage();
  const signIn = async () => {
    await site.goto(`${url}/sigin`);
    await site.getByLabel(pt.account.email, { exact: true }).fill(diner.email);
    await site.getByLabel(pt.account.password, { exact: true }).fill(aPassword);
    await site.getByRole('button', { name: pt.account.signIn, exact: true }).click();
  };
  await signIn();
  await expect(site.getByRole('alert')).toBeVisible();
  await act(page, desk.unblock, 'Eram seus');
  await expect(page.getByText(desk.isUnblocked)).toBeVisible();
  await signIn();
  await expect(site).not.toHaveURL(/\/sigin/);
  await context.close();
});

test('finds a booking, and sends money back once it is over', async ({ page, browser, context }) => {
  const restaurant = await newRestaurant();
  const diner = await enterAsDiner(context);
  const { order, number } = await bookedAt(page, restaurant);
  const adminContext = await browser.newContext({ locale: 'pt-PT', viewport: page.viewportSize() });
  const office = await adminContext.newPage();
  await enterAsAdmin(office, panel);
  await area(office, 'orders');
  await open(office, desk.orderText, diner.email, new RegExp(number));
  await expect(office.getByRole('heading', { level: 1 })).toHaveText(desk.booking(number));
  await expect(office.getByText(desk.nothingToRefund)).toBeVisible();
  await rows(
    "update orders set starts_at = now() - interval '5 hours', period_ends_at = now() - interval '1 hour' where id = $1",
    [order],
  );
  // A step's own key and the gateway's word are for the programs; here stand words.
  await rows(
    `insert into order_event (order_id, actor, from_state, to_state, payment_state, data)
     values ($1, 'restaurant', 'confirmed', 'confirmed', 'paid', '{"action": "redeem", "how": "list", "key": "a-key-of-a-request", "seatAnyway": true}')`,
    [order],
  );
  await rows("update payment set failure = 'insufficient_funds' where order_id = $1", [order]);
  await office.reload();
  await expect(office.getByText(panel.reservations.how.list)).toBeVisible();
  await expect(office.getByText(desk.paymentFailures.insufficient_funds ?? '?')).toBeVisible();
  for (const raw of ['a-key-of-a-request', 'seatAnyway', 'insufficient_funds'])
    await expect(office.getByRole('main')).not.toContainText(raw);
  const form = office.getByRole('form', { name: desk.refund });
  await form.getByLabel(desk.refundAmount('EUR')).fill('99');
  await form.getByLabel(admin.reason).fill('A cozinha fechou mais cedo');
  await form.getByRole('button').click();
  await expect(form.getByLabel(desk.refundAmount('EUR'))).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel(desk.refundAmount('EUR')).fill('2,50');
  await form.getByRole('button').click();
  await expect(office.getByText('A cozinha fechou mais cedo').first()).toBeVisible();
  await expect(office.getByText(desk.paymentStates.partially_refunded).first()).toBeVisible();
  await expect
    .poll(() =>
      rows<{ amount: number }>('select amount from refund where order_id = $1 and done_at is not null', [order]),
    )
    .toEqual([{ amount: 250 }]);
  await expectAccessible(office);
  await adminContext.close();
});

test('decides a disputed no-show, and a bill without its discount by its picture', async ({
  page,
  browser,
  context,
}) => {
  const restaurant = await newRestaurant();
  await enterAsDiner(context);
  const { order, number } = await bookedAt(page, restaurant);
  await rows("update orders set state = 'no_show', no_show_at = now() where id = $1", [order]);
  await page.goto(`/infos-reserve/${order}`);
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const send = (path: string, init: RequestInit) =>
    fetch(`${url}/v1/orders/${order}${path}`, {
      method: 'POST',
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${token}` },
    });
  const said = 'Estivemos lá das oito às onze.';
  const disputed = await send('/dispute', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: said }),
  });
  expect(disputed.status).toBe(200);

  const adminContext = await browser.newContext({ locale: 'pt-PT', viewport: page.viewportSize() });
  const office = await adminContext.newPage();
  await enterAsAdmin(office, panel);
  await area(office, 'disputes');
  const one = office.getByRole('listitem').filter({ hasText: number });
  await expect(one.getByText(said)).toBeVisible();
  await expectAccessible(office);
  await one.getByLabel(desk.note).fill('O empregado lembra-se de vocês.');
  await one.getByRole('button', { name: desk.uphold }).click();
  const { pending, claims } = panel.evening;
  await expect(one.getByText(pending.decided(desk.disputeStates.upheld))).toBeVisible();
  await expect
    .poll(() => rows<{ state: string }>('select state from orders where id = $1', [order]))
    .toEqual([{ state: 'arrived' }]);

  const form = new FormData();
  const bill = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#f4efe6' } })
    .jpeg()
    .toBuffer();
  form.set('text', 'Tiraram os 50 % só das bebidas.');
  form.set('charged', '4000');
  form.set('food', '3000');
  form.set('file', new Blob([new Uint8Array(bill)]), 'conta.jpg');
  expect((await send('/claim', { body: form })).status).toBe(200);
  await area(office, 'claims');
  await expect(
    office
      .getByRole('listitem')
      .filter({ hasText: number })
      .getByText(/^O restaurante pode/),
  ).toBeVisible();
  const owner = await (await browser.newContext({ locale: 'pt-PT', viewport: page.viewportSize() })).newPage();
  await enterPanel(owner, restaurant, '/panel/house-claims');
  await owner.getByLabel(claims.word).fill('O desconto está na terceira linha da conta.');
  await expectAccessible(owner);
  await owner.getByRole('button', { name: claims.send }).click();
  await expect(owner.getByText(claims.sent(number))).toBeVisible();
  await owner.context().close();
  await office.reload();
  const claim = office.getByRole('listitem').filter({ hasText: number });
  await claim.getByRole('button', { name: desk.showBill }).click();
  await expect(claim.getByRole('img', { name: desk.bill(number) })).toBeVisible();
  await expectAccessible(office);
  await claim.getByRole('button', { name: desk.accept, exact: true }).click();
  // A decision that pays out can be taken back for some seconds, and is carried out once.
  await claim.getByRole('button', { name: pending.undo(number) }).click();
  await expect(office.getByText(pending.undone(number))).toBeVisible();
  // A tap at once on what has moved would be dropped.
  await claim.getByRole('button', { name: desk.accept, exact: true }).press('Enter');
  await expect(claim.getByText(pending.decided(desk.claimStates.accepted))).toBeVisible();
  await expect
    .poll(() => rows<{ state: string }>('select state from discount_claim where order_id = $1', [order]))
    .toEqual([{ state: 'accepted' }]);
  await adminContext.close();
});
