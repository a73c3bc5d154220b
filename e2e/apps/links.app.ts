import { randomUUID } from 'node:crypto';
import { cityName } from '@metade/i18n/city-names.ts';
import { app as words } from '@metade/i18n/pt/app.ts';
import { errors } from '@metade/i18n/pt/errors.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, test } from '@playwright/test';
import { bookAtApi } from '../support/checkout.ts';
import { column, rows } from '../support/database.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { url } from '../support/marketplace.ts';
import { freshEmail, registerDiner } from '../support/people.ts';
import { send } from '../support/restaurants.ts';
import { findTable } from '../support/tables.ts';
import { enterApp } from './support/enter.ts';
import { look } from './support/look.ts';
import { button } from './support/screen.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');

test('mailed links: a new password, an address, and mails that are not wanted', async ({ page, context }) => {
  const diner = await registerDiner('pt');
  await enterApp(page, diner);
  await send('/auth/forgot_password', { email: diner.email });
  const link = await mailedLink(diner.email, 'reset_password');
  await page.goto(link);
  await page.getByLabel(m.account.newPassword, { exact: true }).fill('a mesa do canto');
  await page.getByLabel(m.account.passwordConfirmation).fill('a mesa de lado');
  await button(page, m.account.resetSubmit).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look(page, 'reset-password');
  await page.getByLabel(m.account.passwordConfirmation).fill('a mesa do canto');
  await context.setOffline(true);
  await button(page, m.account.resetSubmit).click();
  await expect(page.getByRole('alert').filter({ hasText: words.needsNetwork })).toBeVisible();
  await context.setOffline(false);
  await button(page, m.account.resetSubmit).dblclick();
  await expect(page.getByText(m.account.resetDone)).toBeVisible();
  const next = { email: diner.email, password: 'a mesa do canto' };
  await enterApp(page, next);
  // The link is good once.
  await page.goto(link);
  await page.getByLabel(m.account.newPassword, { exact: true }).fill('outra mesa do canto');
  await page.getByLabel(m.account.passwordConfirmation).fill('outra mesa do canto');
  await button(page, m.account.resetSubmit).click();
  await expect(page.getByRole('alert').filter({ hasText: String(errors.refusals.link_invalid) })).toBeVisible();
  await expect(button(page, m.account.askAgain)).toBeVisible();

  await rows('update app_user set email_verified_at = null where email = $1', [diner.email]);
  await page.goto(await mailedLink(diner.email, 'verify_email'));
  await button(page, m.account.verifySubmit).dblclick();
  await expect(page.getByText(m.account.verifyDone)).toBeVisible();
  expect(await column('select email_verified_at as one from app_user where email = $1', diner.email)).not.toEqual([
    null,
  ]);

  const { token } = await send('/auth', next);
  const address = freshEmail();
  await send('/account/email', { email: address, current: next.password }, token);
  await page.goto(await mailedLink(address, 'confirm_email'));
  await button(page, m.account.confirmEmailSubmit).dblclick();
  await expect(page.getByText(m.account.confirmEmailDone)).toBeVisible();
  expect(await column('select id as one from app_user where email = $1', address)).toHaveLength(1);
  const unwanted = randomUUID();
  await rows('insert into mail_setting (user_id, token) select id, $2 from app_user where email = $1', [
    address,
    unwanted,
  ]);
  await page.goto(`/unsubscribe/${unwanted}/rating`);
  await button(page, m.mails.end).click();
  await expect(page.getByText(m.mails.ended)).toBeVisible();
  await look(page, 'unsubscribe');
  await button(page, m.mails.again).click();
  await expect(button(page, m.mails.end)).toBeVisible();
  await page.goto('/unsubscribe/somebody-elses-token-0/rating');
  await expect(page.getByRole('heading', { name: m.site.notFound })).toBeVisible();
});

test('a friend’s table is answered without an account; a city’s link looks there', async ({ page, context }) => {
  const host = await registerDiner('pt');
  const order = await bookAtApi(host.token, await findTable('raiz-de-cedro', { after: 9 }));
  const shared = await fetch(`${url}/v1/orders/${order}/sharing`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${host.token}` },
  });
  const { data } = (await shared.json()) as { data: { url: string } };
  await page.goto(`/shared/${data.url.split('/').at(-1)}`);
  await expect(page.getByRole('heading', { name: m.sharing.invites('Diner') })).toBeVisible();
  await page.getByLabel(m.sharing.name).fill('Rui');
  await page.getByLabel(m.sharing.allergies).fill('Amendoim');
  await look(page, 'friends-table');
  await context.setOffline(true);
  await button(page, m.sharing.send).click();
  await expect(page.getByRole('alert').filter({ hasText: words.needsNetwork })).toBeVisible();
  await context.setOffline(false);
  await button(page, m.sharing.send).dblclick();
  await expect(page.getByText(m.sharing.thanks('Diner'))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(m.sharing.name)).toHaveValue('Rui');
  await page.getByRole('radio', { name: m.sharing.no }).click();
  await button(page, m.sharing.change).click();
  await expect(page.getByText(m.sharing.thanks('Diner'))).toBeVisible();
  expect(await column("select name || ' ' || coming as one from booking_guest where order_id = $1", order)).toEqual([
    'Rui false',
  ]);
  await page.goto('/shared/nobodys-token-nobodys-token');
  await expect(page.getByText(m.sharing.goneTitle)).toBeVisible();

  await page.goto('/restaurants/PT-13/porto?people=4');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: m.site.chooseCity })).toContainText(cityName('Porto', 'pt'));
  await expect(page.getByText(words.tablesFor('', 4)).first()).toBeVisible();
  await page.goto('/restaurants/PT-13/atlantis');
  await expect(page.getByRole('heading', { name: m.site.notFound })).toBeVisible();
});
