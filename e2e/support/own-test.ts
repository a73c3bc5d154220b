import { demoAccounts, demoPassword } from '@metade/dev-env/scenario/accounts.ts';
import { panel } from '@metade/i18n/pt/panel.ts';
import { expect, type Browser, type Page } from '@playwright/test';
import { startOwnMarketplace, type OwnMarketplace } from './own-marketplace.ts';
import { test as base } from './test.ts';

/** As test, against a marketplace that no other journey sees. Those of one file share it. */
export const test = base.extend<object, { own: OwnMarketplace; ownEnv: Record<string, string> }>({
  /** Variables of the marketplace's environment. */
  ownEnv: [{}, { option: true, scope: 'worker' }],
  own: [
    async ({ ownEnv }, use) => {
      const own = await startOwnMarketplace(ownEnv);
      await use(own);
      await own.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ own }, use) => use(own.url),
});

/** The code that the demo's admin and licensee type at the door; each is good once. */
async function shownCode({ url }: OwnMarketplace): Promise<string> {
  const shown = await (await fetch(`${url}/dev/code`)).text();
  return /<h1>(\d{6})<\/h1>/.exec(shown)?.[1] ?? '';
}

/** Types address and password at the panel's door, or where a link leads that asks for them. */
export async function logInAtPanel(
  page: Page,
  { logIn }: typeof panel,
  email: string,
  password: string,
  path = '/panel/',
): Promise<void> {
  await page.goto(path);
  await page.getByLabel(logIn.email).fill(email);
  await page.getByLabel(logIn.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: logIn.submit }).click();
}

/** Opens the newest message to an address in the outbox, as who reads their mail; answers where its link leads that goes below a path. says: what else it says. */
export async function linkFromOutbox(page: Page, email: string, below: string, says = ''): Promise<string> {
  const message = page.getByRole('link').filter({ hasText: email }).first();
  await expect(async () => {
    await page.goto('/dev/outbox');
    await expect(message).toBeVisible({ timeout: 1_000 });
    await message.click();
    await expect(page.locator('pre').first()).toContainText(below, { timeout: 5_000 });
  }).toPass();
  const text = await page.locator('pre').first().innerText();
  expect(text).toContain(says);
  const link = text.split(/\s+/).find((word) => word.startsWith('http') && word.includes(below));
  if (!link) throw new Error(`No link to ${below}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Somebody else's browser. */
export async function somebody(browser: Browser, locale: string): Promise<Page> {
  return (await browser.newContext({ locale })).newPage();
}

/** Comes in as the demo's admin, who is an owner. */
export async function enterAsOwner(page: Page, own: OwnMarketplace): Promise<void> {
  const { email } = demoAccounts.admin;
  // Each code is good once.
  await expect(async () => {
    await logInAtPanel(page, panel, email, demoPassword);
    await page.getByLabel(panel.logIn.secondStep.code).fill(await shownCode(own));
    await page.getByRole('button', { name: panel.logIn.secondStep.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: panel.board.title })).toBeVisible({ timeout: 15_000 });
  }).toPass();
}

/** From a list to checkout, by the first time in it. */
export async function takeFirstTime(page: Page, goOn: string): Promise<void> {
  await page.locator('#restaurants a[href*="slot="]').first().click();
  await page.waitForURL(/\/restaurant\/description\//);
  const box = page.locator('[data-bar=booking]').or(page.locator('#reservar'));
  await box.getByRole('button', { name: goOn }).filter({ visible: true }).first().click();
  await page.waitForURL(/\/checkout\?order=/);
}
