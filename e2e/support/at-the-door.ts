import type { panel as words } from '@metade/i18n/pt/panel.ts';
import { expect, type Page } from '@playwright/test';

/** Says yes to a new booking on the panel that is open. name: 'Last, First'; when: '…, 20:00' as the panel writes it. */
export async function confirmInPanel(host: Page, panel: typeof words, name: string, when: string): Promise<void> {
  const request = host.getByRole('region', { name: panel.request.region });
  const more = request.getByRole('button', { name: new RegExp(`^${panel.request.showAll(0).split('0')[0]}\\d`) });
  await expect(request).toBeVisible();
  if (await more.isVisible()) await more.click();
  await request.getByRole('button', { name: panel.request.confirmOf(name, when) }).click();
  await expect(host.getByText(panel.toast.confirmed(name))).toBeVisible();
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
