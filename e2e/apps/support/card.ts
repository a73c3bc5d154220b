import { app as pt } from '@metade/i18n/pt/app.ts';
import type { Page } from '@playwright/test';

/** Types a card on the gateway's page, which opens over the app and closes by itself. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: pt.enterCard }).first().click();
  const gateway = await opened;
  await gateway.getByLabel('Número do cartão').fill(number);
  await gateway.getByLabel('Validade (MM/AA)').fill('12/34');
  await gateway.getByLabel('Código de verificação').fill('123');
  await gateway.getByLabel('Nome no cartão').fill('Diner Demo');
  const closed = gateway.waitForEvent('close');
  await gateway.getByRole('button', { name: 'Usar este cartão' }).click();
  await closed;
}
