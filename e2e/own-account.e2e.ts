import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { issueMessage } from '@metade/i18n/errors.ts';
import sharp from 'sharp';
import { checkWidth, expectAccessible } from './support/accessible.ts';
import { rows } from './support/database.ts';
import { logIn } from './support/log-in.ts';
import { mailedLink } from './support/mailed-link.ts';
import { url } from './support/marketplace.ts';
import { enterAsDiner, enterAsNewOwner, freshEmail } from './support/people.ts';
import { picture } from './support/picture.ts';
import { expect, pt, test } from './support/test.ts';

const { account, profile } = pt;

test('a picture is refused in words or shown, and taken away again', async ({ page, context }) => {
  await enterAsDiner(context);
  await page.goto('/profile/edit');
  const choose = async (name: string, buffer: Buffer) => {
    await page.getByLabel(profile.choosePicture).setInputFiles({ name, mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: profile.savePicture }).click();
  };
  await choose('eu.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(page.getByText(issueMessage('picture_kind', 'file', 'pt'))).toBeVisible();
  const drawing = { create: { width: 300, height: 300, channels: 3, background: '#b5482f' } } as const;
  await choose('eu.png', await sharp(drawing).png().toBuffer());
  await expect(page.getByRole('img', { name: profile.pictureAlt })).toBeVisible();
  await page.getByRole('button', { name: profile.removePicture }).click();
  await expect(page.getByRole('img', { name: profile.pictureAlt })).toHaveCount(0);
});

test('the password is changed by who knows it', async ({ page, context }) => {
  const { email, password } = await enterAsDiner(context);
  await page.goto('/profile/edit');
  const section = page.locator('#password');
  const change = async (current: string) => {
    await section.getByLabel(profile.currentPassword).fill(current);
    await page.getByLabel(account.newPassword).fill('a mesa do canto');
    await page.getByLabel(account.passwordConfirmation).fill('a mesa do canto');
    await page.getByRole('button', { name: profile.changePassword, exact: true }).click();
  };
  await change('não é esta');
  await expect(section.getByLabel(profile.currentPassword)).toHaveAttribute('aria-invalid', 'true');
  await change(password);
  await expect(page.getByText(profile.passwordChanged)).toBeVisible();
  await context.clearCookies();
  await page.goto('/sigin');
  await page.getByLabel(account.email, { exact: true }).fill(email);
  await page.getByLabel(account.password, { exact: true }).fill('a mesa do canto');
  await page.getByRole('button', { name: account.signIn, exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('another address is the account’s once its link is opened, and the region can be another', async ({
  page,
  context,
}) => {
  const { email, password } = await enterAsDiner(context);
  const next = freshEmail();
  await page.goto('/profile/edit');
  const section = page.locator('#email');
  await section.getByLabel(profile.newEmail).fill(next);
  await section.getByLabel(profile.currentPassword).fill(password);
  await section.getByRole('button', { name: profile.changeEmail }).click();
  await expect(page.getByText(profile.emailAsked)).toBeVisible();
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible();
  await page.goto(await mailedLink(next, 'confirm_email'));
  await page.getByRole('button', { name: account.confirmEmailSubmit }).click();
  await expect(page.getByText(account.confirmEmailDone)).toBeVisible();
  await page.getByRole('link', { name: account.toProfile }).first().click();
  await expect(page.getByRole('main').getByText(next, { exact: true })).toBeVisible();
  await page.getByLabel(account.region).selectOption({ label: 'Porto' });
  await page.getByRole('button', { name: profile.save, exact: true }).first().click();
  await expect(page.getByText(profile.saved)).toBeVisible();
  const [kept] = await rows<{ city: string }>(
    'select c.name as city from app_user u join city c on c.id = u.city_id where u.email = $1',
    [next],
  );
  expect(kept).toEqual({ city: 'Porto' });
});

test('everything about oneself comes in a file, and an e-mail is confirmed by its link', async ({ page, context }) => {
  const { email } = await enterAsDiner(context);
  await page.goto('/profile/edit');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: profile.export }).click();
  const kept = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { account: { email: string } };
  expect(kept.account.email).toBe(email);

  await rows('update app_user set email_verified_at = null where email = $1', [email]);
  await page.goto(await mailedLink(email, 'verify_email'));
  await page.getByRole('button', { name: account.verifySubmit }).click();
  await expect(page.getByText(account.verifyDone)).toBeVisible();
  await page.getByRole('link', { name: account.toProfile }).first().click();
  await expect(page.getByText(profile.emailConfirmed)).toBeVisible();
});

test('an owner turns the second step on; from then on a password alone lets nobody in', async ({ page, context }) => {
  const { email, password } = await enterAsNewOwner(context, 'Tasca dos Dois Passos');
  await page.goto('/profile/two-factor');
  await page.getByLabel(profile.currentPassword).fill(password);
  await page.getByRole('button', { name: profile.twoFactorSetUp }).click();
  await expectAccessible(page);
  const secret = ((await page.getByRole('main').locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel(profile.twoFactorCode).fill('000000');
  await page.getByRole('button', { name: profile.twoFactorConfirm }).click();
  await expect(page.getByLabel(profile.twoFactorCode)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(profile.twoFactorCode).fill(codeOf(secret));
  await page.getByRole('button', { name: profile.twoFactorConfirm }).click();
  await expect(page.getByRole('heading', { name: profile.recoveryTitle })).toBeVisible();
  await expectAccessible(page);
  const recovery = (await page.getByRole('main').locator('li code').first().textContent()) ?? '';

  await context.clearCookies();
  await page.goto('/sigin');
  await page.getByLabel(account.email, { exact: true }).fill(email);
  await page.getByLabel(account.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: account.signIn, exact: true }).click();
  await expect(page.getByText(account.secondStepText)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(account.secondStepCode, { exact: true }).fill(recovery);
  await page.getByRole('button', { name: account.signIn, exact: true }).click();
  await expect(page).toHaveURL(/\/restaurant\/register$/);
});

test('where somebody is signed in is listed, and everything but this browser is signed out', async ({
  page,
  context,
}) => {
  const { email, password } = await enterAsDiner(context);
  const elsewhere = await logIn(email, password);
  await page.goto('/profile/edit');
  const section = page.getByRole('region', { name: profile.sessions });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(section.getByRole('listitem').first()).toContainText(profile.thisSession);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await section.scrollIntoViewIfNeeded();
    await checkWidth(page);
    await picture(page, `sessions-${width}`);
  }
  await expectAccessible(page);
  await section.getByRole('button', { name: profile.endOthers }).click();
  await expect(section.getByText(profile.sessionsEnded)).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  const asked = await fetch(`${url}/v1/identity`, { headers: { authorization: `Bearer ${elsewhere.token}` } });
  expect(asked.status).toBe(401);
});

/** What an authenticator app shows for a base32 secret now (RFC 6238: SHA-1, 30 seconds, 6 digits). */
function codeOf(secret: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(step).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}
