import { readFile } from 'node:fs/promises';
import { app as pt } from '@metade/i18n/pt/app.ts';
import { issueMessage } from '@metade/i18n/errors.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { bookAtApi } from '../support/checkout.ts';
import { column, rows } from '../support/database.ts';
import { freshEmail, registerDiner } from '../support/people.ts';
import { findTable } from '../support/tables.ts';
import { enterApp } from './support/enter.ts';
import { look } from './support/look.ts';
import { button } from './support/screen.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');
const { account, profile } = m;

test('details, picture and addresses are typed, refused in words, and kept', async ({ page, context }) => {
  const diner = await registerDiner('pt');
  await enterApp(page, diner);
  await page.getByRole('link', { name: profile.details, exact: true }).click();
  await expect(page.getByLabel(account.lastName)).toHaveValue('Demo');
  await look(page, 'details');

  // What is wrong is said beside it, and nothing typed is lost.
  const long = 'Maria '.repeat(17).trim();
  await page.getByLabel(account.firstName).fill(long);
  await page.getByLabel(profile.born).fill('31021988');
  await expect(page.getByLabel(profile.born)).toHaveValue('31/02/1988');
  await expect(page.getByText(pt.account.bornWrong)).toBeVisible();
  await expect(button(page, profile.save)).toBeDisabled();
  await page.getByLabel(profile.born).fill('24031988');
  await page.getByLabel(account.phone).fill('12');
  await button(page, profile.save).click();
  await expect(page.getByText(issueMessage('too_long', 'first_name', 'pt', { max: 60 }))).toBeVisible();
  await expect(page.getByLabel(account.firstName)).toHaveValue(long);
  await page.getByLabel(account.firstName).fill('Maria');
  await page.getByLabel(`${account.fullName} (${m.site.optional})`).fill(long);
  await page.getByLabel(account.phone).fill('912 345 678');
  await page.getByRole('button', { name: account.region }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Porto/ })
    .first()
    .click();

  // Without a network nothing is changed, and the form stays as it is.
  await context.setOffline(true);
  await button(page, profile.save).click();
  await expect(page.getByText(pt.needsNetwork)).toBeVisible();
  await context.setOffline(false);
  await button(page, profile.save).dblclick();
  await expect(page.getByText(profile.saved)).toBeVisible();
  await look(page, 'details-saved');
  expect(
    await rows(
      `select first_name, full_name, born::text, phone, c.name as city from app_user u join city c on c.id = u.city_id where email = $1`,
      [diner.email],
    ),
  ).toEqual([{ first_name: 'Maria', full_name: long, born: '1988-03-24', phone: '+351912345678', city: 'Porto' }]);

  const choose = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await button(page, profile.choosePicture).click();
    await (await chooser).setFiles({ name: 'eu.png', mimeType: 'image/png', buffer });
  };
  await choose(Buffer.from('not a picture'));
  await expect(page.getByText(issueMessage('picture_kind', 'file', 'pt'))).toBeVisible();
  await choose(
    await sharp({ create: { width: 300, height: 300, channels: 3, background: '#b5482f' } })
      .png()
      .toBuffer(),
  );
  await expect(page.getByRole('img', { name: profile.pictureAlt }).first()).toBeVisible();
  await look(page, 'picture');
  await button(page, profile.removePicture).click();
  await expect(button(page, profile.removePicture)).toHaveCount(0);

  await button(page, m.site.back).click();
  await page.getByRole('link', { name: profile.addresses }).click();
  await expect(page.getByText(profile.noAddress)).toBeVisible();
  await button(page, profile.addAddress).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(profile.addressName).fill('Casa');
  await sheet.getByLabel(profile.zip).fill('1000-001');
  await sheet.getByLabel(profile.number).fill('7');
  await expect(sheet.getByLabel(profile.city)).toHaveValue('Lisboa');
  await sheet.getByLabel(profile.street).fill('');
  await sheet.getByRole('button', { name: profile.save }).click();
  await expect(sheet.getByText(issueMessage('required', 'street', 'pt'))).toBeVisible();
  await look(page, 'address-sheet');
  await sheet.getByLabel(profile.street).fill('Rua do Arco');
  await sheet.getByRole('button', { name: profile.save }).dblclick();
  await expect(page.getByText('Rua do Arco, 7')).toBeVisible();
  expect(
    await column(
      'select a.id as one from address a join app_user u on u.id = a.user_id where u.email = $1',
      diner.email,
    ),
  ).toHaveLength(1);
  await look(page, 'addresses');
  await button(page, `${profile.removeAddress}: Casa`).click();
  await expect(page.getByText(profile.noAddress)).toBeVisible();
});

test('e-mail and password are changed by who knows the password', async ({ page }) => {
  const diner = await registerDiner('pt');
  await enterApp(page, diner);
  await page.getByRole('link', { name: profile.email }).click();
  const next = freshEmail();
  await page.getByLabel(profile.newEmail).fill(next);
  await page.getByLabel(profile.currentPassword).fill('não é esta');
  await button(page, profile.changeEmail).click();
  await expect(page.getByText(issueMessage('password_wrong', 'current', 'pt'))).toBeVisible();
  await expect(page.getByLabel(profile.newEmail)).toHaveValue(next);
  await look(page, 'email');
  await page.getByLabel(profile.currentPassword).fill(diner.password);
  await button(page, profile.changeEmail).click();
  await expect(page.getByText(profile.emailAsked)).toBeVisible();
  await button(page, m.site.back).click();

  await page.getByRole('link', { name: profile.password, exact: true }).click();
  await page.getByLabel(profile.currentPassword).fill(diner.password);
  await page.getByLabel(account.newPassword).fill('a mesa do canto');
  await page.getByLabel(account.passwordConfirmation).fill('a mesa do fundo');
  await button(page, profile.changePassword).click();
  await expect(page.getByText(issueMessage('passwords_differ', 'password_confirmation', 'pt'))).toBeVisible();
  await page.getByLabel(account.passwordConfirmation).fill('a mesa do canto');
  await button(page, profile.changePassword).click();
  await expect(page.getByText(profile.passwordChanged)).toBeVisible();
  await expect(page.getByLabel(profile.currentPassword)).toHaveValue('');
  await look(page, 'password');
});

test('the account is fetched as a file, and deleted for the amounts that are shown', async ({ page, context }, {
  project,
}) => {
  const diner = await registerDiner('pt');
  const order = await bookAtApi(
    diner.token,
    await findTable('padoca-do-sino', { after: project.name === 'phone' ? 12 : 10 }),
  );
  await enterApp(page, diner);
  await page.getByRole('link', { name: profile.yourData }).click();
  await look(page, 'own-data');
  await context.setOffline(true);
  await button(page, profile.export).click();
  await expect(page.getByText(pt.needsNetwork)).toBeVisible();
  await context.setOffline(false);
  const download = page.waitForEvent('download');
  await button(page, profile.export).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(diner.email);

  await page.getByRole('link', { name: profile.deleteLink }).click();
  await expect(page.getByText(profile.deleteOrders)).toBeVisible();
  await look(page, 'delete');
  await page.getByLabel(profile.deletePassword).fill('não é esta');
  await button(page, profile.deleteSubmit).click();
  await expect(page.getByText(issueMessage('password_wrong', 'password', 'pt'))).toBeVisible();
  await page.getByLabel(profile.deletePassword).fill(diner.password);
  await button(page, profile.deleteSubmit).dblclick();
  await expect(page.getByText(profile.deleted)).toBeVisible();
  expect(await column('select state as one from orders where id = $1', order)).toEqual(['cancelled']);
  expect(await rows('select id from app_user where email = $1', [diner.email])).toEqual([]);
});

test('a screen of one’s own asks a stranger to log in', async ({ page }) => {
  await page.goto('/account/details');
  await expect(page.getByText(account.returnNote)).toBeVisible();
  await look(page, 'asks-to-log-in');
  await button(page, account.signIn).click();
  await expect(page).toHaveURL(/sign-in/);
});

test('what one is told, and when not, is chosen and kept', async ({ page, context }) => {
  const { push, mails } = m;
  const diner = await registerDiner('pt');
  await enterApp(page, diner);
  await page.getByRole('link', { name: push.title }).click();
  const reminder = page.getByRole('group', { name: push.what }).getByRole('checkbox', { name: push.kinds.reminder });
  await expect(reminder).toBeChecked();
  await expect(page.getByRole('checkbox', { name: push.kinds.team_booking })).toHaveCount(0);
  await look(page, 'notices');
  await reminder.click();
  await page.getByRole('button', { name: new RegExp(`^${push.from}\\. `) }).click();
  await page.getByRole('dialog').getByRole('button', { name: '21:00' }).click();
  const save = button(page, `${profile.save}: ${push.title}`);
  await context.setOffline(true);
  await save.click();
  await expect(page.getByText(pt.needsNetwork)).toBeVisible();
  await context.setOffline(false);
  await save.dblclick();
  await expect(page.getByText(profile.saved)).toBeVisible();
  await page.getByRole('checkbox', { name: mails.kinds.news }).click();
  await button(page, `${profile.save}: ${mails.title}`).click();
  await expect(page.getByText(profile.saved)).toHaveCount(2);
  await look(page, 'notices-saved');
  await page.reload();
  await expect(reminder).not.toBeChecked();
  await expect(page.getByRole('button', { name: `${push.from}. 21:00` })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: mails.kinds.news })).not.toBeChecked();
});

test('the calendar’s secret address is made, renewed and turned off; the latest activity is told', async ({ page }) => {
  const { mails } = m;
  await enterApp(page, await registerDiner('pt'));
  await page.getByRole('link', { name: mails.calendar, exact: true }).click();
  await button(page, mails.make).click();
  const address = page.getByText(/\/bookings\.ics$/);
  const first = await address.textContent();
  await look(page, 'calendar');
  await button(page, mails.renew).click();
  await expect(address).not.toHaveText(String(first));
  await button(page, mails.turnOff).click();
  await expect(button(page, mails.make)).toBeVisible();
  await button(page, m.site.back).click();
  await page.getByRole('link', { name: profile.sessions }).click();
  await expect(page.getByRole('heading', { name: profile.securityLog })).toBeVisible();
  await expect(page.getByText(profile.securityEvents.logged_in).first()).toBeVisible();
  await look(page, 'sessions');
});

test('a forgotten password: a link is asked for, the same for every address', async ({ page, context }) => {
  await page.goto('/sign-in');
  await button(page, account.forgot).click();
  await page.getByLabel(account.email).filter({ visible: true }).fill('rita');
  await button(page, account.forgotSend).click();
  await expect(page.getByText(issueMessage('email', 'email', 'pt'))).toBeVisible();
  const email = freshEmail();
  await page.getByLabel(account.email).filter({ visible: true }).fill(email);
  await context.setOffline(true);
  await button(page, account.forgotSend).click();
  await expect(page.getByText(pt.needsNetwork)).toBeVisible();
  await context.setOffline(false);
  await button(page, account.forgotSend).dblclick();
  await expect(page.getByText(account.forgotSent(email, 60))).toBeVisible();
  await look(page, 'forgot');
});
