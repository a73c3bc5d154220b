import type { AdminRole } from '@metade/domain/admin-role.ts';
import { panel } from '@metade/i18n/pt/panel.ts';
import { expectAccessible } from './support/accessible.ts';
import { enterAsAdmin, goToPlace, newAdmin } from './support/admins.ts';
import { openPanel } from './support/log-in.ts';
import { registerDiner } from './support/people.ts';
import { rows } from './support/database.ts';
import { expect, test } from './support/test.ts';

test.use({ locale: 'pt-PT' });

const { people, areas, desk, admin } = panel;

test('support sees its areas and no others, whatever the address says', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await openPanel(page, { ...(await newAdmin(['support'])), group: 'admin' }, '/panel/');
  const rail = page.getByRole('navigation', { name: panel.mainNavigation });
  await expect(rail.getByRole('link', { name: areas.people })).toBeVisible();
  for (const hidden of [areas.coupons, areas.content])
    await expect(rail.getByRole('link', { name: hidden })).toHaveCount(0);
  await page.goto('/panel/coupons');
  await expect(rail).toBeVisible();
  await expect(page.getByRole('heading', { name: panel.coupons.title })).toHaveCount(0);
  await page.goto('/panel/refunds');
  await expect(rail).toBeVisible();
  await expect(page.getByRole('heading', { name: desk.refundRequests })).toHaveCount(0);
});

test('an owner appoints an admin, changes the roles and takes them away', async ({ page }) => {
  const { email } = await registerDiner();
  await rows('update app_user set email_verified_at = now() where email = $1', [email]);
  await enterAsAdmin(page, panel);
  await goToPlace(page, panel, 'admins');
  const form = page.getByRole('form', { name: people.appoint });
  await form.getByLabel(people.email).fill(email);
  await form.getByLabel(new RegExp(`^${people.roles.finance}`)).check();
  await form.getByLabel(admin.reason).fill('Trata das devoluções');
  await form.getByRole('button', { name: people.appointDo }).click();
  await expect(page.getByText(people.appointed(email))).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText(people.roles.support);
  await expect(row).toContainText(people.noSecondFactor);
  await expectAccessible(page);

  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(new RegExp(`^${people.roles.support}`)).uncheck();
  await dialog.getByLabel(admin.reason).fill('Só finanças');
  await dialog.getByRole('button', { name: people.save }).click();
  await expect(row).not.toContainText(people.roles.support);
  await expect(row).toContainText(people.roles.finance);

  await row.getByRole('button').click();
  await dialog.getByLabel(admin.reason).fill('Saiu da equipa');
  await dialog.getByRole('button', { name: people.remove }).click();
  await expect(row).toHaveCount(0);
});

test('support notes and ends a session, finance gives, and above the limit another admin decides', async ({ page }) => {
  const { person } = panel;
  const diner = await registerDiner();
  const [found] = await rows<{ id: string }>('select id from app_user where email = $1', [diner.email]);
  const file = `/panel/users?user=${found?.id}`;
  const as = async (role: AdminRole) => {
    await page.context().clearCookies();
    await openPanel(page, { ...(await newAdmin([role])), group: 'admin' }, file);
    await expect(page.getByRole('heading', { level: 2, name: person.balances })).toBeVisible();
  };
  const ask = async (title: string, reason: string, button: string) => {
    const form = page.getByRole('dialog').getByRole('form', { name: title });
    await form.getByLabel(admin.reason).fill(reason);
    await form.getByRole('button', { name: button }).click();
  };

  await as('support');
  await expect(page.getByRole('button', { name: person.give })).toHaveCount(0);
  await page.getByRole('button', { name: person.addNote }).click();
  await expect(page.getByRole('textbox', { name: person.note })).toHaveAccessibleDescription(
    new RegExp(person.noteMissing),
  );
  await page.getByRole('textbox', { name: person.note }).fill('Prefere que liguem à tarde');
  await page.getByRole('button', { name: person.addNote }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Prefere que liguem à tarde' })).toBeVisible();
  await page
    .getByRole('button', { name: new RegExp(`^${person.endOf('')}`) })
    .first()
    .click();
  await ask(person.endTitle, 'Telemóvel perdido', person.end);
  await expect(page.getByText(person.isEnded)).toBeVisible();
  await page.getByRole('button', { name: person.erase }).click();
  await expect(page.getByRole('dialog')).toContainText(person.eraseText);
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: panel.close, exact: true }).click();
  await expectAccessible(page);

  await as('finance');
  await expect(page.getByRole('button', { name: person.erase })).toHaveCount(0);
  await expect(page.getByText('Prefere que liguem à tarde')).toBeVisible();
  const give = async (amount: string) => {
    await page.getByRole('button', { name: person.give }).click();
    const currency = page.getByRole('dialog').getByLabel(person.currency, { exact: true });
    await currency.selectOption('EUR');
    await page.getByRole('dialog').getByLabel(person.amount('EUR')).fill(amount);
    await ask(person.give, 'Esperou uma hora', person.giveDo);
  };
  await give('5,00');
  await expect(page.getByText(/^Dado: 5,00/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Oferta da Metade' })).toContainText('5,00');
  await give('80,00');
  await expect(page.getByText(person.waits(person.kinds.credit))).toBeVisible();
  await goToPlace(page, panel, 'personRequests');
  const row = page.getByRole('listitem').filter({ hasText: diner.email });
  await expect(row).toContainText(person.ownRequest);

  await as('finance');
  await goToPlace(page, panel, 'personRequests');
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Dar 80,00/ }).click();
  await expect(page.getByText(new RegExp(`: ${person.states.approved}`)).first()).toBeVisible();
  await page.goto(file);
  await expect(page.getByText('85,00').first()).toBeVisible();
});
