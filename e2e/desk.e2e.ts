import { randomUUID } from 'node:crypto';
import { panel } from '@metade/i18n/pt/panel.ts';
import { expectAccessible } from './support/accessible.ts';
import { enterAsAdmin, newAdmin } from './support/admins.ts';
import { openPanel } from './support/log-in.ts';
import { rows } from './support/database.ts';
import { newRestaurant } from './support/restaurants.ts';
import { expect, test } from './support/test.ts';

// The panel takes the browser's language.
test.use({ locale: 'pt-PT' });

const { board, failures, lists } = panel;

test('the desk shows what waits, leads through it, and tries again what failed', async ({ page }) => {
  const restaurant = await newRestaurant();
  await rows("update restaurant set state = 'submitted', submitted_at = now() - interval '3 days' where id = $1", [
    restaurant.id,
  ]);
  const to = `${randomUUID()}@metade.test`;
  await rows(
    `insert into mail (id, recipient, locale, kind, subject, body, attempts, last_error, failed_at)
     values (gen_random_uuid(), $1, 'pt', 'reminder', 'Amanhã', 'x', 12, 'Mailbox full', now() + interval '1 day')`,
    [to],
  );
  await enterAsAdmin(page, panel);
  const queues = page.getByRole('list', { name: board.waits });
  const approvals = queues.getByRole('listitem').filter({ hasText: board.queues.registrations.name });
  await expect(approvals).toContainText(board.lateBy(board.days(1)).split(' ')[0] ?? '');
  await expect(queues.getByRole('listitem')).toHaveCount(Object.keys(board.queues).length);
  const areas = page.getByRole('navigation', { name: panel.mainNavigation });
  await expect(areas.getByRole('link', { name: panel.areas.restaurants })).toContainText(/, \d+ à espera$/);
  await expectAccessible(page);

  await page.getByRole('button', { name: board.start }).click();
  const walk = page.getByRole('region', { name: board.walk });
  await expect(walk).toBeVisible();
  await walk.getByRole('button', { name: board.walkEnd }).click();
  await expect(page.getByRole('heading', { level: 1, name: board.title })).toBeVisible();

  await expect(queues.getByRole('listitem')).toHaveCount(Object.keys(board.queues).length);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: board.keys.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(queues.getByRole('listitem').first().locator(':focus')).toHaveCount(1);

  const { bulk } = lists;
  const changed = await newRestaurant();
  await rows("update restaurant set state = 'submitted', submitted_at = now() - interval '3 days' where id = $1", [
    changed.id,
  ]);
  await page.goto('/panel/registrations');
  for (const { name } of [restaurant, changed]) await page.getByRole('checkbox', { name: bulk.pick(name) }).check();
  await rows('update restaurant set revision = revision + 1 where id = $1', [changed.id]);
  await page.getByRole('button', { name: bulk.approve(2) }).click();
  const question = page.getByRole('dialog', { name: bulk.ask(2) });
  await expectAccessible(page);
  await question.getByRole('button', { name: bulk.approve(2) }).click();
  await expect(page.getByText(bulk.done(1, 1))).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: changed.name })).toContainText(bulk.changed);
  await expect(page.getByRole('listitem').filter({ hasText: restaurant.name })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/panel/mails');
  const mail = page.getByRole('listitem').filter({ hasText: to });
  await expect(mail).toContainText('Mailbox full');
  await expect(mail).toContainText(failures.givenUp);
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: lists.csv }).click();
  expect((await file).suggestedFilename()).toBe(`${lists.files.failures}-mails.csv`);
  await mail.getByRole('button', { name: failures.retryOf(to) }).click();
  await expect(mail).toHaveCount(0);
});

test('what was just done is undone at the desk, unless it has changed since', async ({ page }) => {
  const code = `DESK${Date.now().toString(36).toUpperCase().slice(-6)}`;
  const [coupon] = await rows<{ id: string }>(
    `insert into coupon (id, code, kind, percent) values (gen_random_uuid(), $1, 'percent', 10) returning id`,
    [code],
  );
  if (!coupon) throw new Error('no coupon');
  await openPanel(page, { ...(await newAdmin(['owner'])), group: 'admin' }, '/panel/coupons');
  const isActive = async () =>
    (await rows<{ active: boolean }>('select active from coupon where id = $1', [coupon.id]))[0]?.active;
  const undo = page.getByRole('button', { name: new RegExp(`^${board.undo}: .*${code}`) });
  // Of what many do at once only the last is shown, and a tap on what just moved is ignored: then it is paused anew.
  await expect(async () => {
    await page.goto(`/panel/coupons?text=${code}&coupon=${coupon.id}`);
    const pause = page.getByRole('region', { name: code }).getByRole('switch');
    if (!(await isActive())) await pause.press('Space');
    await expect(pause).toBeChecked();
    await pause.press('Space');
    await expect(pause).not.toBeChecked();
    await page.goto('/panel/desk');
    await undo.first().click({ timeout: 5000 });
    await expect(page.getByText(board.undone)).toBeVisible({ timeout: 5000 });
  }).toPass();
  expect(await isActive()).toBe(true);
  await expect(page.getByText(panel.changes.kinds['coupon.resumed']).first()).toBeVisible();
});

test('the market’s health is read again while it is looked at, and stays when a reading fails', async ({ page }) => {
  await page.clock.install();
  await enterAsAdmin(page, panel);
  const health = page.getByRole('complementary', { name: board.health });
  const searches = health.getByRole('region', { name: board.unmet });
  await expect(searches).toBeVisible();
  const address = '**/v1/admin/desk/health*';
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const told = (await response.json()) as { data: { unmet: { total: number } } };
    told.data.unmet.total = 471;
    await route.fulfill({ response, json: told });
  });
  await page.clock.fastForward('01:00');
  await expect(searches).toContainText('471');
  await page.unroute(address);
  await page.route(address, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/admin/desk/health'));
  await page.clock.fastForward('01:00');
  await failed;
  await expect(searches).toContainText('471');
});
