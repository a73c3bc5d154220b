import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { panel } from '@metade/i18n/pt/panel.ts';
import { book } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { enterAsDiner, enterAsTeam } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';

test.use({ locale: 'pt-PT' });
const { calendar, webhooks } = panel.connections;

test('the owner gives the calendar’s address away and takes it back, and a receiver is told of a new booking', async ({
  page,
  browser,
  phone,
  request,
}) => {
  const told: string[] = [];
  const receiver = createServer((incoming, answer) => {
    incoming.on('data', (piece) => told.push(String(piece)));
    incoming.on('end', () => answer.end('ok'));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/${phone ? 'phone' : 'wide'}`;

  await enterAsTeam(page, panel, 'owner@metade.test');
  await page.goto('/panel/connections');
  const make = page.getByRole('button', { name: calendar.make });
  const renew = page.getByRole('button', { name: calendar.renew });
  await expect(make.or(renew)).toBeVisible();
  if (await make.isVisible()) await make.click();
  else {
    await renew.click();
    await page.getByRole('dialog', { name: calendar.renewTitle }).getByRole('button', { name: calendar.renew }).click();
  }
  const feed = page.getByLabel(calendar.address);
  await expect(feed).toHaveValue(/\/v1\/calendars\/[\w-]{43}\/bookings\.ics$/);
  await expectAccessible(page);

  await page.getByRole('button', { name: webhooks.add }).click();
  await page.getByLabel(webhooks.url, { exact: true }).fill('https://10.0.0.1/hook');
  await page.getByRole('button', { name: webhooks.add }).click();
  await expect(page.getByText('https://.', { exact: false }).first()).toBeVisible();
  await expect(page.getByLabel(webhooks.url, { exact: true })).toHaveValue('https://10.0.0.1/hook');
  await page.getByLabel(webhooks.url, { exact: true }).fill(address);
  await page.getByRole('button', { name: webhooks.add }).click();
  await expect(page.getByLabel(webhooks.secret)).toHaveValue(/^whsec_/);
  await expectAccessible(page);
  await page.getByRole('button', { name: webhooks.kept }).click();

  const [restaurant] = await rows<{ slug: string }>(
    `select r.slug from restaurant r join team_member t on t.restaurant_id = r.id join app_user u on u.id = t.user_id
     where u.email = 'owner@metade.test' and r.state = 'approved' order by r.company_name, r.id limit 1`,
  );
  const dinerContext = await browser.newContext();
  await enterAsDiner(dinerContext);
  const order = await book(
    await dinerContext.newPage(),
    await findTable(restaurant?.slug ?? '', { after: phone ? 7 : 6 }),
  );
  await dinerContext.close();
  await expect.poll(() => told.some((body) => body.includes(order) && body.includes('booking.made'))).toBe(true);

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: address }) });
  await card.getByRole('button', { name: webhooks.log }).click();
  await expect(card.getByText(webhooks.states.done).first()).toBeVisible();
  await card
    .getByRole('button', { name: webhooks.resendOf(webhooks.event['booking.made'], '').replace(/, $/, '') })
    .first()
    .click();
  await expect.poll(() => told.filter((body) => body.includes(order) && body.includes('booking.made')).length).toBe(2);
  await expectAccessible(page);
  await card.getByRole('button', { name: webhooks.remove }).click();
  const asked = page.getByRole('dialog', { name: webhooks.removeTitle });
  await expectAccessible(page);
  await asked.getByRole('button', { name: panel.close, exact: true }).click();
  await expect(card).toHaveCount(1);
  await card.getByRole('button', { name: webhooks.remove }).click();
  await asked.getByRole('button', { name: webhooks.remove }).click();
  await expect(card).toHaveCount(0);
  receiver.close();

  const url = await feed.inputValue();
  expect((await request.get(url)).status()).toBe(200);
  if (phone) return;
  await page.getByRole('button', { name: calendar.revoke }).click();
  await page.getByRole('dialog', { name: calendar.revokeTitle }).getByRole('button', { name: calendar.revoke }).click();
  await expect(page.getByRole('button', { name: calendar.make })).toBeVisible();
  expect((await request.get(url)).status()).toBe(404);
});
