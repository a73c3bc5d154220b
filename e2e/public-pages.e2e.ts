import { panel } from '@metade/i18n/pt/panel.ts';
import { rows } from './support/database.ts';
import { url } from './support/marketplace.ts';
import { enterAsDiner } from './support/people.ts';
import { anyWidth, expect, pt, test } from './support/test.ts';

const { content, site } = pt;
const { logIn } = panel;

test.use({ locale: 'pt-PT', pictures: true });

test('no link of header and footer is dead', { tag: anyWidth }, async ({ page }) => {
  test.slow();
  const links = page.locator('header a, footer a').filter({ visible: true });
  await page.goto('/contact');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const paths = new Set(hrefs.filter((href) => !href.startsWith('https:')));
  expect([...paths]).toEqual(expect.arrayContaining(['/', '/faq', '/terms', '/restaurant/sigin', '/be-a-partner']));
  for (const path of paths) {
    // From another page, by the link itself: the router follows it without loading a document.
    await page.goto(path === '/contact' ? '/faq' : '/contact');
    const before = await page.getByRole('heading', { level: 1 }).textContent();
    await page.locator(`header a[href="${path}"], footer a[href="${path}"]`).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 }).first(), path).not.toHaveText(before ?? '');
    await expect(page.getByText(site.notFoundBanner), path).toHaveCount(0);
    await expect(page.getByRole('heading', { name: site.somethingFailed }), path).toHaveCount(0);
    if (path === '/restaurant/sigin') await expect(page.getByRole('heading', { level: 1 })).toHaveText(logIn.title);
  }
});

test('the official complaints book stands in the footer of the market that asks for it', { tag: anyWidth }, async ({
  page,
  context,
}) => {
  const book = page.locator('footer').getByRole('link', { name: site.complaintsBook });
  await page.goto('/contact');
  await expect(book).toHaveAttribute('href', 'https://www.livroreclamacoes.pt/inicio/');
  await context.addCookies([{ name: 'region', value: 'ES-MD/madrid', url }]);
  await page.goto('/contact');
  await expect(page.locator('footer').getByRole('link', { name: site.terms })).toBeVisible();
  await expect(book).toHaveCount(0);
});

test('a restaurant speaks the page’s language of its city and its pictures', { tag: anyWidth }, async ({ page }) => {
  const photo = page.getByRole('main').getByRole('img');
  await page.goto('/restaurant/description/taberna-do-acucar?lang=en');
  await expect(page.getByRole('main').getByText('Marvila, Lisbon').first()).toBeVisible();
  await expect(photo.first()).toHaveAccessibleName(/^Taberna do Açúcar: Photo 1 of \d+$/);
  // The language of an address follows to pages without it.
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/restaurant/description/taberna-do-acucar?lang=pt');
  await expect(page.getByRole('main').getByText('Marvila, Lisboa').first()).toBeVisible();
  await expect(photo.first()).toHaveAccessibleName('Um prato de Taberna do Açúcar, ilustração');
});

test('contact: what is missing is said at its field, what was typed stays, and the team hears of it once', async ({
  page,
  phone,
}) => {
  const email = `contact-${phone ? 'phone' : 'wide'}@example.test`;
  await page.goto('/contact');
  await page.getByLabel(content.formMessage).fill('Boa tarde <b>a todos</b>');
  await page.getByRole('button', { name: content.formSend }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  for (const label of [content.formName, content.formEmail, content.formPhone])
    await expect(page.getByLabel(`${label} (${site.required})`, { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  await expect(page.getByLabel(content.formMessage)).toHaveValue('Boa tarde <b>a todos</b>');
  await page.getByLabel(content.formName).fill('Ana Silva');
  await page.getByLabel(content.formEmail).fill(email);
  await page.getByLabel(content.formPhone).fill('+351 910 000 000');
  await expect(async () => {
    // Faster than a person types, the form is refused for a moment.
    await page.getByRole('button', { name: content.formSend }).click();
    await expect(page.getByRole('status').filter({ hasText: content.formSent })).toBeVisible({ timeout: 1_500 });
  }).toPass();
  await expect(page.getByRole('status').filter({ hasText: content.formSent })).toBeFocused();
  await expect
    .poll(() =>
      rows("select l.message, m.reply_to from lead l join mail m on m.key = 'lead ' || l.id where l.email = $1", [
        email,
      ]),
    )
    .toEqual([{ message: 'Boa tarde <b>a todos</b>', reply_to: email }]);
});

test('contact: who is signed in is not asked who he is', async ({ page, context }) => {
  const { email } = await enterAsDiner(context);
  await page.goto('/contact');
  await expect(page.getByLabel(content.formName)).toHaveValue('Diner Demo');
  await expect(page.getByLabel(content.formEmail)).toHaveValue(email);
});

test('questions: the search narrows them as one types, and shows a way out when it finds none', async ({ page }) => {
  await page.goto('/faq');
  const questions = page.getByRole('main').locator('details');
  const all = await questions.count();
  await page.getByRole('searchbox').fill('CARTAO cobrado');
  await expect(questions).not.toHaveCount(all);
  await expect(questions.first()).toBeVisible();
  await page.getByRole('searchbox').fill('xyzxyz');
  await expect(page.getByText(content.faqNothing)).toBeVisible();
  // Two buttons beside each other, not two bars across the page.
  const ways = page.getByRole('main').locator('button, a').filter({ hasText: /./ });
  await expect(ways).toHaveCount(2);
  const [showAll, write] = await Promise.all([ways.first().boundingBox(), ways.last().boundingBox()]);
  expect(showAll?.y).toBe(write?.y);
  await page.getByRole('button', { name: content.faqAll }).click();
  await expect(questions).toHaveCount(all);
});

test('questions: what is typed before the script runs counts', async ({ page, context }) => {
  const { promise: typed, resolve: scriptMayRun } = Promise.withResolvers<void>();
  await context.route('**/assets/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  const search = page.getByRole('searchbox');
  const woken = page.goto('/faq');
  await search.fill('xyzxyz');
  scriptMayRun();
  await woken;
  await expect(page.getByText(content.faqNothing)).toBeVisible();
  await expect(search).toHaveValue('xyzxyz');
});

test('blog: from the footer to a category, a post, and the feed', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: site.blog }).click();
  await expect(page.getByRole('heading', { level: 1, name: site.blog })).toBeVisible();
  await page.getByRole('navigation', { name: content.blogCategories }).getByRole('link', { name: 'Porto' }).click();
  await expect(page).toHaveURL(/category=porto/);
  const post = page.getByRole('article').getByRole('link');
  await expect(post).toHaveCount(1);
  const title = (await post.textContent()) ?? '';
  await post.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const feed = await page.request.get('/blog/rss.xml?lang=pt');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  expect(await feed.text()).toContain(title);
});
