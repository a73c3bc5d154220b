import { issueMessage } from '@metade/i18n/errors.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, test } from '@playwright/test';
import { enterAsNewOwner } from '../support/people.ts';
import { codeOf } from '../support/admins.ts';
import { enterApp } from './support/enter.ts';
import { look } from './support/look.ts';

test.use({ locale: 'pt-PT' });

const { profile, account } = messagesOf('pt');

test('a second step is set up with a code, asked for at the next log-in, and turned off', async ({ page, context }) => {
  const owner = await enterAsNewOwner(context, 'Casa do Forno');
  await enterApp(page, owner);
  await page.getByRole('link', { name: profile.twoFactor }).click();
  await page.getByLabel(profile.currentPassword).fill('não é esta');
  await page.getByRole('button', { name: profile.twoFactorSetUp }).click();
  await expect(page.getByText(issueMessage('password_wrong', 'password', 'pt'))).toBeVisible();
  await page.getByLabel(profile.currentPassword).fill(owner.password);
  await page.getByRole('button', { name: profile.twoFactorSetUp }).click();
  const told = await page.getByText(new RegExp(`^${profile.twoFactorKey}: `)).textContent();
  const secret = (told ?? '').slice(profile.twoFactorKey.length + 2).replaceAll(' ', '');
  await look(page, 'second-step-key');
  await page.getByLabel(profile.twoFactorCode).fill('000000');
  await page.getByRole('button', { name: profile.twoFactorConfirm }).click();
  await expect(page.getByText(issueMessage('code_wrong', 'code', 'pt'))).toBeVisible();
  await page.getByLabel(profile.twoFactorCode).fill(codeOf(secret));
  await page.getByRole('button', { name: profile.twoFactorConfirm }).click();
  await expect(page.getByText(profile.recoveryTitle)).toBeVisible();
  const recovery = await page.getByText(/^[\w-]+\n[\w-]+\n/).textContent();
  await look(page, 'second-step-recovery');
  await page.getByRole('button', { name: profile.recoveryKept }).click();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/sign-in');
  await page.getByLabel(account.email).fill(owner.email);
  await page.getByLabel(account.password, { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: account.signIn, exact: true }).click();
  const [first = '', second = ''] = (recovery ?? '').split('\n');
  await page.getByLabel(account.secondStepCode).fill(first);
  await page.getByRole('button', { name: account.signIn, exact: true }).click();
  await page.getByRole('link', { name: profile.twoFactor }).click();
  await expect(page.getByText(profile.twoFactorOn)).toBeVisible();
  await look(page, 'second-step-on');
  await page.getByLabel(profile.twoFactorEndCode).fill(second);
  await page.getByRole('button', { name: profile.twoFactorOff }).click();
  await expect(page.getByRole('button', { name: profile.twoFactorSetUp })).toBeVisible();
});
