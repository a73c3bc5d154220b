import { panel } from '@metade/i18n/pt/panel.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expectAccessible } from './support/accessible.ts';
import { enterAsAdmin, goToPlace } from './support/admins.ts';
import { bookAtApi, cards } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { tokenOf } from './support/log-in.ts';
import { url } from './support/marketplace.ts';
import { enterAsDiner } from './support/people.ts';
import { newRestaurant } from './support/restaurants.ts';
import { findTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';

test.use({ locale: 'pt-PT' });

const words = panel.failedRefunds;

test('refunds that the bank sent back are given as credit, by transfer and again, and the diner sees it in the booking', async ({
  page,
  browser,
}) => {
  const restaurant = await newRestaurant();
  await rows("update restaurant set confirmation_mode = 'instant' where id = $1", [restaurant.id]);
  await enterAsDiner(page.context());
  const token = await tokenOf(page.context());
  const cancelled = async (after: number): Promise<{ order: string; number: string }> => {
    const order = await bookAtApi(token, await findTable(restaurant.slug, { after }), cards.refundFails);
    await expect.poll(async () => (await fileOf(order))?.payment_state, { timeout: 20_000 }).toBe('paid');
    const response = await fetch(`${url}/v1/orders/${order}/cancel`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ refund_to: 'card' }),
    });
    expect(response.ok, await response.text()).toBe(true);
    return { order, number: (await fileOf(order))?.number ?? '' };
  };
  const [credited, transferred, retried] = [await cancelled(2), await cancelled(3), await cancelled(4)];
  const failed = () =>
    rows('select 1 from failed_refund q join refund f on f.id = q.refund_id where f.order_id = any ($1)', [
      [credited, transferred, retried].map(({ order }) => order),
    ]);
  await expect.poll(async () => (await failed()).length, { timeout: 30_000 }).toBe(3);
  const m = messagesOf('pt');
  await page.goto(`/infos-reserve/${credited.order}`);
  await expect(page.getByText(/Devemos-lhe esse dinheiro/)).toBeVisible();
  await expectAccessible(page);

  const desk = await (await browser.newContext({ locale: 'pt-PT' })).newPage();
  await enterAsAdmin(desk, panel);
  await expect(desk.getByRole('heading', { name: panel.board.queues.failed_refunds.name })).toBeVisible();
  await goToPlace(desk, panel, 'failedRefunds');
  const caseOf = (number: string) => desk.getByRole('main').getByRole('listitem').filter({ hasText: number });
  await expect(caseOf(credited.number)).toContainText(words.states.failed);
  await expectAccessible(desk);

  // A case that is decided becomes shorter, and those below it move up, now and then under the pointer.
  const press = (number: string, act: keyof typeof words.acts, told: string) =>
    expect(async () => {
      const one = caseOf(number);
      if (!((await one.textContent()) ?? '').includes(told))
        await one.getByRole('button', { name: words.acts[act] }).click({ timeout: 2_000 });
      await expect(one).toContainText(told, { timeout: 3_000 });
    }).toPass();
  await press(credited.number, 'credited', words.decided(words.decisions.credited));
  await press(transferred.number, 'transferred', words.referenceMissing);
  await caseOf(transferred.number).getByLabel(words.transferReference).fill('SEPA 2026-118');
  await caseOf(transferred.number).getByLabel(words.note).fill('A pedido do cliente');
  await expectAccessible(desk);
  await press(transferred.number, 'transferred', words.decided(words.decisions.transferred));
  await press(retried.number, 'retried', words.decided(words.decisions.retried));

  const decisionOf = async (order: string) =>
    (
      await rows<{ decision: string }>(
        'select q.decision from failed_refund q join refund f on f.id = q.refund_id where f.order_id = $1 order by q.failed_at limit 1',
        [order],
      )
    )[0]?.decision;
  for (const [{ order }, decision] of [
    [credited, 'credited'],
    [transferred, 'transferred'],
    [retried, 'retried'],
  ] as const)
    await expect.poll(() => decisionOf(order), { timeout: 20_000 }).toBe(decision);
  await desk.goto('/panel/failed-refunds?state=over');
  await expect(caseOf(transferred.number)).toContainText('SEPA 2026-118');
  await expectAccessible(desk);
  await page.goto(`/infos-reserve/${credited.order}`);
  await expect(page.getByText(m.orders.sentBack.credited(await sumOf(credited.order)))).toBeVisible();
  await page.goto(`/infos-reserve/${transferred.order}`);
  await expect(page.getByText(/referência SEPA 2026-118/)).toBeVisible();
});

async function fileOf(order: string) {
  const [found] = await rows<{ payment_state: string; number: string }>(
    'select payment_state, number from orders where id = $1',
    [order],
  );
  return found;
}

async function sumOf(order: string): Promise<string> {
  const [found] = await rows<{ amount: number }>('select amount from refund where order_id = $1', [order]);
  return formatMoney({ amount: found?.amount ?? 0, currency: 'EUR' }, 'pt');
}
