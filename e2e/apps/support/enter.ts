import type { Locale } from '@metade/i18n/locale.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, type Page } from '@playwright/test';
import type { Diner } from '../../support/people.ts';

/** Signs in on the app's own screen. */
export async function enterApp(page: Page, { email, password }: Diner, locale: Locale = 'pt'): Promise<void> {
  const { account } = messagesOf(locale);
  await page.goto('/sign-in');
  await page.getByLabel(account.email).fill(email);
  await page.getByLabel(account.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: account.signIn, exact: true }).click();
  await expect(page.getByText(email)).toBeVisible();
}
