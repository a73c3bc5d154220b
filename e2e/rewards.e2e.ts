import { formatMoney } from '@metade/i18n/format-money.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { book } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { aPassword, enterAsDiner, freshEmail } from './support/people.ts';
import { giveRewards } from './support/rewards.ts';
import { findTable } from './support/tables.ts';
import { anyWidth, expect, pt, test } from './support/test.ts';

const m = pt.rewards;

test('points become a free voucher, and every line of it is told', async ({ context, page, phone }) => {
  const diner = await enterAsDiner(context);
  await giveRewards(diner, 1250);
  await book(page, await findTable('padoca-do-sino', { after: phone ? 6 : 5 }));
  await page.goto(phone ? '/profile/edit' : '/reserve');
  if (!phone) await page.getByLabel(pt.site.account).click();
  await page.getByRole('link', { name: m.menu }).click();
  await expect(page.getByRole('heading', { name: m.title, level: 1 })).toBeVisible();

  const points = page.getByRole('region', { name: m.points });
  await expect(points).toContainText('1250');
  const button = points.getByRole('button', { name: /Trocar/ });
  await button.click();
  await expect(points.getByRole('status')).toContainText('mais um voucher grátis');
  await expect(points).toContainText('250 pontos');
  await expect(button).toHaveCount(0);
  const free = page.getByRole('region', { name: m.freeVouchers });
  await expect(free.getByRole('listitem')).toHaveCount(1);
  await expect(free).toContainText(m.reasons.free_voucher.points ?? '');
  await expect(page.getByRole('region', { name: m.credit, exact: true })).toContainText(
    formatMoney({ amount: 450, currency: 'EUR' }, 'pt'),
  );

  const ledger = page.getByRole('region', { name: m.ledger });
  await expect(ledger.getByRole('listitem')).toHaveCount(4);
  await ledger.getByRole('link', { name: m.kinds.points }).click();
  await expect(ledger.getByRole('listitem')).toHaveCount(2);
  await expect(ledger.getByRole('listitem').filter({ hasText: m.reasons.points.redeemed })).toContainText('−');

  const vouchers = page.getByRole('region', { name: m.vouchers, exact: true });
  await expect(vouchers.getByRole('listitem')).toHaveCount(1);
  await vouchers.getByRole('link', { name: m.states.used }).click();
  await expect(vouchers).toContainText(m.noneOf.used);
  await vouchers.getByRole('link', { name: m.states.ready }).click();
  await vouchers.getByRole('link', { name: m.show }).click();
  await expect(page).toHaveURL(/\/checkout\/voucher\//);
});

test(`a second tab is told that the points are gone, also without JavaScript ${anyWidth}`, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const diner = await enterAsDiner(context);
  await giveRewards(diner, 1000);
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/profile/tickets');
  await second.goto('/profile/tickets');
  await first.getByRole('button', { name: /Trocar/ }).click();
  await expect(first.getByText(/mais um voucher grátis/)).toBeVisible();
  await second.getByRole('button', { name: /Trocar/ }).click();
  await expect(second.getByRole('alert')).toContainText('Um voucher grátis custa 1000 pontos; tem 0.');
  await context.close();
});

test('an invitation goes from its link through sign-up to both accounts', async ({ context, page, browser }) => {
  await enterAsDiner(context);
  await page.goto('/profile/tickets');
  const link = await page.getByLabel(m.inviteLink).inputValue();
  expect(link).toMatch(/\/sigin\?invite=[A-Z2-9]{8}$/);

  const friends = await browser.newContext();
  const friend = await friends.newPage();
  await friend.goto(link);
  await expect(friend.getByText(m.wasInvited(200))).toBeVisible();
  await expect(friend.getByText(m.invitedBy('Diner'))).toBeVisible();
  // Looks around first: the invitation is remembered.
  await friend.goto('/faq');
  await friend.goto('/sigin?new=1');
  await expect(friend.getByText(m.wasInvited(200))).toBeVisible();
  const email = freshEmail();
  await friend.getByLabel(pt.account.firstName).fill('Rui');
  await friend.getByLabel(pt.account.lastName).fill('Costa');
  await friend.getByLabel(pt.account.email, { exact: true }).fill(email);
  await friend.getByLabel(pt.account.password, { exact: true }).fill(aPassword);
  await friend.getByLabel(pt.account.passwordConfirmation).fill(aPassword);
  await friend.getByLabel(pt.account.male, { exact: true }).check();
  await friend.getByLabel(pt.account.region).selectOption({ label: 'Lisboa' });
  await friend.getByLabel(pt.account.agree).check();
  await friend.getByRole('button', { name: pt.account.signUp }).click();
  await expect(friend).toHaveURL('/');
  const kept = await rows<{ invited: boolean }>(
    'select invited_by is not null as invited from app_user where email = $1',
    [email],
  );
  expect(kept).toEqual([{ invited: true }]);
  await friend.goto('/profile/tickets');
  await expect(friend.getByText(m.wasInvited(200))).toBeVisible();
  await friends.close();
  await page.reload();
  await expect(page.getByText(m.friends(1))).toBeVisible();
});

test(`one’s own link and one that is gone are told apart from a good one ${anyWidth}`, async ({
  context,
  page,
  browser,
}) => {
  await enterAsDiner(context);
  await page.goto('/profile/tickets');
  const own = await page.getByLabel(m.inviteLink).inputValue();
  await page.goto(own);
  await expect(page).toHaveURL(/\/profile\/tickets\?invite=/);
  await expect(page.getByRole('button', { name: m.accept })).toHaveCount(0);
  const later = await browser.newContext();
  await enterAsDiner(later);
  const other = await later.newPage();
  await other.goto(own);
  await other.getByRole('button', { name: m.accept }).click();
  await expect(other.getByText(m.accepted)).toBeVisible();
  await other.goto(own);
  await expect(other.getByRole('button', { name: m.accept })).toHaveCount(0);
  await later.close();
  const visitor = await browser.newContext();
  const gone = await visitor.newPage();
  await gone.goto('/sigin?invite=ZZZZZZZZ&lang=en');
  await expect(gone.getByText(messagesOf('en').rewards.inviteGone)).toBeVisible();
  await expect(gone.locator('input[name=invite]')).toHaveCount(0);
  await visitor.close();
});
