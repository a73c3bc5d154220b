import { expectAccessible } from './support/accessible.ts';
import { rows } from './support/database.ts';
import { aPassword, enterAsDiner, registerDiner } from './support/people.ts';
import { expect, pt, test } from './support/test.ts';

const { account, site } = pt;

test('what is kept before signing in goes into the account, and what is let go is gone', async ({ page }) => {
  const heart = (name: string) => page.getByRole('button', { name: site.keep(name), exact: true });
  await page.goto('/restaurant/description/forno-velho');
  // A press before the page's script is there keeps nothing.
  await expect(async () => {
    await heart('Forno Velho').first().click();
    await expect(heart('Forno Velho').first()).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
  }).toPass();
  await page.goto('/wishlist');
  await expect(page.getByRole('link', { name: /Forno Velho/ }).first()).toBeVisible();

  const diner = await registerDiner();
  const kept = () =>
    rows<{ slug: string }>(
      `select r.slug from wishlist w join restaurant r on r.id = w.restaurant_id join app_user u on u.id = w.user_id where u.email = $1`,
      [diner.email],
    );
  await page.goto('/sigin?from=/wishlist');
  await page.getByLabel(account.email, { exact: true }).fill(diner.email);
  await page.getByLabel(account.password).fill(aPassword);
  await page.getByRole('button', { name: account.signIn, exact: true }).click();
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect(page.getByRole('link', { name: /Forno Velho/ }).first()).toBeVisible();
  await expect.poll(kept).toEqual([{ slug: 'forno-velho' }]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wishlist'))).toBeNull();

  await heart('Forno Velho').first().click();
  await expect.poll(kept).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.nothingSaved);
});

test('what has come to stand among the saved and is no restaurant keeps nothing out of the account', async ({
  page,
  context,
}) => {
  const [forno] = await rows<{ id: string }>("select id from restaurant where slug = 'forno-velho'");
  await enterAsDiner(context);
  await page.goto('/contact');
  await page.evaluate((id) => localStorage.setItem('wishlist', JSON.stringify(['forno-velho', id])), forno?.id);
  await page.goto('/wishlist');
  await expect(page.getByRole('link', { name: /Forno Velho/ }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wishlist'))).toBeNull();
});

test('a list that could not be read says so, and is read again; one longer than a question holds is shown whole', async ({
  page,
  context,
}) => {
  const [forno] = await rows<{ id: string }>("select id from restaurant where slug = 'forno-velho'");
  await enterAsDiner(context);
  const kept = [...Array.from({ length: 60 }, () => crypto.randomUUID()), forno?.id];
  let isUp = false;
  await page.route('**/wishlist.json', (route) => route.fulfill(isUp ? { json: kept } : { status: 503 }));
  await page.goto('/wishlist');
  await expect(page.getByRole('alert')).toContainText(site.savedFailed);
  await expect(page.getByText(site.loading, { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  isUp = true;
  await page.getByRole('button', { name: site.tryAgain }).click();
  await expect(page.getByRole('link', { name: /Forno Velho/ }).first()).toBeVisible();
  await expect(page.getByText(site.savedFailed)).toHaveCount(0);
});
