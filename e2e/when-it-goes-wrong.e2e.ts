import { demoPassword } from '@metade/dev-env/scenario/accounts.ts';
import { panel } from '@metade/i18n/pt/panel.ts';
import { formatTime } from '@metade/i18n/format-date.ts';
import { formatPercent } from '@metade/i18n/format-money.ts';
import { book } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { url } from './support/marketplace.ts';
import { enterAsDiner, enterAsHost } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { expect, pt, test } from './support/test.ts';

const { trouble } = pt;

/** Moves a booked meal so that it is so many minutes from now. */
async function mealIn(order: string, minutes: number): Promise<string> {
  const [moved] = await rows<{ starts_at: string; zone: string }>(
    `update orders o set starts_at = date_trunc('minute', now()) + make_interval(mins => $2), period_ends_at = now() + make_interval(mins => $2 + 300)
     from restaurant r where r.id = o.restaurant_id and o.id = $1 returning o.starts_at::text, r.time_zone as zone`,
    [order, minutes],
  );
  if (!moved) throw new Error(`no order ${order}`);
  return formatTime(new Date(Date.parse(moved.starts_at) + 15 * 60_000).toISOString(), moved.zone);
}

async function confirmAsHost(order: string): Promise<void> {
  const post = async (path: string, body: object, token?: string) => {
    const response = await fetch(`${url}/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as { token: string };
  };
  const { token } = await post('/auth', { email: 'host@metade.test', password: demoPassword });
  await post(`/host/orders/${order}/confirm`, {}, token);
}

test('running late: one tap on the voucher, and the host’s list says so at once', async ({
  page,
  context,
  browser,
  phone,
}) => {
  await enterAsDiner(context);
  const table = await findTable('taberna-do-acucar', { after: phone ? 1 : 10 });
  const order = await book(page, table);
  await confirmAsHost(order);
  const hostContext = await browser.newContext({ locale: 'pt-PT' });
  const host = await hostContext.newPage();
  await enterAsHost(host, panel);
  await host.goto(`/panel/?date=${table.date}&period=${table.period}`);
  await expect
    .poll(
      async () =>
        (await rows<{ voucher_token: string | null }>('select voucher_token from orders where id = $1', [order]))[0]
          ?.voucher_token,
    )
    .toBeTruthy();
  const [{ voucher_token: token } = { voucher_token: '' }] = await rows<{ voucher_token: string }>(
    'select voucher_token from orders where id = $1',
    [order],
  );
  const comes = await mealIn(order, 20);
  await page.goto(`/checkout/voucher/${token}`);
  await page.getByRole('button', { name: trouble.lateMinutesLong(15, comes) }).click();
  await expect(page.getByText(trouble.lateSaid(15, comes))).toBeVisible();
  await expect(host.getByText(panel.row.saysLate(15, comes))).toBeVisible();

  await page.goto(`/infos-reserve/${order}`);
  await page.getByRole('button', { name: trouble.onTime }).click();
  await expect(page.getByText(trouble.lateSaid(15, comes))).toHaveCount(0);
  await expect(host.getByText(panel.row.saysLate(15, comes))).toHaveCount(0);
  await hostContext.close();
});

test('a no-show is disputed from the booking, in words, while there is time', async ({ page, context, phone }) => {
  await enterAsDiner(context);
  const order = await book(page, await findTable('forno-velho', { after: phone ? 9 : 4 }));
  await rows("update orders set state = 'no_show', no_show_at = now() where id = $1", [order]);
  await page.goto(`/infos-reserve/${order}`);
  await page.getByRole('button', { name: trouble.disputeSend }).click();
  await expect(page.getByLabel(trouble.disputeLabel)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(trouble.disputeLabel).fill('Estivemos lá às oito, na mesa da porta.');
  await page.getByRole('button', { name: trouble.disputeSend }).click();
  await expect(page.getByText(trouble.disputeStates.open)).toBeVisible();
  await expect(page.getByRole('button', { name: trouble.disputeSend })).toHaveCount(0);
});

test('a discount that was not given is claimed from the voucher with a picture of the bill', async ({
  page,
  context,
  phone,
}) => {
  await enterAsDiner(context);
  const order = await book(page, await findTable('quintal-da-lua', { after: phone ? 9 : 4 }));
  await rows("update orders set state = 'arrived', arrived_at = now() where id = $1", [order]);
  const [{ voucher_token: token } = { voucher_token: '' }] = await rows<{ voucher_token: string }>(
    'select voucher_token from orders where id = $1',
    [order],
  );
  await page.goto(`/checkout/voucher/${token}`);
  await page.getByRole('link', { name: trouble.claimLink }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(trouble.claimTitle(formatPercent(50, 'pt')));
  await page.getByLabel(trouble.claimText).fill('Disseram que o voucher não valia ao jantar.');
  await page.getByLabel(new RegExp(`^${trouble.claimCharged}`)).fill('muito');
  await page.getByRole('button', { name: trouble.claimSend }).click();
  await expect(page.getByLabel(trouble.claimPhoto)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(trouble.claimText)).toHaveValue(/não valia/);
  await expect(page.getByText(trouble.claimChargedWrong)).toBeVisible();
  const bill = await page.screenshot();
  await page.getByLabel(trouble.claimPhoto).setInputFiles({ name: 'conta.png', mimeType: 'image/png', buffer: bill });
  await page.getByLabel(new RegExp(`^${trouble.claimCharged}`)).fill('56,40');
  await page.getByLabel(new RegExp(`^${trouble.claimFood}`)).fill('48,00');
  await page.getByRole('button', { name: trouble.claimSend }).click();
  await expect(page.getByText(trouble.claimStates.open)).toBeVisible();
  expect(await rows('select charged, food, state from discount_claim where order_id = $1', [order])).toEqual([
    { charged: 5640, food: 4800, state: 'open' },
  ]);
});
