import { app as en } from '@metade/i18n/en/app.ts';
import { app as es } from '@metade/i18n/es/app.ts';
import { app as pt } from '@metade/i18n/pt/app.ts';
import { app as ptBr } from '@metade/i18n/pt-BR/app.ts';
import { cityName } from '@metade/i18n/city-names.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';

const languages = [
  ['pt', 'pt-PT', pt],
  ['pt-BR', 'pt-BR', ptBr],
  ['en', 'en-GB', en],
  ['es', 'es-ES', es],
] as const;

/** The first restaurant's name, once the list is there. */
async function firstName(page: Page): Promise<string> {
  const link = page.locator('a[href*="/restaurant/"]').first();
  await expect(link.getByRole('heading')).toBeVisible();
  return (await link.getByRole('heading').textContent()) ?? '';
}

for (const [locale, tag, app] of languages) {
  const m = messagesOf(locale);
  const porto = cityName('Porto', locale);
  test.describe(locale, () => {
    test.use({ locale: tag });

    test(`a table is looked for and a restaurant read (${locale})`, async ({ page }) => {
      await page.goto('/');
      await firstName(page);
      await expectAccessible(page);
      // Another city, four people, the evening: the answer says so.
      await page.getByRole('button', { name: m.site.chooseCity }).click();
      await page.getByRole('button', { name: new RegExp(`^${porto}`) }).click();
      for (let people = 2; people < 4; people += 1) await page.getByRole('button', { name: app.more }).click();
      await page.getByRole('radio', { name: m.site.periods.night }).click();
      await expect(page.getByRole('heading', { name: new RegExp(`${app.tablesFor('', 4)}$`) })).toBeVisible();

      const name = await firstName(page);
      await page.locator('a[href*="/restaurant/"]').first().click();
      await expect(
        page.getByRole('heading', { name, level: 1 }).or(page.getByRole('heading', { name })).first(),
      ).toBeVisible();
      await expect(page.getByRole('region', { name: m.restaurant.bookTitle })).toBeVisible();
      await expectAccessible(page);
      await page.goBack();
      await expect(page.getByRole('button', { name: m.site.chooseCity })).toContainText(porto);
    });
  });
}

test.describe('what goes wrong', () => {
  test.use({ locale: 'pt-PT' });
  const m = messagesOf('pt');

  test('without network the list stays and says so, and comes again by itself', async ({ page, context }) => {
    await page.goto('/');
    const name = await firstName(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: pt.more }).click();
    await expect(page.getByText(pt.noNetwork)).toBeVisible();
    await expect(page.getByRole('heading', { name }).first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(pt.noNetwork)).toHaveCount(0);
  });

  test('a start without network shows the list that was seen last, and how old it is', async ({ page }) => {
    await page.goto('/');
    const name = await firstName(page);
    await expect(page.getByRole('radio').first()).toBeVisible();
    const api = /\/v1\//;
    await page.route(api, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { name }).first()).toBeVisible();
    await expect(page.getByText(pt.noNetwork)).toBeVisible();
    await expect(page.getByText(/^Guardado \d\d:\d\d$/)).toBeVisible();
    await page.unroute(api);
    await page.getByRole('button', { name: m.site.tryAgain }).click();
    await expect(page.getByText(pt.noNetwork)).toHaveCount(0);
    await expect(page.getByText(/^Guardado/)).toHaveCount(0);
  });

  test('nothing found leads out, and a restaurant that is none says so', async ({ page }) => {
    await page.goto('/');
    await firstName(page);
    const field = page.getByLabel(m.search.byName);
    await field.fill('zzzz nada disto');
    await field.press('Enter');
    const out = page.getByRole('button', { name: m.search.seeWithoutFilters });
    await expect(out.or(page.getByRole('heading', { name: m.search.nearest }))).toBeVisible();
    await page.goto('/restaurant/nao-existe-aqui');
    await expect(page.getByRole('heading', { name: m.site.notFound })).toBeVisible();
    await page.getByRole('button', { name: m.site.back }).click();
    await expect(page.getByLabel(m.search.byName)).toBeVisible();
  });

  test('language and appearance are chosen, and stay', async ({ page }) => {
    await page.goto('/profile');
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: en.tabs.profile })).toBeVisible();
    await page.getByRole('radio', { name: messagesOf('en').site.themeDark }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: en.tabs.profile })).toBeVisible();
    await expect(page.getByRole('radio', { name: messagesOf('en').site.themeDark })).toBeChecked();
    await expectAccessible(page);
  });
});
