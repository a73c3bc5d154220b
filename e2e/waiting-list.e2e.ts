import { expectAccessible } from './support/accessible.ts';
import { atCheckout, book, cards, fillCard, openBookingBox, orderOf, payButton } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { enterAsDiner, registerDiner } from './support/people.ts';
import { pageOf } from './support/tables.ts';
import { another, anyWidth, expect, test, watch } from './support/test.ts';
import { cancel, enterWithToken, onlyTable, turnLink } from './support/waiting.ts';
import { words } from './support/words.ts';

test.use({ speaks: 'in turn' });

const { account, checkout, search, waiting } = words;

test('one tap on a full time, sign-in, and the table that another lets go is held and paid by the link', async ({
  page,
  browser,
  phone,
}) => {
  const rivalContext = await another(browser);
  const rivalErrors = watch(rivalContext);
  const rivalToken = await enterWithToken(rivalContext);
  const rival = await rivalContext.newPage();
  const table = await onlyTable(phone ? 9 : 3);
  await book(rival, table);
  const sold = orderOf(rival);

  const diner = await registerDiner();
  await page.goto(pageOf(table));
  await (await openBookingBox(page)).getByRole('button', { name: waiting.bellLabel(table.time) }).click();
  await page.waitForURL(/\/sigin/);
  await page.getByLabel(account.email, { exact: true }).fill(diner.email);
  await page.getByLabel(account.password, { exact: true }).fill(diner.password);
  await page.locator('form').getByRole('button', { name: account.signIn, exact: true }).click();
  await page.waitForURL(
    ({ pathname, searchParams }) => pathname.includes(table.restaurant) && searchParams.get('date') === table.date,
  );
  await expect((await openBookingBox(page)).getByText(waiting.place(1))).toBeVisible();
  await expectAccessible(page);
  await page.goto('/reserve');
  await expect(page.getByRole('listitem').filter({ hasText: waiting.place(1) })).toBeVisible();
  await expectAccessible(page);

  await cancel(sold, rivalToken);
  const link = await turnLink(diner.email);
  // To everybody else it was never free.
  await rival.goto(pageOf(table));
  const choice = (await openBookingBox(rival)).locator(`input[value="${table.slot}"]`);
  await expect(choice).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('link', { name: waiting.take })).toBeVisible();
  await expectAccessible(page);
  await page.goto(link);
  await page.waitForURL(/\/checkout\?order=/);
  await expect(page.getByText(checkout.heldUntil)).toBeVisible();
  await atCheckout(page);
  await fillCard(page, cards.good);
  await payButton(page, table).click();
  await page.waitForURL(/\/checkout\/finish/);
  await page.goto(link);
  await page.waitForURL(/\/infos-reserve\//);
  await page.goto('/reserve');
  await expect(page.getByRole('heading', { name: waiting.title })).toHaveCount(0);
  expect(rivalErrors).toEqual([]);
  await rivalContext.close();
});

test('the bell of a full time on a card joins its line, and the card tells the place in it', async ({
  page,
  context,
  browser,
  phone,
}) => {
  const rivalContext = await another(browser);
  await enterWithToken(rivalContext);
  const table = await onlyTable(phone ? 12 : 7);
  await book(await rivalContext.newPage(), table);
  await enterAsDiner(context);
  const list = `/restaurants/PT-11/lisboa?date=${table.date}&period=${table.period}`;
  const alertMe = page.getByRole('link', { name: waiting.alertMe });
  await page.goto(`${list}&text=zzzz`);
  await expect(page.getByRole('heading', { name: search.noneTitle })).toBeVisible();
  await expect(alertMe).toHaveCount(0);
  await page.goto(`${list}&text=${encodeURIComponent(table.own.name)}`);
  await alertMe.click();
  await page.waitForURL(/all=1/);
  const card = page.getByRole('article').filter({ has: page.locator(`a[href*="/${table.restaurant}?"]`) });
  await card.getByRole('button', { name: waiting.bellLabel(table.time) }).click();
  await expect(card.getByText(waiting.placeShort(1))).toBeVisible();
  await expectAccessible(page);
  await rivalContext.close();
});

test('without script one joins, leaves, and a turn that has passed offers the waitlist again', {
  tag: anyWidth,
}, async ({ browser }) => {
  const rivalContext = await another(browser);
  const rivalToken = await enterWithToken(rivalContext);
  const rival = await rivalContext.newPage();
  const table = await onlyTable(6);
  await book(rival, table);
  const context = await another(browser, { javaScriptEnabled: false });
  const { email } = await enterAsDiner(context);
  const page = await context.newPage();
  const join = async () => {
    await page.goto(pageOf(table));
    await page
      .locator('#reservar')
      .getByRole('button', { name: waiting.bellLabel(table.time) })
      .click();
    await expect(page.locator('#reservar').getByText(waiting.place(1))).toBeVisible();
  };
  await join();
  await page.locator('#reservar').getByRole('button', { name: waiting.leave }).click();
  await expect(page.locator('#reservar').getByRole('button', { name: waiting.bellLabel(table.time) })).toBeVisible();
  await join();

  await cancel(orderOf(rival), rivalToken);
  const link = await turnLink(email);
  const stranger = await rivalContext.newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: waiting.otherAccount })).toBeVisible();
  await rows(
    `update orders set hold_expires_at = now() where id =
       (select w.order_id from waiting_entry w join app_user u on u.id = w.user_id where u.email = $1 and w.state = 'offered')`,
    [email],
  );
  await page.goto(link);
  await expect(page.getByRole('heading', { name: waiting.passed })).toBeVisible();
  await expectAccessible(stranger);
  await page.goto('/waiting/no-such-link');
  await expect(page.getByRole('heading', { name: waiting.unknown })).toBeVisible();
  await page.goto('/reserve');
  await expect(page.getByText(waiting.passed)).toBeVisible();
  // Nobody else waited, so the table is anybody's: one is led to it instead of into a line.
  await page.getByRole('button', { name: waiting.again }).click();
  await expect(page.getByRole('heading', { name: waiting.refused })).toBeVisible();
  await page.getByRole('link', { name: waiting.toRestaurant }).click();
  await expect(page.locator(`#reservar input[value="${table.slot}"]`)).toHaveCount(1);
  await rivalContext.close();
  await context.close();
});
