import { randomInt } from 'node:crypto';
import { panel } from '@metade/i18n/pt/panel.ts';
import { expectAccessible } from './support/accessible.ts';
import { enterAsAdmin, goToPlace } from './support/admins.ts';
import { rows } from './support/database.ts';
import { url } from './support/marketplace.ts';
import { expect, test } from './support/test.ts';

test.use({ locale: 'pt-PT' });

const { catalogue, content } = panel;

test('a service is added, named, offered no longer and merged, and restaurants that have it lose nothing', async ({
  page,
  browser,
}) => {
  // Journeys run side by side, and once more when they fail.
  const name = `Piscina ${randomInt(1e6)}`;
  const slug = name.toLowerCase().replace(' ', '-');
  const reader = await browser.newPage({ locale: 'pt-PT' });
  const [restaurant] = await rows<{ id: string; slug: string }>(
    "select id, slug from restaurant where state = 'approved' and show and country = 'ES' order by slug limit 1",
  );
  if (!restaurant) throw new Error('No restaurant');
  const pageSays = async (words: string) =>
    expect(async () => {
      await reader.goto(`${url}/restaurant/description/${restaurant.slug}?lang=pt`);
      await expect(reader.getByRole('listitem').filter({ hasText: words })).toBeVisible({ timeout: 1_000 });
    }).toPass();

  await enterAsAdmin(page, panel);
  await goToPlace(page, panel, 'catalogue');
  await page.getByRole('link', { name: catalogue.kinds.service, exact: true }).click();
  await expectAccessible(page);

  // What is wrong is told at its field, and nothing typed is lost.
  await page.getByRole('button', { name: catalogue.add.service }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(catalogue.languages.pt, { exact: true }).fill(`${name} <b>`);
  await dialog.getByLabel(catalogue.languages.en).fill(`Pool ${slug}`);
  await dialog.getByRole('button', { name: catalogue.create }).click();
  await expect(dialog.getByText('Escreva o nome sem < nem >.')).toBeVisible();
  await dialog.getByLabel(catalogue.languages.pt, { exact: true }).fill(name);
  await expect(dialog.getByLabel(catalogue.slug)).toHaveValue(slug);
  await dialog.getByRole('radio', { name: catalogue.icons.globe }).check({ force: true });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: catalogue.create }).click();
  await expect(page.getByText(catalogue.saved(name))).toBeVisible();
  const row = page.getByRole('link', { name });
  await expect(row).toContainText(catalogue.missing(catalogue.languages.es));
  await rows('update restaurant set services = services || $2::text[] where id = $1', [restaurant.id, [slug]]);
  await pageSays(name);

  // Somebody else was first: what they wrote is told, and what was typed stays.
  await row.press('Enter');
  await dialog.getByLabel(catalogue.languages.es).fill(name);
  await rows(
    `update catalogue_entry set names = names || '{"en": "Swimming pool"}', version = version + 1 where slug = $1`,
    [slug],
  );
  await dialog.getByRole('button', { name: catalogue.save }).click();
  await expect(dialog.getByText(catalogue.theirs)).toBeVisible();
  await expect(dialog.getByText('Swimming pool')).toBeVisible();
  await expect(dialog.getByLabel(catalogue.languages.es)).toHaveValue(name);
  await dialog.getByRole('button', { name: catalogue.save }).click();
  await expect(page.getByText(catalogue.saved(name))).toBeVisible();

  // First in every list, by keys alone.
  await page.getByRole('button', { name: catalogue.order }).click();
  await page.getByRole('button', { name: catalogue.putFirst(name) }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: catalogue.saveOrder }).press('Enter');
  await expect(page.getByRole('region', { name: catalogue.first })).toContainText(name);

  // Retired in use: told how many have it, who keep it.
  await row.press('Enter');
  await expect(dialog.getByText(catalogue.retireText(1, 'service'))).toBeVisible();
  const retire = dialog.getByRole('form', { name: catalogue.retire });
  await retire.getByRole('button').click();
  await expect(retire.getByText(panel.admin.reasonMissing)).toBeVisible();
  await retire.getByLabel(catalogue.reason).fill('Nenhuma tem água');
  await retire.getByRole('button').click();
  await expect(page.getByText(catalogue.isRetired(name))).toBeVisible();
  await expect(page.getByRole('region', { name: catalogue.goneTitle })).toContainText(name);
  await pageSays(name);

  await row.press('Enter');
  const merge = dialog.getByRole('form', { name: catalogue.merge });
  await merge.getByLabel(catalogue.mergeInto).selectOption({ label: 'Estacionamento' });
  await merge.getByLabel(catalogue.reason).fill('Era um engano');
  await merge.getByRole('button').click();
  await expect(page.getByText(catalogue.merged(1, 'service'))).toBeVisible();
  await expect(page.getByRole('region', { name: catalogue.goneTitle })).toContainText(
    catalogue.mergedInto('Estacionamento'),
  );
  await pageSays('Estacionamento');
  await expect(reader.getByText(name)).toHaveCount(0);
});

test('a category of the blog is made at the desk, given to a post and found on the blog', async ({ page, browser }) => {
  const name = `Tema ${randomInt(1e6)}`;
  await enterAsAdmin(page, panel);
  await goToPlace(page, panel, 'catalogue');
  await page.getByRole('link', { name: catalogue.kinds.category, exact: true }).click();
  await page.getByRole('button', { name: catalogue.add.category }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await dialog.getByLabel(catalogue.languages.pt, { exact: true }).fill(name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: catalogue.create }).click();
  await expect(page.getByRole('link', { name })).toContainText(catalogue.used(0, 'category'));

  await goToPlace(page, panel, 'content');
  await page.getByRole('link', { name: /Jantar no bar/ }).press('Enter');
  await page.getByRole('checkbox', { name }).check();
  await expect(page.getByText(/^Guardado às/)).toBeVisible();
  await page.getByRole('button', { name: content.publish, exact: true }).click();
  await expect(page.getByText(content.nothingToPublish)).toBeVisible();
  const reader = await browser.newPage({ locale: 'pt-PT' });
  await expect(async () => {
    await reader.goto(`${url}/blog?lang=pt`);
    await expect(reader.getByRole('link', { name })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await reader.getByRole('link', { name }).click();
  await expect(reader.getByRole('link', { name: /Jantar no bar/ }).first()).toBeVisible();
});
