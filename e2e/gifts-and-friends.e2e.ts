import { issueMessage } from '@metade/i18n/errors.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { bookAtApi, saveCard } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { enterSite, tokenOf } from './support/log-in.ts';
import { enterAsDiner, freshEmail, registerDiner } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { another, expect, test, watch } from './support/test.ts';
import { spoken, words } from './support/words.ts';

test.use({ speaks: 'in turn' });

const { gift, sharing, site } = words;
const eur = (amount: number) => formatMoney({ amount, currency: 'EUR' }, spoken());

test('a gift voucher is bought with a saved card, and is the credit of whoever opens it', async ({
  page,
  context,
  browser,
}) => {
  await enterAsDiner(context);
  await saveCard(page);
  await page.goto('/gift');
  await page.getByRole('button', { name: gift.open, exact: true }).click();
  await expect(page.getByText(issueMessage('required', 'code', spoken()), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: formatMoney({ amount: 5000, currency: 'EUR' }, spoken(), 'short') }).click();
  await page.getByLabel(gift.to, { exact: true }).fill('Rita');
  const email = freshEmail();
  await page.getByLabel(gift.email).fill(email);
  await page.getByRole('button', { name: gift.pay(eur(5000)), exact: true }).click();
  await expect(page.getByText(gift.bought)).toBeInViewport();
  const [bought] = await rows<{ id: string; code: string }>('select id, code from gift_voucher where to_email = $1', [
    email,
  ]);

  const friend = await another(browser);
  const errors = watch(friend);
  const { token } = await registerDiner();
  await enterSite(friend, { token });
  const theirs = await friend.newPage();
  await theirs.goto(`/gift/${bought?.code}`);
  await theirs.getByRole('button', { name: gift.redeem(eur(5000)) }).click();
  await expect(theirs.getByText(gift.redeemedTitle(eur(5000)))).toBeVisible();
  await theirs.getByRole('link', { name: gift.toCredit }).click();
  await expect(theirs.getByText(eur(5000)).first()).toBeVisible();
  expect(errors).toEqual([]);
  await friend.close();

  await page.goto(`/profile/gifts/${bought?.id}`);
  await expect(page.getByText(gift.states.redeemed, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: gift.return(eur(5000)) })).toHaveCount(0);
});

test('friends see a booking by its link and answer, until it is turned off', async ({
  page,
  context,
  browser,
  phone,
}) => {
  await enterAsDiner(context);
  const order = await bookAtApi(await tokenOf(context), await findTable('padoca-do-sino', { after: phone ? 9 : 6 }));
  await page.goto(`/infos-reserve/${order}`);
  await page.getByRole('button', { name: sharing.make }).click();
  await expect(page.getByRole('button', { name: sharing.turnOff })).toBeVisible();
  const [shared] = await rows<{ token: string }>('select token from booking_share where order_id = $1', [order]);

  const friend = await another(browser);
  const theirs = await friend.newPage();
  await theirs.goto(`/booking/${shared?.token}`);
  await theirs.getByLabel(sharing.name).fill('Rita');
  await theirs.getByLabel(`${sharing.allergies} (${site.optional})`).fill('Amendoim');
  await theirs.getByRole('button', { name: sharing.send, exact: true }).click();
  await expect(theirs.getByText(sharing.thanks('Diner'))).toBeVisible();

  await page.reload();
  const answers = page.getByRole('list', { name: sharing.answers });
  await expect(answers.getByText(sharing.allergic('Amendoim'))).toBeVisible();
  await page.getByRole('button', { name: sharing.turnOff }).click();
  await expect(page.getByRole('button', { name: sharing.make })).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: sharing.goneTitle })).toBeVisible();
  await friend.close();
});
