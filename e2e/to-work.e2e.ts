import { demoPassword } from '@metade/dev-env/scenario/accounts.ts';
import { demoCodeOf } from './support/admins.ts';
import { rows } from './support/database.ts';
import { enterSite, logIn } from './support/log-in.ts';
import { enterAsDiner, enterAsNewOwner, registerDiner } from './support/people.ts';
import { anyWidth, expect, test } from './support/test.ts';
import { panel, spoken, words } from './support/words.ts';

test.use({ speaks: 'in turn' });

const { account, profile, site } = words;

for (const email of ['owner@metade.test', 'licensee@metade.test', 'admin@metade.test']) {
  test(`${email} goes to the panel after signing in, and is signed in there`, { tag: anyWidth }, async ({ page }) => {
    await page.goto('/sigin');
    await page.getByLabel(account.email, { exact: true }).fill(email);
    await page.getByLabel(account.password, { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: account.signIn, exact: true }).click();
    if (email !== 'owner@metade.test') {
      await page.getByLabel(account.secondStepCode, { exact: true }).fill(await demoCodeOf(email));
      await page.getByRole('button', { name: account.signIn, exact: true }).click();
    }
    await expect(page).toHaveURL(/\/panel\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByLabel(panel.logIn.password)).toHaveCount(0);
    // What was handed over is gone, and of the cookies a script can read the language alone; the panel goes on by itself.
    expect(page.url()).not.toContain('code=');
    expect(await page.evaluate(() => document.cookie)).toBe(`locale=${spoken()}`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByLabel(panel.logIn.password)).toHaveCount(0);
  });
}

test('the panel’s own door refuses a wrong password and opens with the right one', async ({ page }) => {
  await page.goto('/panel/');
  await page.getByLabel(panel.logIn.email).fill('owner@metade.test');
  await page.getByLabel(panel.logIn.password).fill('not this one');
  await page.getByRole('button', { name: panel.logIn.submit }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel(panel.logIn.password).fill(demoPassword);
  await page.getByRole('button', { name: panel.logIn.submit }).click();
  await expect(page.getByRole('navigation', { name: panel.mainNavigation })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('navigation', { name: panel.mainNavigation })).toBeVisible();
});

test('who is signed in on the site opens the panel from its footer without signing in again', {
  tag: anyWidth,
}, async ({ page, context }) => {
  await enterSite(context, await logIn('owner@metade.test'));
  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: site.restaurantLogin }).click();
  await expect(page).toHaveURL(/\/panel\//);
  const rail = page.getByRole('navigation', { name: panel.mainNavigation });
  await expect(rail).toBeVisible();
  // A small laptop shows the whole of the rail.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => rail.evaluate((all) => all.scrollHeight - all.clientHeight)).toBe(0);
});

test('whoever works there starts in the panel, and follows a link to one thing to that thing', {
  tag: anyWidth,
}, async ({ page, context }) => {
  await enterSite(context, await logIn('owner@metade.test'));
  await page.goto('/');
  await expect(page).toHaveURL(/\/panel\//);
  await expect(page.getByRole('navigation', { name: panel.mainNavigation })).toBeVisible();
  await page.goto('/restaurant/description/taberna-do-acucar');
  await expect(page.getByRole('heading', { level: 1, name: 'Taberna do Açúcar' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: site.name }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a diner is not handed over to the panel', { tag: anyWidth }, async ({ page, context }) => {
  await enterAsDiner(context);
  await page.goto('/restaurant/sigin');
  await expect(page.getByLabel(panel.logIn.password)).toBeVisible();
});

test('a diner who has joined a team goes to the panel, and may have a second step', {
  tag: anyWidth,
}, async ({ page }) => {
  const { email, password } = await registerDiner();
  await rows(
    `insert into team_member (restaurant_id, user_id, role)
     select r.id, u.id, 'host' from restaurant r, app_user u where r.slug = 'forno-velho' and u.email = $1`,
    [email],
  );
  await page.goto('/sigin');
  await page.getByLabel(account.email, { exact: true }).fill(email);
  await page.getByLabel(account.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: account.signIn, exact: true }).click();
  await expect(page).toHaveURL(/\/panel\//);
  await expect(page.getByRole('navigation', { name: panel.mainNavigation })).toBeVisible();
  await page.goto('/profile/edit');
  await page.getByRole('link', { name: profile.twoFactorSetUp }).click();
  await expect(page.getByRole('button', { name: profile.twoFactorSetUp })).toBeVisible();
  await page.goto('/profile/edit');
  await page.getByRole('link', { name: account.goToPanel }).click();
  await expect(page).toHaveURL(/\/panel\//);
  await expect(page.getByRole('navigation', { name: panel.mainNavigation })).toBeVisible();
});

test('an owner without a public restaurant is kept at its registration, whichever way he goes', {
  tag: anyWidth,
}, async ({ page, context }) => {
  await enterAsNewOwner(context, 'Tasca da Espera');
  for (const path of ['/', '/restaurants/PT-11/lisboa', '/reserve', '/checkout', '/faq', '/profile/edit']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/restaurant\/register$/);
  }
  // What he accepts there he may read; the links out of it lead back.
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: site.name }).click();
  await expect(page).toHaveURL(/\/restaurant\/register$/);
});
