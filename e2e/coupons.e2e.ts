import { panel } from '@metade/i18n/pt/panel.ts';
import { expectAccessible } from './support/accessible.ts';
import { newAdmin } from './support/admins.ts';
import { cards, comeToPay, payButton } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { openPanel } from './support/log-in.ts';
import { enterAsDiner } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { expect, pt, test } from './support/test.ts';

test.use({ locale: 'pt-PT' });

const { coupons } = panel;

test('a coupon is made at the desk, used at checkout, counted, paused, and then refused', async ({
  page,
  context,
  browser,
  phone,
}) => {
  const code = `MESA${Date.now().toString(36).toUpperCase().slice(-6)}`;
  const desk = await (await browser.newContext({ locale: 'pt-PT' })).newPage();
  await openPanel(desk, { ...(await newAdmin(['finance'])), group: 'admin' }, '/panel/coupons');
  await desk.getByRole('link', { name: coupons.create }).click();
  await desk.getByLabel(coupons.code, { exact: true }).fill(code);
  await desk.getByLabel(coupons.firstDay).fill('2099-02-02');
  await desk.getByLabel(coupons.lastDay).fill('2099-02-01');
  await desk.getByRole('button', { name: coupons.createDo }).click();
  await expect(desk.getByLabel(coupons.lastDay)).toHaveAccessibleDescription(/anterior/);
  await expectAccessible(desk);
  await desk.getByLabel(coupons.firstDay).fill('');
  await desk.getByLabel(coupons.lastDay).fill('2099-12-31');
  await desk.getByLabel(coupons.worth).selectOption('fixed');
  await desk.getByLabel(coupons.amount).fill('1,50');
  await desk.getByLabel(coupons.currency).selectOption('EUR');
  await desk.getByLabel(coupons.totalLimit).fill('20');
  await desk.getByRole('button', { name: coupons.createDo }).click();
  const opened = desk.getByRole('region', { name: code });
  await expect(opened).toContainText('31 dez 2099');
  await expectAccessible(desk);

  await enterAsDiner(context);
  const table = await findTable('forno-velho', { after: phone ? 12 : 8 });
  await comeToPay(page, table, cards.good);
  await page.getByText(pt.parts.haveCoupon).click();
  const typed = page.getByLabel(pt.parts.couponCode);
  await typed.fill(code);
  await page.getByRole('button', { name: pt.parts.apply }).click();
  await expect(page.getByText(pt.parts.couponApplied(code))).toBeVisible();
  await payButton(page, { ...table, price: { ...table.price, amount: table.price.amount - 150 } }).click();
  await page.waitForURL(/\/checkout\/finish/);

  await desk.reload();
  await expect(opened).toContainText(coupons.inAll(1, '1,50 €'));
  await expect(opened).toContainText(coupons.left('20', '19'));
  await opened.getByRole('switch').press('Space');
  await expect(desk.getByText(coupons.isPaused(code))).toBeVisible();

  const other = await findTable('quintal-da-lua', { after: phone ? 12 : 8 });
  await comeToPay(page, other, cards.good);
  await page.getByText(pt.parts.haveCoupon).click();
  await typed.fill(code);
  await page.getByRole('button', { name: pt.parts.apply }).click();
  await expect(typed).toHaveAccessibleDescription(/código de cupão não existe/);
  await desk.context().close();
});

test('coupons that a search finds are paused at once, and those that were paused meanwhile are told', async ({
  page,
}) => {
  const tag = `PAUSA${Date.now().toString(36).toUpperCase().slice(-6)}`;
  await rows(
    `insert into coupon (id, code, kind, percent, active)
     select gen_random_uuid(), $1 || n, 'percent', 10, true from generate_series(1, 3) n`,
    [tag],
  );
  await openPanel(page, { ...(await newAdmin(['finance'])), group: 'admin' }, `/panel/coupons?text=${tag}`);
  const pause = page.getByRole('button', { name: coupons.pauseThese(3) });
  await expect(pause).toBeVisible();
  await rows('update coupon set active = false where code = $1', [`${tag}2`]);
  await pause.press('Enter');
  await expect(page.getByText(coupons.arePaused(2, 1))).toBeVisible();
  const stands = () => rows<{ active: boolean }>('select active from coupon where code like $1', [`${tag}%`]);
  expect((await stands()).filter(({ active }) => active)).toHaveLength(0);
  await page.getByRole('button', { name: `${panel.toast.undo}: ${coupons.arePaused(2, 1)}` }).click();
  await expect(page.getByText(coupons.undone)).toBeVisible();
  // What somebody else paused stays so.
  expect((await stands()).filter(({ active }) => active)).toHaveLength(2);
});
