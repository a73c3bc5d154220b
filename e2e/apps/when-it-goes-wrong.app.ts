import { app } from '@metade/i18n/pt/app.ts';
import { formatMoney, formatPercent } from '@metade/i18n/format-money.ts';
import { waiterWords } from '@metade/i18n/waiter-words.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { arrive } from '../support/at-the-table.ts';
import { bookAtApi } from '../support/checkout.ts';
import { rows } from '../support/database.ts';
import { registerDiner } from '../support/people.ts';
import { picture } from '../support/picture.ts';
import { findTable } from '../support/tables.ts';
import { enterApp } from './support/enter.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');
const { trouble } = m;
const claimsOf = (order: string) =>
  rows('select charged, food, state from discount_claim where order_id = $1', [order]);

async function choose(page: Page, how: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: how }).click();
  await (await chooser).setFiles(file);
}

test('a discount that was not given is claimed from the waiter’s view, once, with the bill’s picture', async ({
  page,
  context,
}, { project }) => {
  const diner = await registerDiner('pt');
  const table = await findTable('quintal-da-lua', { after: project.name === 'phone' ? 6 : 2 });
  const { order, token, dish } = await arrive(await bookAtApi(diner.token, table));
  await enterApp(page, diner);
  await page.goto(`/bill/${token}`);
  await page.getByRole('button', { name: m.bill.openMenu }).click();
  await page.getByRole('dialog').getByRole('button', { name: dish.name }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: m.bill.done }).click();
  await page.getByRole('button', { name: m.bill.showWaiter }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: waiterWords('pt').wrong })
    .click();

  // The figures of the right bill are there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(trouble.claimTitle(formatPercent(50, 'pt')));
  const food = page.getByLabel(new RegExp(`^${trouble.claimFood}`));
  await expect(food).toHaveValue((dish.price / 100).toFixed(2).replace('.', ','));
  const told = page.getByLabel(new RegExp(`^${trouble.claimText}`));
  await expect(told).toHaveValue(new RegExp(formatMoney({ amount: dish.price, currency: 'EUR' }, 'pt')));
  await expectAccessible(page);

  // What is missing or wrong stands beside it, and what was typed stays.
  await page.getByLabel(new RegExp(`^${trouble.claimCharged}`)).fill('muito');
  await told.fill('Disseram que o voucher não valia ao jantar.');
  const send = page.getByRole('button', { name: trouble.claimSend });
  await send.click();
  await expect(page.getByText(trouble.claimChargedWrong)).toBeVisible();
  await choose(page, app.choosePhoto, { name: 'conta.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await send.click();
  await expect(page.getByText(trouble.claimChargedWrong)).toBeVisible();
  await page.getByLabel(new RegExp(`^${trouble.claimCharged}`)).fill('56,40');
  await send.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(await claimsOf(order)).toEqual([]);

  // Without network nothing is sent, and nothing lost; two presses send one.
  await choose(page, app.account.takePicture, {
    name: 'conta.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await context.setOffline(true);
  await send.click();
  await expect(page.getByText(trouble.notSent)).toBeVisible();
  await expect(told).toHaveValue('Disseram que o voucher não valia ao jantar.');
  await context.setOffline(false);
  await expectAccessible(page);
  await picture(page, `claim ${project.name}`);
  await send.dblclick();
  await expect(page.getByText(trouble.claimStates.open)).toBeVisible();
  expect(await claimsOf(order)).toEqual([{ charged: 5640, food: dish.price, state: 'open' }]);

  // The booking says how it stands, with what was answered.
  await page.getByRole('button', { name: trouble.backToOrder }).click();
  await expect(page.getByText(trouble.claimStates.open)).toBeVisible();
  await rows(
    "update discount_claim set state = 'rejected', note = 'Só as bebidas foram cobradas.', decided_at = now() where order_id = $1",
    [order],
  );
  await page.reload();
  await expect(page.getByText(trouble.claimStates.rejected)).toBeVisible();
  await expect(page.getByText('Só as bebidas foram cobradas.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/claim/${order}`);
  await expect(page.getByText(trouble.claimStates.rejected)).toBeVisible();
  await expect(send).toHaveCount(0);
});

test('a no-show is disputed from the booking, once, in words', async ({ page, context }, { project }) => {
  const diner = await registerDiner('pt');
  const order = await bookAtApi(
    diner.token,
    await findTable('forno-velho', { after: project.name === 'phone' ? 6 : 2 }),
  );
  await rows("update orders set state = 'no_show', no_show_at = now() where id = $1", [order]);
  await enterApp(page, diner);
  await page.goto(`/booking/${order}`);
  const send = page.getByRole('button', { name: trouble.disputeSend });
  const told = page.getByLabel(new RegExp(`^${trouble.disputeLabel}`));
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await told.fill('Estivemos lá às oito, na mesa da porta.');
  await context.setOffline(true);
  await send.click();
  await expect(page.getByText(trouble.notSent)).toBeVisible();
  await context.setOffline(false);
  await expect(told).toHaveValue('Estivemos lá às oito, na mesa da porta.');
  await expectAccessible(page);
  await picture(page, `dispute ${project.name}`);
  await send.dblclick();
  await expect(page.getByText(trouble.disputeStates.open)).toBeVisible();
  await expect(send).toHaveCount(0);
});

test('what is no booking of one’s own cannot be claimed', async ({ page }) => {
  await enterApp(page, await registerDiner('pt'));
  await page.goto('/claim/01a20e70-9f20-7326-969b-d6c927525c90?food=1200');
  await expect(page.getByRole('heading', { name: m.site.notFound })).toBeVisible();
});
