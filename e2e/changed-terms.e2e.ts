import { demoAccounts, demoPassword } from '@metade/dev-env/scenario/accounts.ts';
import { addDays, localDateAt } from '@metade/domain/time.ts';
import { panel as pt } from '@metade/i18n/pt/panel.ts';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { goToPlace } from './support/admins.ts';
import { cards, fillCard } from './support/checkout.ts';
import { openKind, writeLanguages } from './support/desk-texts.ts';
import { enterAsOwner, linkFromOutbox, logInAtPanel, somebody, takeFirstTime, test } from './support/own-test.ts';
import { aPassword } from './support/people.ts';
import { picture } from './support/picture.ts';
import { signUp } from './support/sign-up.ts';
import { expect, pt as site } from './support/test.ts';

// The panel takes the browser's language.
test.use({ locale: 'pt-PT' });

test('changed terms are consented to again: at the next page, before paying, and in the panel', async ({
  page,
  browser,
  own,
}) => {
  const { content } = pt;
  const { consent, checkout } = site;
  // Two who have agreed, one of whom works in a restaurant.
  const [diner, host] = [await somebody(browser, 'pt-PT'), await somebody(browser, 'pt-PT')];
  await diner.goto('/sigin?new=1');
  await signUp(diner, 'pt', 'Lopes');
  await expect(diner).not.toHaveURL(/sigin/);
  await host.goto('/sigin?new=1');
  const hostEmail = await signUp(host, 'pt', 'Reis');
  await expect(host).not.toHaveURL(/sigin/);
  await joinTeam(browser, host, hostEmail);
  await expect(host.getByRole('dialog', { name: content.consent.title })).toHaveCount(0);

  await enterAsOwner(page, own);
  await goToPlace(page, pt, 'content');
  await openKind(page, 'terms');
  const words = {
    pt: 'Pode trazer o seu cão para a esplanada.',
    en: 'You may bring your dog to the terrace.',
    es: 'Puede traer a su perro a la terraza.',
  };
  await page.getByRole('button', { name: content.add, exact: true }).click();
  await writeLanguages(page, 'paragraph', words, { added: true });
  await picture(page, 'terms-written');
  await page.getByRole('button', { name: content.tabs.changes }).click();
  for (const text of Object.values(words)) await expect(page.locator('ins').filter({ hasText: text })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'terms-changes');
  await page.getByLabel(content.changesLabel(content.languages.pt)).fill('Cães na esplanada.');
  await page.getByLabel(content.changesLabel(content.languages.en)).fill('Dogs on the terrace.');
  await page.getByLabel(content.changesLabel(content.languages.es)).fill('Perros en la terraza.');
  await expect(page.getByLabel(new RegExp(`^${content.asks}`))).toBeChecked();
  await picture(page, 'terms-publish');
  await page.getByRole('button', { name: content.publish, exact: true }).click();
  await expect(page.getByText(content.nothingToPublish)).toBeVisible();

  // Asked at the next page, and once; whoever does not answer sees everything.
  await diner.goto('/');
  await expect(diner.getByRole('heading', { level: 1 })).toHaveText(consent.title);
  await expect(diner.getByText('Cães na esplanada.')).toBeVisible();
  await expectAccessible(diner);
  await picture(diner, 'consent-asked');
  await diner.getByRole('button', { name: consent.later }).click();
  await expect(diner.getByRole('heading', { level: 1 })).not.toHaveText(consent.title);
  await diner.goto('/reserve');
  await expect(diner).toHaveURL(/\/reserve/);
  await diner.goto('/terms');
  await expect(diner.getByText(words.pt)).toBeVisible();

  // Before paying there is no way round it.
  await diner.goto(`/restaurants/PT-11/lisboa?date=${addDays(localDateAt(own.now(), 'Europe/Lisbon'), 4)}&people=2`);
  await takeFirstTime(diner, site.restaurant.continue);
  await expect(diner.getByRole('heading', { name: checkout.payTitle, level: 1 })).toBeVisible();
  const agree = diner.getByRole('checkbox', { name: checkout.agree });
  await expect(agree).not.toBeChecked();
  await fillCard(diner, cards.good, 'pt');
  const pay = diner.getByRole('button', { name: /^Pagar \d/ });
  await pay.click();
  await expect(agree).toHaveAttribute('aria-invalid', 'true');
  await picture(diner, 'consent-checkout');
  await agree.check();
  await pay.click();
  const { confirmed, waiting } = checkout.doneTitle;
  await expect(diner.getByRole('heading', { name: new RegExp(`^(${confirmed}|${waiting})$`), level: 1 })).toBeVisible();
  await diner.goto('/consent');
  await expect(diner).toHaveURL(/\d\/$/);

  // The team is asked over what it is doing; after that the site has nothing left to ask.
  await host.reload();
  const asked = host.getByRole('dialog', { name: content.consent.title });
  await expect(asked).toContainText('Cães na esplanada.');
  await picture(host, 'consent-panel');
  await asked.getByRole('button', { name: content.consent.agree }).click();
  await expect(asked).toHaveCount(0);
  await host.goto('/consent');
  await expect(host).toHaveURL(/\d\/$/);
  for (const one of [diner, host]) await one.context().close();
});

/** The demo's owner asks a diner into the team, who follows the mail. */
async function joinTeam(browser: Browser, host: Page, email: string): Promise<void> {
  const { team, join } = pt.manage;
  const owner = await somebody(browser, 'pt-PT');
  await logInAtPanel(owner, pt, demoAccounts.owner.email, demoPassword);
  await expect(owner.getByRole('navigation', { name: pt.mainNavigation })).toBeVisible();
  await owner.goto('/panel/team');
  await owner.getByLabel(team.email).fill(email);
  await owner.getByRole('button', { name: team.send }).click();
  await expect(owner.getByText(team.sent(email))).toBeVisible();
  await owner.context().close();
  await logInAtPanel(host, pt, email, aPassword, await linkFromOutbox(host, email, '/panel/auth/join/'));
  await host.getByRole('button', { name: join.accept }).click();
  await expect(host.getByRole('navigation', { name: pt.mainNavigation })).toBeVisible();
}
