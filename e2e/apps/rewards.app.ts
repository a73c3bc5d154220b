import { app as pt } from '@metade/i18n/pt/app.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, test } from '@playwright/test';
import { bookAtApi } from '../support/checkout.ts';
import { column, rows } from '../support/database.ts';
import { url } from '../support/marketplace.ts';
import { aPassword, freshEmail, registerDiner } from '../support/people.ts';
import { giveRewards } from '../support/rewards.ts';
import { findTable } from '../support/tables.ts';
import { enterApp } from './support/enter.ts';
import { look } from './support/look.ts';
import { button } from './support/screen.ts';

test.use({ locale: 'pt-PT' });

const { account, rewards: m } = messagesOf('pt');

test('points become one free voucher, and every line of it is told', async ({ page, context }, { project }) => {
  const diner = await registerDiner('pt');
  await giveRewards(diner, 1250);
  const table = await findTable('padoca-do-sino', { after: project.name === 'phone' ? 16 : 18 });
  const order = await bookAtApi(diner.token, table);
  await rows("update orders set state = 'confirmed' where id = $1 and state = 'awaiting_restaurant'", [order]);
  await enterApp(page, diner);
  await page.getByRole('link', { name: m.menu }).click();
  const redeem = page.getByRole('button', { name: m.redeem('1000') });
  await expect(page.getByText(m.pointsOf(1250, '1250'))).toBeVisible();
  await look(page, 'rewards');

  await context.setOffline(true);
  await redeem.click();
  await expect(page.getByText(pt.needsNetwork)).toBeVisible();
  await context.setOffline(false);
  await redeem.dblclick();
  await expect(page.getByText(m.pointsOf(250, '250'), { exact: true })).toBeVisible();
  await expect(redeem).toHaveCount(0);
  expect(
    await column(
      "select f.id as one from free_voucher f join app_user u on u.id = f.user_id where u.email = $1 and reason = 'points'",
      diner.email,
    ),
  ).toHaveLength(1);
  await expect(page.getByText(formatMoney({ amount: 450, currency: 'EUR' }, 'pt'), { exact: true })).toBeVisible();

  await page.getByRole('radio', { name: m.kinds.points }).scrollIntoViewIfNeeded();
  await look(page, 'rewards-ledger');
  await page.getByRole('radio', { name: m.kinds.points }).click();
  await expect(page.getByText(m.reasons.points.redeemed ?? '')).toBeVisible();
  await page.getByRole('tab', { name: m.states.used }).click();
  await expect(page.getByText(m.noneOf.used)).toBeVisible();
  await page.getByRole('tab', { name: m.states.ready }).click();
  await look(page, 'rewards-vouchers');
  await page.getByRole('button', { name: new RegExp(`^${m.show}: `) }).click();
  await expect(page).toHaveURL(/\/voucher\//);
});

test('a friend’s invitation is accepted once, and one’s own or one that is gone is not', async ({ page }) => {
  const [host, guest] = [await registerDiner('pt'), await registerDiner('pt')];
  const code = await inviteCode(host.token);
  await enterApp(page, guest);
  await page.goto('/rewards?invite=ZZZZZZZZ');
  await expect(page.getByText(m.inviteGone)).toBeVisible();
  await page.goto(`/rewards?invite=${code}`);
  await expect(page.getByText(m.acceptFrom('Diner', 200))).toBeVisible();
  await look(page, 'invitation');
  await button(page, m.accept).dblclick();
  await expect(page.getByText(m.accepted)).toBeVisible();
  expect(await rows('select invited_by is not null as invited from app_user where email = $1', [guest.email])).toEqual([
    { invited: true },
  ]);
});

test('a friend’s link is brought along to the sign-up', async ({ page }) => {
  const host = await registerDiner('pt');
  await page.goto(`/sign-in?invite=${await inviteCode(host.token)}`);
  await expect(page.getByText(m.invitedBy('Diner'))).toBeVisible();
  await look(page, 'invited-sign-up');
  const email = freshEmail();
  await page.getByLabel(account.firstName).fill('Rui');
  await page.getByLabel(account.lastName).fill('Costa');
  await page.getByLabel(account.email).fill(email);
  await page.getByLabel(new RegExp(`^${account.password}`)).fill(aPassword);
  await page.getByRole('radio', { name: account.male, exact: true }).click();
  await page.getByRole('button', { name: account.region }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Lisboa/ })
    .first()
    .click();
  await page.getByRole('checkbox', { name: account.agree }).click();
  await button(page, account.signUp).dblclick();
  await expect(page).toHaveURL(/\/rewards\?invite=/);
  await expect(page.getByText(m.wasInvited(200)).filter({ visible: true })).toBeVisible();
  expect(await rows('select invited_by is not null as invited from app_user where email = $1', [email])).toEqual([
    { invited: true },
  ]);
});

async function inviteCode(token: string): Promise<string> {
  const response = await fetch(`${url}/v1/account/rewards`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await response.json()) as { data: { invitation: { code: string } } };
  return data.invitation.code;
}
