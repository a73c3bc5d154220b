import { randomUUID } from 'node:crypto';
import { stepNames } from '@metade/domain/registration.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { atCheckout, cards, fillCard, holdTable, payButton } from './support/checkout.ts';
import { url } from './support/marketplace.ts';
import { enterAsDiner, enterAsNewOwner } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { anyWidth, expect, pt, test } from './support/test.ts';

test('what is not there has a title of its own', { tag: anyWidth }, async ({ page }) => {
  for (const path of [
    '/restaurants/XX-99/nowhere',
    '/restaurant/description/no-such-restaurant',
    '/blog/details/nothing',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page, path).toHaveTitle(`${pt.site.notFound} · Metade`);
  }
});

test('each step of a registration and of checkout has its own title', { tag: anyWidth }, async ({ page, context }) => {
  await enterAsDiner(context);
  const table = await findTable('padoca-do-sino', { after: 5 });
  await holdTable(page, table);
  await expect(page).toHaveTitle(`${pt.checkout.payTitle} · ${pt.checkout.title} · Metade`);
  await atCheckout(page);
  await fillCard(page, cards.good);
  await payButton(page, table).click();
  await page.waitForURL(/\/checkout\/finish/);
  await expect(page).toHaveTitle(`${pt.checkout.stepDone} · ${pt.checkout.title} · Metade`);
  const titles = new Set<string>();
  await enterAsNewOwner(context, `Tasca ${randomUUID()}`);
  for (const step of stepNames) {
    await page.goto(`/restaurant/register?step=${step}`);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(stepNames.length);
});

test('what a restaurant and its guests wrote carries its own language', { tag: anyWidth }, async ({ page }) => {
  await page.goto('/restaurant/description/taberna-do-acucar?lang=en');
  const m = messagesOf('en').restaurant;
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const section = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(section(m.menuTitle).getByRole('listitem').first().locator('[lang=pt]')).toHaveCount(1);
  await expect(section(m.aboutTitle).locator('p[lang]')).toHaveCount(1);
  const review = section(m.reviewsTitle).getByRole('listitem').first();
  const lang = await review.getByRole('heading').getAttribute('lang');
  expect(['pt', 'pt-BR', 'es', 'en']).toContain(lang);
  await expect(review.locator('p[lang]').first()).toHaveAttribute('lang', String(lang));
});

test('saving a profile leaves the page in its language; choosing another one there changes it', async ({
  page,
  context,
}) => {
  await enterAsDiner(context, 'pt');
  await context.addCookies([{ name: 'locale', value: 'en', url }]);
  await page.goto('/profile/edit');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  const save = (locale: 'en' | 'es') =>
    page.getByRole('button', { name: messagesOf(locale).profile.save, exact: true });
  await page.locator('[name=first_name]').fill('Alda');
  await save('en').first().click();
  await expect(page.locator('[name=first_name]')).toHaveValue('Alda');
  await expect(html).toHaveAttribute('lang', 'en');
  await page.locator('[name=intl]').selectOption('es');
  await save('en').first().click();
  await expect(html).toHaveAttribute('lang', 'es');
});
