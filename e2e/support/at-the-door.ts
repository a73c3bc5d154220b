import type { panel as words } from '@metade/i18n/pt/panel.ts';
import { expect, type Page } from '@playwright/test';

/** Says yes to a new booking on the panel that is open. name: 'Last, First'; when: '…, 20:00' as the panel writes it. */
export async function confirmInPanel(host: Page, panel: typeof words, name: string, when: string): Promise<void> {
  const { requests } = panel.evening;
  await host.getByRole('region', { name: panel.request.region }).getByRole('button').click();
  const drawer = host.getByRole('dialog', { name: requests.title });
  await drawer.getByRole('button', { name: panel.request.confirmOf(name, when) }).click();
  await expect(drawer.getByRole('button', { name: requests.takeBackOf(name) })).toBeVisible();
  await expect(drawer.getByRole('button', { name: requests.takeBackOf(name) })).toHaveCount(0);
  await drawer.getByRole('button', { name: panel.close, exact: true }).click();
}

/** Types a voucher's code into the panel and uses it; phone: on the keys of the screen. */
export async function redeemInPanel(host: Page, panel: typeof words, code: string, phone: boolean): Promise<void> {
  await host
    .getByRole('navigation', { name: panel.mainNavigation })
    .getByRole('link', { name: panel.code, exact: true })
    .click();
  await expect(host.getByLabel(panel.voucher.codeLabel)).toBeFocused();
  if (phone) for (const sign of code) await host.getByRole('button', { name: sign, exact: true }).click();
  else await host.keyboard.type(code.toLowerCase());
  await expect(host.getByText(panel.voucher.found, { exact: true })).toBeVisible();
  await host.getByRole('button', { name: panel.voucher.submit }).click();
  await expect(host.getByText(panel.voucher.done, { exact: true })).toBeVisible();
}
