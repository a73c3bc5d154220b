import { issueMessage } from '@metade/i18n/errors.ts';
import { app as pt } from '@metade/i18n/pt/app.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, test, type Page } from '@playwright/test';
import { rows } from '../support/database.ts';
import { registerDiner } from '../support/people.ts';
import { enterApp } from './support/enter.ts';
import { look } from './support/look.ts';
import { button } from './support/screen.ts';

test.use({ locale: 'pt-PT' });

const { account, content: m, site, consent, rewards } = messagesOf('pt');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('questions are found and unfolded, and their links open screens', async ({ page, context }) => {
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: site.complaintsBook })).toBeVisible();
  await look(page, 'profile');
  await page.getByRole('link', { name: site.faq }).click();
  const questions = page.getByRole('button', { expanded: false });
  await expect(questions.first()).toBeVisible();
  await look(page, 'faq');
  const all = await questions.count();
  const search = page.getByLabel(m.faqSearch);
  await search.fill('CARTAO cobrado');
  await expect(questions).not.toHaveCount(all);
  await search.fill('xyzxyz');
  await expect(page.getByText(m.faqNothing)).toBeVisible();
  await look(page, 'faq-nothing');
  await button(page, m.faqAll).click();
  await questions.first().click();
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1);
  await look(page, 'faq-open');

  // Without a network a page says so, and comes when there is one.
  await button(page, site.back).click();
  await page.getByRole('link', { name: site.terms }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await button(page, site.back).click();
  await context.setOffline(true);
  await page.getByRole('link', { name: site.terms }).click();
  await expect(page.getByText(pt.retry)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await look(page, 'terms');
  await button(page, site.back).click();
  await page.getByRole('link', { name: site.privacy }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('posts are listed by category and read; one that is gone says so', async ({ page }) => {
  await page.goto('/blog');
  const posts = page.getByRole('main').getByRole('link');
  await expect(posts.first()).toBeVisible();
  await look(page, 'blog');
  const all = await posts.count();
  await page.getByRole('radio').nth(1).click();
  await expect(posts).not.toHaveCount(all);
  await posts.first().click();
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
  await expect(page.getByText(m.blogMore)).toBeVisible();
  await look(page, 'post');
  await page.goto('/blog/no-such-post');
  await expect(page.getByText(site.notFound)).toBeVisible();
});

for (const [path, sent] of [
  ['/contact', 'contact'],
  ['/be-a-partner', 'partner'],
] as const)
  test(`${path}: what is missing is said, what was typed stays, and it is sent once`, async ({ page, context }, {
    project,
  }) => {
    const email = `app-${sent}-${project.name}@example.test`;
    const message = 'Boa tarde <b>a todos</b>';
    await page.goto(path);
    await page.getByLabel(m.formMessage).fill(message);
    await button(page, m.formSend).click();
    await expect(page.getByText(issueMessage('email', 'email', 'pt'))).toBeVisible();
    await expect(page.getByLabel(m.formMessage)).toHaveValue(message);
    await look(page, sent);
    await page.getByLabel(`${m.formName} (${site.required})`).fill('A'.repeat(100));
    await page.getByLabel(m.formEmail).fill(email);
    await page.getByLabel(m.formPhone).fill('+351 910 000 000');
    await context.setOffline(true);
    await button(page, m.formSend).click();
    await expect(page.getByText(pt.needsNetwork)).toBeVisible();
    await context.setOffline(false);
    await expect(async () => {
      // Faster than a person types, the form is refused for a moment.
      await button(page, m.formSend).dblclick();
      await expect(page.getByText(m.formSent)).toBeVisible({ timeout: 1_500 });
    }).toPass();
    expect(await rows('select message from lead where email = $1', [email])).toEqual([{ message }]);
  });

test('terms that have changed are asked about once, and agreed to', async ({ page, context }) => {
  const diner = await registerDiner('pt');
  await rows("update app_user set terms_version = '2020-01-01' where email = $1", [diner.email]);
  await rows('delete from consent where user_id = (select id from app_user where email = $1)', [diner.email]);
  await page.goto('/sign-in');
  await page.getByLabel(account.email).fill(diner.email);
  await page.getByLabel(account.password, { exact: true }).fill(diner.password);
  await button(page, account.signIn).click();
  await expect(title(page)).toHaveText(consent.title);
  await expect(button(page, consent.read)).toHaveCount(2);
  await look(page, 'consent');
  await button(page, consent.later).click();
  await page.goto('/');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await page.goto('/consent');
  await expect(button(page, consent.agree)).toBeVisible();
  await context.setOffline(true);
  await button(page, consent.agree).click();
  await expect(page.getByText(pt.needsNetwork)).toBeVisible();
  await context.setOffline(false);
  await button(page, consent.agree).click();
  await expect(page.getByText(consent.title)).toHaveCount(0);
  const [kept] = await rows<{ version: string }>('select terms_version as version from app_user where email = $1', [
    diner.email,
  ]);
  expect(kept?.version).not.toBe('2020-01-01');
});

test('a friend’s link opens the sign-up, and those who are in accept it', async ({ page }) => {
  await page.goto('/sign-in?invite=ZZZZZZZZ');
  await expect(page.getByText(rewards.inviteGone)).toBeVisible();
  await enterApp(page, await registerDiner('pt'));
  await page.goto('/sign-in?invite=ZZZZZZZZ');
  await expect(page).toHaveURL(/\/rewards\?invite=/);
});
