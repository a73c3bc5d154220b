import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { demoAccounts, demoPassword } from '@metade/dev-env/scenario/accounts.ts';
import { errors } from '@metade/i18n/pt/errors.ts';
import { panel } from '@metade/i18n/pt/panel.ts';
import { expectAccessible } from './support/accessible.ts';
import { demoCodeOf, enterAsAdmin, goToPlace } from './support/admins.ts';
import { rows } from './support/database.ts';
import { expect, test } from './support/test.ts';

// The panel takes the browser's language.
test.use({ locale: 'pt-PT' });

const { licensee: words, logIn, statement } = panel;

test('a licensee moves a lead by keyboard, invites a restaurant and opens a statement', async ({ page }) => {
  await page.goto('/panel/');
  await page.getByLabel(logIn.email).fill(demoAccounts.licensee.email);
  await page.getByLabel(logIn.password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: logIn.submit }).click();
  await page.getByLabel(logIn.secondStep.code).fill(await demoCodeOf(demoAccounts.licensee.email));
  await page.getByRole('button', { name: logIn.secondStep.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.territory.title })).toBeVisible();

  const column = (state: keyof typeof words.leads.states) =>
    page.getByRole('region', { name: words.leads.states[state], exact: true });
  const lead = /Pizaria do Molhe/;
  await column('qualified').getByRole('link', { name: lead }).press('Alt+ArrowRight');
  await expect(column('signed').getByRole('link', { name: lead })).toBeFocused();
  await expectAccessible(page);
  await column('signed').getByRole('link', { name: lead }).press('Alt+ArrowLeft');
  await expect(column('qualified').getByRole('link', { name: lead })).toBeFocused();

  const search = page.getByRole('searchbox', { name: words.leads.search });
  const found = page.getByRole('list', { name: words.leads.search }).getByRole('link');
  await search.fill('campanha');
  await expect(found).toHaveText([/Carvão de Campanhã/]);
  await search.fill('molhe');
  await expect(found).toHaveText([/Pizaria do Molhe/]);
  await expectAccessible(page);
  await search.press('Escape');
  await expect(found).toHaveCount(0);

  await page.getByRole('button', { name: words.territory.invite }).click();
  const form = page.getByRole('dialog', { name: words.territory.invite });
  await form.getByLabel(words.leads.company).fill('Tasca do Cruzeiro');
  await form.getByRole('button', { name: words.leads.inviteSend }).click();
  await expect(form.getByText(words.leads.chooseCity)).toHaveCount(2);
  await form.getByLabel(words.leads.city).selectOption('Porto');
  await form.getByRole('button', { name: words.leads.inviteSend }).click();
  await expect(form.getByRole('alert').first()).not.toBeEmpty();
  await form.getByLabel(words.leads.email).fill('tasca-do-cruzeiro@example.test');
  await form.getByRole('button', { name: words.leads.inviteSend }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Tasca do Cruzeiro/ })).toBeVisible();
  await expect(page.getByText(/Convite enviado/)).toBeVisible();
  await expectAccessible(page);

  const rail = page.getByRole('navigation', { name: panel.mainNavigation });
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await rail.getByRole('button', { name: panel.more }).click();
    await page.getByRole('dialog').getByRole('link', { name: panel.areas.statement }).click();
  } else await rail.getByRole('link', { name: panel.areas.statement }).click();
  await expect(page.getByRole('heading', { level: 1, name: statement.nav })).toBeVisible();
  await expect(page.getByText(/^Extrato n\.º \d{4}-\d\d-PT-01/)).toBeVisible();
  await expectAccessible(page);
  await expectLightPaper(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: statement.pdf }).click();
  expect((await file).suggestedFilename()).toMatch(/^metade-\d{4}-\d\d-PT-01\.pdf$/);
});

test('an admin is told who has a city, gives a licence for another, and ends none that is owed', async ({ page }) => {
  await enterAsAdmin(page, panel);
  await goToPlace(page, panel, 'licences');
  await page.getByRole('button', { name: words.licences.add }).click();
  await page.getByLabel(words.licences.name).fill('Licenciada Braga');
  await page.getByLabel(words.licences.country).selectOption('PT');
  await expect(page.locator('#licence-cities option', { hasText: /^Braga$/ })).toHaveCount(1);
  // Of another market: named, not dropped.
  await page.getByLabel(words.licences.addCity).fill('Sevilla');
  await page.getByRole('button', { name: words.licences.create }).click();
  await expect(page.getByLabel(words.licences.addCity)).toHaveAccessibleDescription(/não conhecemos esta cidade/i);
  await page.getByLabel(words.licences.addCity).fill('Porto');
  await page.getByLabel(words.licences.addCity).fill('Braga');
  await page.getByLabel(words.licences.email).fill(`licenca-${Date.now()}@example.test`);
  await page.getByRole('button', { name: words.licences.create }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Licenciada Porto' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.licences.removeCity('Porto') }).click();
  await page.getByRole('button', { name: words.licences.create }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Licenciada Braga' })).toBeVisible();
  await expectAccessible(page);
  await goToPlace(page, panel, 'licences');
  await page.getByRole('link', { name: /Licenciada Porto/ }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${words.licences.markPaid}: `) }).first()).toBeVisible();
  await expectAccessible(page);

  // What is owed keeps the licence until the month’s end, and what was typed stays.
  await page.getByRole('button', { name: words.licences.end, exact: true }).click();
  const ending = page.getByRole('dialog', { name: words.licences.end });
  await ending.getByLabel(words.licences.reason).fill('Fim do contrato');
  await ending.getByRole('button', { name: words.licences.endToday }).click();
  await expect(ending.getByRole('alert').first()).toHaveText(String(errors.refusals.licensee_owed));
  await expect(ending.getByLabel(words.licences.reason)).toHaveValue('Fim do contrato');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(ending).toHaveCount(0);
  // What does not exist is not told as a server that does not answer.
  for (const address of ['licences?licence=nope', 'leads?lead=nope', `orders?order=${randomUUID()}`]) {
    await page.goto(`/panel/${address}`);
    await expect(page.getByRole('heading', { level: 1, name: panel.noSuch })).toBeVisible();
  }
  // Other journeys find the city free.
  await rows(
    "delete from licensee_city where licensee_id in (select id from licensee where name = 'Licenciada Braga')",
  );
});

/** The paper is light on a dark screen, and so is what is printed, also for those who chose dark. */
async function expectLightPaper(page: Page): Promise<void> {
  const root = page.locator('html');
  const ink = (of: Locator) => of.evaluate((element) => getComputedStyle(element).getPropertyValue('--ink'));
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ink(page.getByRole('article'))).not.toBe(await ink(root));
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await ink(root);
  await root.evaluate((html) => (html.dataset.theme = 'dark'));
  expect(await ink(root)).not.toBe(light);
  await page.emulateMedia({ media: 'print' });
  expect(await ink(root)).toBe(light);
  await root.evaluate((html) => delete html.dataset.theme);
  await page.emulateMedia({ media: 'screen' });
}
