import { formatMoney } from '@metade/i18n/format-money.ts';
import { expectAccessible } from './support/accessible.ts';
import { book } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { mailedLink } from './support/mailed-link.ts';
import { url } from './support/marketplace.ts';
import { aPassword, enterAsDiner, registerDiner } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { awake, expect, test } from './support/test.ts';
import { spoken, words } from './support/words.ts';

test.use({ speaks: 'in turn' });

const { account, profile, site } = words;

/** What a checkout and a bell keep in the browser. */
const leftBehind = ['order', 'wait'];

test('a forgotten password is replaced by the mailed link, once', async ({ page }) => {
  const { email } = await registerDiner();
  await page.goto('/sigin');
  await page.getByRole('link', { name: account.forgot }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.forgotTitle);
  await page.getByLabel(account.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: account.forgotSend }).click();
  await expect(page.getByText(account.forgotSent(email, 60))).toBeVisible();

  const link = await mailedLink(email, 'reset_password');
  const choose = async (password: string) => {
    await page.getByLabel(account.newPassword).fill(password);
    await page.getByLabel(account.passwordConfirmation).fill(password);
    await page.getByRole('button', { name: account.resetSubmit }).click();
  };
  await page.goto(link);
  await choose('a mesa do canto');
  await expect(page.getByText(account.resetDone)).toBeVisible();
  await page.getByLabel(account.email, { exact: true }).fill(email);
  await page.getByLabel(account.password).fill('a mesa do canto');
  await page.getByRole('button', { name: account.signIn, exact: true }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto(link);
  await choose('outra mesa qualquer');
  await expect(page.getByRole('link', { name: account.askAgain })).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    test('a wrong password first: whoever came from a page still gets back to it', async ({ page }) => {
      const { email, password } = await registerDiner();
      await page.goto('/profile/cards/read');
      await expect(page).toHaveURL(/\/sigin\?from=/);
      const logIn = async (typed: string) => {
        await page.getByLabel(account.email, { exact: true }).fill(email);
        await page.getByLabel(account.password, { exact: true }).fill(typed);
        await page.getByRole('button', { name: account.signIn, exact: true }).click();
      };
      await logIn('not this one');
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByText(account.returnNote)).toBeVisible();
      await logIn(password);
      await expect(page).toHaveURL(/\/profile\/cards\/read$/);
    });
  });

test('the account page keeps what is typed, fills an address and changes the language', async ({ page, context }) => {
  await enterAsDiner(context);
  await page.goto('/profile');
  await page.getByLabel(account.firstName, { exact: true }).fill('Rita');
  await page.getByLabel(account.phone).fill('12');
  await page.getByRole('button', { name: profile.save, exact: true }).first().click();
  await expect(page.getByLabel(account.phone)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(account.firstName, { exact: true })).toHaveValue('Rita');
  await page.getByLabel(account.phone).fill('912 345 678');
  await page.getByRole('button', { name: profile.save, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.member('Rita'));

  await page.getByRole('link', { name: profile.addAddress }).click();
  await page.getByLabel(profile.addressName).fill('Casa');
  for (const [zip, city] of [
    ['1100-148', 'Lisboa'],
    ['9999-999', ''],
    ['1100-148', 'Lisboa'],
  ] as const) {
    await page.getByLabel(profile.zip).fill(zip);
    await page.getByLabel(profile.zip).blur();
    await expect(page.getByLabel(profile.city)).toHaveValue(city);
  }
  await page.getByLabel(profile.street).fill('Rua Augusta');
  await page.getByLabel(profile.number, { exact: true }).fill('1');
  const address = page.locator('form').filter({ has: page.getByLabel(profile.street) });
  await address.getByRole('button', { name: profile.save, exact: true }).click();
  await expect(page.getByText('Rua Augusta, 1')).toBeVisible();

  const other = spoken() === 'es' ? 'en' : 'es';
  await page.getByLabel(profile.language).selectOption(other);
  await page.getByRole('button', { name: profile.save, exact: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});

test('a token that ended is forgotten, and its owner comes back to where he was', async ({ page, context }) => {
  const diner = await enterAsDiner(context);
  await context.addCookies(leftBehind.map((name) => ({ name, value: 'x', url })));
  await rows('update session set ended_at = now() where user_id = (select id from app_user where email = $1)', [
    diner.email,
  ]);
  await page.goto('/profile/edit?address=new');
  await expect(page).toHaveURL(/\/sigin\?from=/);
  const kept = (await context.cookies()).map(({ name }) => name);
  expect(kept.filter((name) => ['token', ...leftBehind].includes(name))).toEqual([]);
  await page.getByLabel(account.email, { exact: true }).fill(diner.email);
  await page.getByLabel(account.password).fill(aPassword);
  await page.getByRole('button', { name: account.signIn, exact: true }).click();
  await expect(page).toHaveURL(/\/profile\/edit\?address=new$/);
});

test('logging out ends the token on the server too, and takes the order along', async ({ page, context }) => {
  const { token } = await registerDiner();
  await context.addCookies([
    { name: 'token', value: token, url, httpOnly: true, sameSite: 'Lax' },
    ...leftBehind.map((name) => ({ name, value: 'x', url })),
  ]);
  await page.goto('/profile/edit');
  await page.getByRole('main').getByRole('button', { name: site.logout }).click();
  await expect(page).toHaveURL(/\/$/);
  const kept = (await context.cookies()).map(({ name }) => name);
  expect(kept.filter((name) => ['token', ...leftBehind].includes(name))).toEqual([]);
  const answer = await fetch(`${url}/v1/identity`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(401);
  // The next at this device does not read on where the last one was.
  await page.goBack();
  await expect(page).toHaveURL(/\/sigin\?from=/);
});

test('an account is deleted in one window; the other one does not ask for its password', async ({ page, context }) => {
  const diner = await enterAsDiner(context);
  const other = await context.newPage();
  for (const window of [page, other]) {
    await window.goto('/profile/delete');
    await awake(window);
    await window.getByLabel(profile.deletePassword).fill(diner.password);
  }
  await page.getByRole('button', { name: profile.deleteSubmit }).click();
  await expect(page.getByText(profile.deleted)).toBeVisible();
  await other.getByRole('button', { name: profile.deleteSubmit }).click();
  await expect(other.getByText(profile.deletedOrSignedOut)).toBeVisible();
  await expect(other.getByText(account.returnNote)).toHaveCount(0);
});

test('an answer that was lost is asked for again: the account is gone, or is still there to be deleted', async ({
  page,
  context,
}) => {
  const { email, password } = await enterAsDiner(context);
  await page.goto('/profile/delete');
  await page.getByLabel(profile.deletePassword).fill(password);
  await rows('update session set ended_at = now() where user_id = (select id from app_user where email = $1)', [email]);
  await page.getByRole('button', { name: profile.deleteSubmit }).click();
  await expect(page.getByText(profile.deletedOrSignedOut)).toBeVisible();
  await page.getByLabel(account.email, { exact: true }).fill(email);
  await page.getByLabel(account.password).fill(password);
  await page.getByRole('button', { name: account.signIn, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile.deleteTitle);
});

test('a log-out that failed says so, and is tried again', async ({ page, context }) => {
  await enterAsDiner(context);
  await page.goto('/logout?failed=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.stillSignedIn);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: site.logout }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
  await page.goto('/logout?failed=1');
  await expect(page).toHaveURL(/\/$/);
});

test('deleting the account says first what comes back, and does it', async ({ page, context, phone }) => {
  const diner = await enterAsDiner(context);
  const table = await findTable('raiz-de-cedro', { after: phone ? 12 : 6 });
  const order = await book(page, table);
  await rows(
    `insert into points_entry (id, user_id, points, reason, available_at, expires_at)
     select gen_random_uuid(), id, 250, 'admin', now(), now() + interval '1 year' from app_user where email = $1`,
    [diner.email],
  );
  await page.goto('/profile/edit');
  await page.getByRole('link', { name: profile.deleteLink }).click();
  await expect(page.getByText(profile.deletePointsLost(250, '250'))).toBeVisible();
  await expect(page.getByText(profile.deleteTotal(formatMoney(table.price, spoken())))).toBeVisible();
  await page.getByLabel(profile.deletePassword).fill(diner.password);
  await page.getByRole('button', { name: profile.deleteSubmit }).click();
  await expect(page.getByText(profile.deleted)).toBeVisible();
  const [ended] = await rows<{ state: string; refunded_amount: number; price_amount: number }>(
    'select state, refunded_amount, price_amount from orders where id = $1',
    [order],
  );
  expect(ended).toMatchObject({ state: 'cancelled', refunded_amount: table.price.amount });
  expect(await rows('select 1 from app_user where email = $1', [diner.email])).toEqual([]);
});
