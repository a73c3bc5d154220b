import { panel } from '@metade/i18n/pt/panel.ts';
import { rules as ruleWords } from '@metade/i18n/pt/rules.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { enterAsAdmin, goToPlace } from './support/admins.ts';
import { rows } from './support/database.ts';
import { url } from './support/marketplace.ts';
import { expect, test } from './support/test.ts';

test.use({ locale: 'pt-PT' });

const { rules } = panel;
const name = ruleWords.daysToCancel[0];

/** The terms as somebody reads them whose city is in Spain, where no other journey cancels. */
async function termsSay(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${url}/terms?lang=pt`);
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

async function save(page: Page, reason: string): Promise<void> {
  await page.getByLabel(rules.reason).fill(reason);
  await page.getByRole('button', { name: rules.save }).click();
}

test('a rule of one country changes, the texts with it, and comes back', async ({ page, browser }) => {
  const reader = await browser.newPage({ locale: 'pt-PT' });
  await reader.context().addCookies([{ name: 'region', value: 'ES-MD/madrid', url }]);
  await termsSay(reader, '48 horas ou mais antes da refeição');

  await enterAsAdmin(page, panel);
  await goToPlace(page, panel, 'rules');
  await page.getByRole('button', { name: rules.groups.cancellation }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: rules.edit(name, 'Espanha').trim() }).click();
  await page.getByRole('button', { name: `${rules.more}: ${name}, Espanha` }).click();
  await expect(page.getByText(rules.previewTitle)).toBeVisible();
  await expect(page.locator('ins', { hasText: '72' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: rules.save }).click();
  await expect(page.getByText(rules.reasonMissing)).toBeVisible();

  // Somebody else was first: both values, and one is chosen.
  await rows(`update market set settings = settings || '{"daysToCancel": 4}' where country = 'ES'`);
  await save(page, 'Experiência de verão');
  await expect(page.getByText(rules.conflictTitle)).toBeVisible();
  await page.getByRole('button', { name: rules.mine('3 dias') }).click();
  await save(page, 'Experiência de verão');
  await expect(page.getByText(rules.saved)).toBeVisible();
  await termsSay(reader, '72 horas ou mais antes da refeição');

  await page.getByRole('button', { name: rules.restore }).first().click();
  await page.getByRole('textbox', { name: `${name}, Espanha` }).fill('2');
  await save(page, 'Fim da experiência');
  await expect(page.getByText(rules.toSave(1))).toBeHidden();
  await termsSay(reader, '48 horas ou mais antes da refeição');
  await rows(`update market set settings = settings - 'daysToCancel' where country = 'ES'`);
});
