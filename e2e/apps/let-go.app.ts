import { app as words } from '@metade/i18n/pt/app.ts';
import { errors } from '@metade/i18n/pt/errors.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, test } from '@playwright/test';
import { holdAtApi } from '../support/checkout.ts';
import { column, rows } from '../support/database.ts';
import { registerDiner } from '../support/people.ts';
import { enterApp } from './support/enter.ts';
import { look } from './support/look.ts';
import { hold, ownTable } from './support/own-table.ts';
import { button } from './support/screen.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');
const stateOf = (order: string) => column('select state as one from orders where id = $1', order);

test('a table is let go by closing its payment, and taken again as long as nobody else has', async ({
  page,
  context,
}) => {
  const diner = await registerDiner('pt');
  await enterApp(page, diner);
  const { own, table } = await ownTable();
  await rows('update table_slot set qtd = 1 where restaurant_id = $1', [own.id]);
  const first = await hold(page, table);
  await button(page, m.checkout.letGo).dblclick();
  await expect(page.getByText(words.letGo.done)).toBeVisible();
  await expect.poll(() => stateOf(first)).toEqual(['cancelled']);
  await look(page, 'let-go');
  await button(page, words.undo).dblclick();
  await page.waitForURL((to) => /\/checkout\//.test(to.pathname) && !to.pathname.endsWith(first));
  const second = page.url().slice(-36);
  expect(await stateOf(second)).toEqual(['held']);
  await expect(page.getByText(words.letGo.done)).toHaveCount(0);

  // Without network it stays held, and the way back to it is offered.
  await expect(button(page, m.checkout.letGo)).toBeVisible();
  await context.setOffline(true);
  await button(page, m.checkout.letGo).click();
  await expect(page.getByText(words.noNetwork)).toBeVisible();
  await context.setOffline(false);
  await button(page, m.orders.finishPaying).click();
  await page.waitForURL(`**/checkout/${second}`);
  expect(await stateOf(second)).toEqual(['held']);

  // Somebody else has it meanwhile.
  await button(page, m.checkout.letGo).click();
  await expect(page.getByText(words.letGo.done)).toBeVisible();
  await expect.poll(() => stateOf(second)).toEqual(['cancelled']);
  await holdAtApi((await registerDiner('pt')).token, table);
  await button(page, words.undo).click();
  await expect(page.getByRole('alert').filter({ hasText: String(errors.refusals.table_taken) })).toBeVisible();
});
