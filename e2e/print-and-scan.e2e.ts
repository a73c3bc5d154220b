import { readFile } from 'node:fs/promises';
import { formatDate } from '@metade/i18n/format-date.ts';
import { panel } from '@metade/i18n/pt/panel.ts';
import { confirmInPanel } from './support/at-the-door.ts';
import { showToCamera } from './support/camera.ts';
import { book } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { enterAsHost } from './support/people.ts';
import { signUp } from './support/sign-up.ts';
import { findTable } from './support/tables.ts';
import { anyWidth, expect, pt, test, watch } from './support/test.ts';

test('a voucher prints on one sheet, goes into a wallet, and the host’s camera reads it', { tag: anyWidth }, async ({
  page,
  browser,
}) => {
  await page.goto('/sigin?new=1');
  await signUp(page, 'pt', 'Papel');
  await expect(page).not.toHaveURL(/sigin/);
  const table = await findTable('taberna-do-acucar', { after: 13 });
  const order = await book(page, table);

  const hostContext = await browser.newContext({ locale: 'pt-PT' });
  const hostErrors = watch(hostContext);
  const host = await hostContext.newPage();
  await enterAsHost(host, panel);
  await confirmInPanel(host, panel, 'Papel, Diner', `${formatDate(table.date, 'pt', 'short')}, ${table.time}`);
  const voucher = () =>
    rows<{ token: string | null }>('select voucher_token as token from orders where id = $1', [order]);
  await expect.poll(async () => (await voucher())[0]?.token).toBeTruthy();
  const [{ token } = { token: null }] = await voucher();

  await page.goto(`/checkout/voucher/${token}`);
  await page.emulateMedia({ media: 'print' });
  const qr = page.getByRole('img', { name: /QR/ });
  await expect(qr).toBeVisible();
  await expect(page.getByRole('button', { name: pt.voucher.print })).toBeHidden();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
  expect(sheets).toHaveLength(1);

  await page.emulateMedia({ media: null });
  for (const path of [`/checkout/voucher/${token}`, `/infos-reserve/${order}`]) {
    await page.goto(path);
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: pt.voucher.addToWallet.apple }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^M-\w+\.pkpass$/);
    // A pass holds its files as they are.
    const pass = await readFile(await file.path(), 'latin1');
    expect(pass).toContain(`/${table.date}/${table.time}/`);
    const google = await page.getByRole('link', { name: pt.voucher.addToWallet.google }).getAttribute('href');
    const answer = await page.request.get(google ?? '', { maxRedirects: 0 });
    expect(answer.headers().location).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/);
  }
  await page.goto(`/checkout/voucher/${token}`);
  await showToCamera(host, await qr.screenshot());
  await host.goto('/panel/scan');
  await expect(host.getByText(panel.voucher.found, { exact: true })).toBeVisible();
  await host.getByRole('button', { name: panel.voucher.submit }).click();
  await expect(host.getByText(panel.voucher.done, { exact: true })).toBeVisible();
  expect(await rows('select state, arrived_how from orders where id = $1', [order])).toEqual([
    { state: 'arrived', arrived_how: 'qr' },
  ]);

  // What was used is in no wallet any more: the voucher says so.
  await page.goto(`/checkout/voucher/${token}/wallet/apple`);
  await expect(page).toHaveURL(`/checkout/voucher/${token}`);
  await expect(page.getByText(pt.voucher.enjoy)).toBeVisible();
  await expect(page.getByRole('link', { name: pt.voucher.addToWallet.apple })).toHaveCount(0);
  expect(hostErrors).toEqual([]);
  await hostContext.close();
});
