import type { Locale } from '@metade/i18n/locale.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import type { Page } from '@playwright/test';
import { aPassword, freshEmail } from './people.ts';

/** Fills in and sends the sign-up form that a page shows; answers the address of the new account. region: null for the one that the page proposes. */
export async function signUp(
  page: Page,
  locale: Locale,
  lastName: string,
  region: string | null = 'PT-1106',
): Promise<string> {
  const { account } = messagesOf(locale);
  const email = freshEmail();
  await page.getByLabel(account.firstName, { exact: true }).fill('Diner');
  await page.getByLabel(account.lastName, { exact: true }).fill(lastName);
  await page.getByLabel(account.email, { exact: true }).fill(email);
  await page.getByLabel(account.password, { exact: true }).fill(aPassword);
  // Checkout asks for it once.
  const again = page.getByLabel(account.passwordConfirmation);
  if (await again.isVisible()) await again.fill(aPassword);
  await page.getByLabel(account.female).check();
  if (region !== null) await page.getByLabel(account.region).selectOption({ value: region });
  await page.getByRole('checkbox', { name: account.agree }).check();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: new RegExp(`^(${account.signUp}|${account.signUpHere})$`) }).click();
  return email;
}
