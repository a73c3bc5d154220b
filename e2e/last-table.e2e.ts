import { refusalMessage } from '@metade/i18n/errors.ts';
import type { Page } from '@playwright/test';
import { openBookingBox, slotChoice } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { enterAsDiner } from './support/people.ts';
import { findTable, pageOf } from './support/tables.ts';
import { another, awake, expect, test, watch } from './support/test.ts';
import { spoken, words } from './support/words.ts';

test.use({ speaks: 'in turn' });

test('two buyers of the last table: one holds it, the other is told and shown others; let go, it is free again', async ({
  page,
  context,
  browser,
  phone,
}) => {
  await enterAsDiner(context);
  const rivalContext = await another(browser);
  const rivalErrors = watch(rivalContext);
  await enterAsDiner(rivalContext);
  const rival = await rivalContext.newPage();
  const table = await findTable('ponto-meia-brasa', { after: phone ? 8 : 2, state: 'last' });

  const buyers = [page, rival];
  const boxes = await Promise.all(
    buyers.map(async (buyer) => {
      await buyer.goto(pageOf(table));
      await awake(buyer);
      const box = await openBookingBox(buyer);
      await expect(slotChoice(box, table)).toContainText(words.search.slotLast('').split(' ·')[0] ?? '');
      return box;
    }),
  );
  await Promise.all(boxes.map((box) => box.getByRole('button', { name: words.restaurant.continue }).click()));

  const refusal = (buyer: Page) =>
    buyer.getByRole('alert').filter({ hasText: refusalMessage('table_taken', {}, spoken()) });
  const holds = (buyer: Page) => buyer.getByRole('heading', { name: words.checkout.payTitle, level: 1 });
  await Promise.all(buyers.map((buyer) => expect(holds(buyer).or(refusal(buyer)).first()).toBeVisible()));
  const winners = await Promise.all(buyers.map((buyer) => holds(buyer).isVisible()));
  expect(winners.filter(Boolean)).toHaveLength(1);
  const [winner, loser] = (winners[0] ? [page, rival] : [rival, page]) as [Page, Page];
  const holding = await rows<{ count: number }>(
    "select count(*)::int as count from orders where slot_id = $1 and date = $2 and state = 'held'",
    [table.slot, table.date],
  );
  expect(holding).toEqual([{ count: 1 }]);
  await expect(refusal(loser)).toBeVisible();
  await expect.poll(() => refusal(loser).evaluate(isUncovered)).toBe(true);
  await expect.poll(() => refusal(loser).evaluate(hasFocusAround)).toBe(true);
  const others = loser.getByRole('region', { name: words.orders.alternativesTitle }).getByRole('link');
  await expect(others).toHaveCount(3);
  for (const other of await others.all()) await expect(other).toHaveAttribute('href', new RegExp(`date=${table.date}`));

  // The box shows it taken, without being asked again.
  await expect(slotChoice(await openBookingBox(loser), table).getByRole('radio')).toHaveCount(0);

  await winner.getByRole('button', { name: words.checkout.letGo }).click();
  await winner.waitForURL(/\/restaurant\/description\//);
  await loser.goto(pageOf(table));
  await awake(loser);
  const again = await openBookingBox(loser);
  await again.getByRole('button', { name: words.restaurant.continue }).click();
  await expect(holds(loser)).toBeVisible();
  expect(rivalErrors).toEqual([]);
  await rivalContext.close();
});

/** Whether a person sees and reaches an element: it is in the viewport, and nothing lies over its middle. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Runs in the page: whether the focus is at the message, or at what says it. */
function hasFocusAround(message: Element): boolean {
  const { activeElement } = document;
  return activeElement !== document.body && activeElement?.contains(message) === true;
}
