import type { Locale } from '@metade/i18n/locale.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import type { Page } from '@playwright/test';
import { aPassword, freshEmail } from './people.ts';

/** Fills in and sends the sign-up form that a page shows; answers the address of the new account. */
export async function signUp(page: Page, locale: Locale, lastName: string): Promise<string> {
  const { account } = messagesOf(locale);
  const email = freshEmail();
  await page.getByLabel(account.firstName, { exact: true }).fill('Diner');
  await page.getByLabel(account.lastName, { exact: true }).fill(lastName);
  await page.getByLabel(account.email).fill(email);
  await page.getByLabel(account.password, { exact: true }).fill(aPassword);
  await page.getByLabel(account.passwordConfirmation).fill(aPassword);
  await page.getByLabel(account.female).check();
  await page.getByLabel(account.region).selectOption({ value: 'PT-1106' });
  await page.getByRole('checkbox', { name: account.agree }).check();
  await page.getByRole('button', { name: account.signUp }).click();
  return email;
}
