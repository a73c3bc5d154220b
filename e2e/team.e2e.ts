import { randomUUID } from 'node:crypto';
import { issueMessage } from '@metade/i18n/errors.ts';
import { panel } from '@metade/i18n/pt/panel.ts';
import { expectAccessible } from './support/accessible.ts';
import { rows } from './support/database.ts';
import { enterPanel, newRestaurant } from './support/restaurants.ts';
import { aPassword, freshEmail } from './support/people.ts';
import { expect, test } from './support/test.ts';

// The panel takes the browser's language.
test.use({ locale: 'pt-PT' });

const { team, join, reviews } = panel.manage;

test('from the invitation to the panel, and out of it again while the panel is open', async ({ page, browser }) => {
  const restaurant = await newRestaurant();
  const email = freshEmail();
  await enterPanel(page, restaurant, '/panel/team');
  await page.getByLabel(team.email).fill('sem arroba');
  await page.getByRole('button', { name: team.send }).click();
  await expect(page.getByLabel(team.email)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(team.email).fill(email);
  await page.getByRole('button', { name: team.send }).click();
  await expect(page.getByText(team.sent(email))).toBeVisible();
  await expectAccessible(page);

  const newcomer = await (await browser.newContext({ locale: 'pt-PT', viewport: page.viewportSize() })).newPage();
  const link = await linkSentTo(email);
  await newcomer.goto(link);
  await expect(newcomer.getByRole('heading', { level: 1 })).toHaveText(join.joinTitle(restaurant.name));
  await newcomer.getByLabel(join.first_name).fill('Nuno');
  await newcomer.getByLabel(join.last_name).fill('Reis');
  await newcomer.getByLabel(join.password, { exact: true }).fill(aPassword);
  await newcomer.getByLabel(join.password_confirmation).fill('outra coisa qualquer');
  await newcomer.getByRole('button', { name: join.signUp }).click();
  await expect(newcomer.getByLabel(join.password_confirmation)).toHaveAttribute('aria-invalid', 'true');
  await expect(newcomer.getByLabel(join.first_name)).toHaveValue('Nuno');
  await expectAccessible(newcomer);
  await expect(newcomer.getByText(issueMessage('required', 'terms', 'pt'))).toBeVisible();
  await newcomer.getByLabel(join.password_confirmation).fill(aPassword);
  await newcomer.getByLabel(join.agree).check();
  await newcomer.getByRole('button', { name: join.signUp }).click();
  await expect(newcomer).toHaveURL(/\/panel\//);
  await expect(newcomer.getByRole('navigation', { name: panel.mainNavigation })).toBeVisible();
  // A host has no business with the restaurant's own screens.
  await expect(newcomer.getByRole('link', { name: panel.manage.title, exact: true })).toHaveCount(0);

  await page.reload();
  await page.getByLabel(team.roleOf('Nuno Reis')).selectOption('manager');
  await expect(page.getByText(team.roleChanged('Nuno Reis', team.roles.manager))).toBeVisible();
  await expect(page.getByRole('button', { name: team.leave }), 'the last owner stays').toHaveCount(0);
  await newcomer.goto('/panel/team');
  await newcomer.getByRole('button', { name: team.leave }).click();
  await expect(newcomer.getByRole('dialog').getByText(team.leaveText)).toBeVisible();
  await page.getByRole('button', { name: team.removeOf('Nuno Reis') }).click();
  await page.getByRole('dialog').getByRole('button', { name: team.remove }).click();
  await expect(page.getByText(team.removed('Nuno Reis'))).toBeVisible();
  await expect(newcomer.getByRole('heading', { name: panel.noTeam.title })).toBeVisible();
  await newcomer.goto(link);
  await expect(newcomer.getByRole('heading', { name: join.over })).toBeVisible();
  await newcomer.context().close();
});

test('a review is replied to once, and another is flagged for a person', async ({ page }) => {
  const restaurant = await newRestaurant();
  for (const [title, score] of [
    ['Uma bela noite', 5],
    ['Nunca mais', 1],
  ] as const)
    await rows(
      `insert into review (id, restaurant_id, author, title, comment, food, service, place, value, locale)
       values ($1, $2, 'Ana Silva', $3, 'O arroz veio quente e todos partilharam.', $4, $4, $4, $4, 'pt')`,
      [randomUUID(), restaurant.id, title, score],
    );
  await enterPanel(page, restaurant, '/panel/reviews');
  const good = page.getByRole('article', { name: 'Uma bela noite' });
  await good.getByRole('button', { name: reviews.replyTo('Ana S.') }).click();
  await good.getByLabel(reviews.replyLabel).fill('!');
  await good.getByRole('button', { name: reviews.replySend }).click();
  await expect(good.getByText(reviews.short(2))).toBeVisible();
  await good.getByLabel(reviews.replyLabel).fill('Obrigado, voltem sempre.');
  await expectAccessible(page);
  await good.getByRole('button', { name: reviews.replySend }).click();
  // The field's label and words are those of the reply, too.
  await expect(good.getByRole('textbox')).toHaveCount(0);
  await expect(good.getByText(reviews.yourReply)).toBeVisible();
  await expect(good.getByText('Obrigado, voltem sempre.')).toBeVisible();
  await expect(good.getByRole('button', { name: reviews.replyTo('Ana S.') })).toHaveCount(0);

  await page.getByRole('link', { name: reviews.filters.low }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  const low = page.getByRole('article', { name: 'Nunca mais' });
  await low.getByRole('button', { name: reviews.flagOf('Ana S.') }).click();
  await low.getByLabel(reviews.flagLabel).fill('Esta pessoa nunca cá esteve.');
  await low.getByRole('button', { name: reviews.flagSend }).click();
  await expect(low.getByText(reviews.flagged)).toBeVisible();
  await page.goto(`/restaurant/description/${restaurant.slug}`);
  await expect(page.getByText('Obrigado, voltem sempre.').first()).toBeVisible();
});

/** Where the invitation to an address leads. */
async function linkSentTo(email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const found = await rows<{ body: string }>(
        "select body from mail where recipient = $1 and kind = 'team_invitation'",
        [email],
      );
      link = /https?:\/\/\S+\/panel\/auth\/join\/[\w-]+/.exec(found[0]?.body ?? '')?.[0];
      return link;
    })
    .toBeDefined();
  return new URL(link ?? '').pathname;
}
