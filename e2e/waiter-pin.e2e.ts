import { panel } from '@metade/i18n/pt/panel.ts';
import { book } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { enterAsDiner, enterAsTeam } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { expect, pt, test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';

test.use({ locale: 'pt-PT' });
const { waiterPin: words } = panel;
const { pin } = pt.voucher;

test('the owner sets a PIN; the waiter types it on the diner’s phone, where five wrong ones lock it', async ({
  page,
  browser,
  phone,
}) => {
  await enterAsTeam(page, panel, 'owner@metade.test');
  const [restaurant] = await rows<{ id: string; slug: string }>(
    `select r.id, r.slug from restaurant r join team_member t on t.restaurant_id = r.id join app_user u on u.id = t.user_id
     where u.email = 'owner@metade.test' and r.state = 'approved' order by r.company_name, r.id limit 1`,
  );
  if (!restaurant) throw new Error('the demo has no restaurant for its owner');
  await page.goto('/panel/code');
  await page.getByRole('link', { name: words.title }).click();
  await page.getByLabel(words.new).fill('48');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.bad)).toBeVisible();
  await page.getByLabel(words.new).fill('4821');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.saved)).toBeVisible();
  await expectAccessible(page);

  // The table's phone runs no script.
  const bookingContext = await browser.newContext();
  await enterAsDiner(bookingContext);
  const order = await book(
    await bookingContext.newPage(),
    await findTable(restaurant.slug, { after: phone ? 12 : 10 }),
  );
  await bookingContext.close();
  const [booked] = await rows<{ state: string; date: string; time: string }>(
    'select state, date::text, time from orders where id = $1',
    [order],
  );
  if (booked?.state === 'awaiting_restaurant') {
    await page.goto('/panel/reservations?from=');
    await page.goto(`/panel/reservations?order=${order}`);
    await page.getByRole('button', { name: panel.request.confirm }).click();
  }
  await expect
    .poll(async () => (await rows('select 1 from orders where id = $1 and voucher_token is not null', [order])).length)
    .toBe(1);
  const [voucher] = await rows<{ voucher_token: string }>('select voucher_token from orders where id = $1', [order]);

  const link = `/checkout/voucher/${voucher?.voucher_token}`;
  await page.goto(link);
  await page.getByText(pin.title).click();
  await expectAccessible(page);

  const dinerContext = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
  const diner = await dinerContext.newPage();
  await diner.goto(link);
  await diner.getByText(pin.title).click();
  for (let n = 0; n < 5; n += 1) {
    await diner.getByLabel(pin.label).fill('0000');
    await diner.getByRole('button', { name: pin.submit }).click();
    await expect(n < 4 ? diner.getByRole('alert') : diner.getByText(pin.locked)).toBeVisible();
  }
  await page.goto(`/panel/reservations?order=${order}`);
  await page.getByRole('button', { name: words.unlock }).click();
  await expect(page.getByRole('button', { name: words.unlock })).toHaveCount(0);
  // A reload would send the last form again.
  await diner.goto(link);
  await diner.getByText(pin.title).click();
  await diner.getByLabel(pin.label).fill('4821');
  await diner.getByRole('button', { name: pin.submit }).click();
  await expect(diner.getByText(pt.voucher.usedByPin('').trim().split(' com ')[1] ?? '')).toBeVisible();
  await dinerContext.close();
  await page.reload();
  await expect(page.getByText(`${panel.reservations.steps.redeemed} ${panel.reservations.how.pin}`)).toBeVisible();
});
