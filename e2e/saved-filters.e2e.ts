import { panel } from '@metade/i18n/pt/panel.ts';
import { expectAccessible } from './support/accessible.ts';
import { enterAsLicensee, newAdmin } from './support/admins.ts';
import { openPanel } from './support/log-in.ts';
import { expect, test } from './support/test.ts';

test.use({ locale: 'pt-PT' });

const { desk, lists, licensee } = panel;
const { filters } = lists;

test('an admin keeps a filter, comes back to it in one press, renames and deletes it, all by keyboard', async ({
  page,
}) => {
  await openPanel(page, { ...(await newAdmin(['support'])), group: 'admin' }, '/panel/orders');
  await expect(page.getByRole('heading', { level: 1, name: desk.orders })).toBeVisible();
  await expect(page.getByRole('button', { name: filters.save })).toHaveCount(0);
  const search = page.getByRole('search');
  await search.getByLabel(panel.admin.state).selectOption('no_show');
  await search.getByLabel(desk.mealFrom).fill('2026-05-01');
  await page.getByRole('button', { name: desk.search }).press('Enter');

  await page.getByRole('button', { name: filters.save }).press('Enter');
  const save = page.getByRole('dialog', { name: filters.saveTitle });
  await save.getByLabel(filters.name).press('Enter');
  await expect(save.getByLabel(filters.name)).toHaveAccessibleDescription(new RegExp(filters.nameMissing));
  await save.getByLabel(filters.name).fill('Faltas desde maio');
  await expectAccessible(page);
  await save.getByLabel(filters.name).press('Enter');
  const kept = page.getByRole('list', { name: filters.title }).getByRole('link', { name: 'Faltas desde maio' });
  await expect(kept).toBeFocused();
  await expect(kept).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);

  await page.goto('/panel/orders?state=cancelled');
  await page.getByRole('button', { name: filters.save }).press('Enter');
  await save.getByLabel(filters.name).fill('FALTAS DESDE MAIO');
  await save.getByLabel(filters.name).press('Enter');
  await expect(save.getByLabel(filters.name)).toHaveAccessibleDescription(
    /Já tem um filtro chamado «FALTAS DESDE MAIO»/,
  );
  await page.keyboard.press('Escape');

  await kept.press('Enter');
  await expect(page).toHaveURL(/state=no_show&from=2026-05-01$/);
  await expect(search.getByLabel(panel.admin.state)).toHaveValue('no_show');
  await expect(search.getByLabel(desk.mealFrom)).toHaveValue('2026-05-01');

  await page.getByRole('button', { name: filters.manage }).press('Enter');
  const manage = page.getByRole('dialog', { name: filters.manage });
  await manage.getByRole('textbox', { name: filters.name }).fill('Não vieram');
  await manage.getByRole('textbox', { name: filters.name }).press('Enter');
  await expect(manage.getByText(filters.renamed('Não vieram'))).toBeVisible();
  await expectAccessible(page);
  await manage.getByRole('button', { name: filters.removeOf('Não vieram') }).press('Enter');
  await expect(manage).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: filters.save })).toBeVisible();
  await expect(page.getByRole('list', { name: filters.title })).toHaveCount(0);
});

test('a licensee keeps filters of the territory’s lists, and saves a list as it is filtered', async ({ page }) => {
  await enterAsLicensee(page, panel);
  await page.goto('/panel/contacts');
  const search = page.getByRole('search');
  await search.getByLabel(licensee.leads.search).fill('molhe');
  await page.getByRole('button', { name: desk.search }).click();
  await expect(page.getByRole('link', { name: /Pizaria do Molhe/ })).toBeVisible();
  await page.getByRole('button', { name: filters.save }).click();
  await page.getByRole('dialog').getByLabel(filters.name).fill('Pizarias');
  await page.getByRole('dialog').getByLabel(filters.name).press('Enter');
  await expect(page.getByRole('link', { name: 'Pizarias', exact: true })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  const contacts = page.waitForEvent('download');
  await page.getByRole('button', { name: lists.csv }).click();
  expect((await contacts).suggestedFilename()).toBe(`${lists.files.leads}.csv`);
  await expect(page.getByText(lists.saved('1'))).toBeVisible();

  await page.goto('/panel/territory-bookings');
  const restaurant = search.getByLabel(panel.restaurant);
  await expect(restaurant.getByRole('option').nth(1)).toBeAttached();
  const name = await restaurant.getByRole('option').nth(1).innerText();
  await restaurant.selectOption({ index: 1 });
  await page.getByRole('button', { name: desk.search }).click();
  await expect(page).toHaveURL(/restaurant=[\w-]{36}/);
  await expect(restaurant.locator('option:checked')).toHaveText(name);
  await expectAccessible(page);
});
