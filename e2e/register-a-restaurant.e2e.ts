import { randomUUID } from 'node:crypto';
import { panel as panelWords } from '@metade/i18n/pt/panel.ts';
import { formatDate, weekdayName } from '@metade/i18n/format-date.ts';
import { joinWords } from '@metade/i18n/join.ts';
import { outsideHoursText } from '@metade/i18n/outside-hours.ts';
import { fieldLabel, stepLabel } from '@metade/i18n/registration-fields.ts';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/accessible.ts';
import { confirmInPanel, redeemInPanel } from './support/at-the-door.ts';
import { book } from './support/checkout.ts';
import { rows, voucherCode } from './support/database.ts';
import { enterAsAdmin, goToPlace } from './support/admins.ts';
import { enterAsDiner, enterAsNewOwner, freshEmail } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { awake, expect, pt, test } from './support/test.ts';

// The panel takes the browser's language.
test.use({ locale: 'pt-PT', pictures: true });

const { register, account, content } = pt;
const label = (field: Parameters<typeof fieldLabel>[0]) => fieldLabel(field, 'pt');
const drawn = (background: string) =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** From the marketing page to the first of the six steps; answers the owner's e-mail. */
async function signUp(page: Page): Promise<void> {
  const email = freshEmail();
  await page.goto('/restaurant/pre-register');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.registerTitle);
  const join = joinWords('pt');
  await awake(page);
  await page.getByLabel(join.fields.tables).fill('12');
  await expect(page.getByText(join.resultGuests(312))).toBeVisible();
  await expect(page.getByText(join.marked)).toBeVisible();
  await page.getByLabel(account.firstName).fill('Rita');
  await page.getByLabel(account.lastName).fill('Sousa');
  await page.getByLabel(account.email, { exact: true }).fill(email);
  await page.getByLabel(account.password, { exact: true }).fill('uma mesa para dois');
  await page.getByLabel(account.passwordConfirmation).fill('uma mesa para três');
  await page.getByRole('button', { name: register.begin }).click();
  await expect(page.getByLabel(account.email, { exact: true })).toHaveValue(email);
  await page.getByLabel(account.password, { exact: true }).fill('uma mesa para dois');
  await page.getByLabel(account.passwordConfirmation).fill('uma mesa para dois');
  await page.getByRole('button', { name: register.begin }).click();
  await expect(page).toHaveURL(/\/restaurant\/register/);
}

const atStep = (page: Page, step: Parameters<typeof stepLabel>[0]) =>
  expect(page.getByRole('heading', { level: 2, name: stepLabel(step, 'pt'), exact: true })).toBeVisible();
const next = (page: Page) => page.getByRole('button', { name: register.saveNext }).click();

test('from the first visit through approval to the first voucher used at the table', async ({
  page,
  browser,
  phone,
}) => {
  const name = `Tasca ${randomUUID().slice(0, 8)}`;
  await signUp(page);

  // Wherever the owner goes, the registration is where he is kept; the first step's mistakes keep what was typed.
  await page.goto('/');
  await expect(page).toHaveURL(/\/restaurant\/register$/);
  await page.getByLabel(label('company_name')).fill(name);
  await page.getByLabel(label('description')).fill('Curta.');
  await page.getByLabel(label('phone')).fill('12');
  await next(page);
  await expect(page.getByLabel(label('phone'))).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(label('description'))).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(label('company_name'))).toHaveValue(name);
  await page.getByLabel(label('phone')).fill('213 456 789');
  await page.getByLabel(label('description')).fill('Cozinha de tacho, feita devagar, no coração do bairro.');
  await next(page);

  await atStep(page, 'place');
  // A code that is not there says so, and keeps nothing of the former one.
  const unknown = page.getByText('Não conhecemos este código postal.', { exact: false });
  for (const [country, zip, city] of [
    ['BR', '01310-100', 'São Paulo'],
    ['BR', '99999-999', ''],
    ['PT', '1100-148', 'Lisboa'],
    ['PT', '9999-999', ''],
    ['PT', '1100-148', 'Lisboa'],
  ] as const) {
    await page.getByLabel(label('country')).selectOption(country);
    await page.getByLabel(label('zip')).fill(zip);
    await page.getByLabel(label('zip')).blur();
    await expect(page.getByLabel(label('city'))).toHaveValue(city);
    await expect(unknown).toHaveCount(city === '' ? 1 : 0);
  }
  await page.getByLabel(label('street')).fill('Rua Augusta');
  await page.getByLabel(label('number'), { exact: true }).fill('1');
  await page.getByRole('button', { name: register.pin.showMap }).click();
  await page.getByLabel(register.pin.latitude).fill('38.7101');
  await page.getByLabel(register.pin.longitude).fill('-9.1402');
  await next(page);

  await atStep(page, 'pictures');
  const choose = async (part: string, files: { name: string; mimeType: string; buffer: Buffer }[]) => {
    await page.locator(`#${part} input[type=file]`).setInputFiles(files);
    await page.locator(`#${part}`).getByRole('button', { name: register.upload, exact: true }).click();
  };
  const file = (buffer: Buffer, named = 'imagem.jpg') => ({ name: named, mimeType: 'image/jpeg', buffer });
  await choose('cover', [file(Buffer.from('<svg/>'))]);
  await expect(page.getByText('Escolha uma imagem JPEG, PNG, WebP ou AVIF.')).toBeVisible();
  await choose('cover', [file(await drawn('#b5482f'))]);
  await expect(page.locator('#cover img')).toBeVisible();
  await photosOneByOne(page, file);
  const second = await page.locator('#photos li img').nth(1).getAttribute('src');
  await page.getByRole('button', { name: register.earlier(register.photoOf(2)) }).click();
  await expect(page.locator('#photos li img').first()).toHaveAttribute('src', second ?? '');
  await cropCover(page);

  // Left, and taken up again where it was.
  await page.goto('/restaurant/register');
  await atStep(page, 'food');
  await expect(page.getByText(register.percent(50)).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Portuguesa', exact: true }).check();
  await page.getByLabel(label('ticket_avg')).fill('24,50');
  await next(page);

  await expect(page.getByRole('heading', { level: 2, name: register.menuTitle, exact: true })).toBeVisible();
  await page.locator('[name=dish-1-price]').fill('12,50');
  await next(page);
  await expect(page.locator('[name=dish-1-name]')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('[name=dish-1-name]').fill('Arroz de polvo');
  await next(page);

  await atStep(page, 'tables');
  for (const day of [0, 1, 2, 3, 4, 5, 6]) {
    await page.locator(`[name=open-${day}]`).fill('19:00');
    await page.locator(`[name=close-${day}]`).fill('23:30');
  }
  // Without tables it is asked for them before the step is left.
  await next(page);
  await expect(page.getByText(register.noTablesTitle)).toBeVisible();
  await page.locator('[name=cell-1-night-time]').fill('23:30');
  await page.locator('[name=cell-1-night-2]').fill('3');
  await expect(page.getByText(outsideHoursText([], 'pt').title)).toBeVisible();
  await page.locator('[name=cell-1-night-time]').fill('20:00');
  await expect(page.getByText(outsideHoursText([], 'pt').title)).toBeHidden();
  await page
    .getByRole('button', { name: register.copyDay(weekdayName(1, 'pt')) })
    .first()
    .click();
  // A day that is sold outside its hours is a warning here, where it is sent in and where it is approved; nothing stops at it.
  await page.locator('[name=open-0]').fill('12:00');
  await page.locator('[name=close-0]').fill('15:00');
  await expect(page.getByText(outsideHoursText([], 'pt').title)).toBeVisible();
  await expect(page.getByRole('radio', { name: register.modes.instant })).toBeChecked();
  await page.getByRole('radio', { name: register.modes.review }).check();
  await next(page);

  await atStep(page, 'terms');
  await expect(page.getByText(outsideHoursText([], 'pt').title)).toBeVisible();
  await page.getByRole('button', { name: register.submit }).click();
  await expect(page.getByRole('checkbox', { name: register.agree })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('checkbox', { name: register.agree }).check();
  await page.getByRole('button', { name: register.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(register.waitTitle);
  await page.goto('/');
  await expect(page).toHaveURL(/\/restaurant\/wait-approval$/);

  const admin = await browser.newContext({ locale: 'pt-PT', viewport: page.viewportSize() });
  const desk = await admin.newPage();
  await enterAsAdmin(desk, panelWords);
  await goToPlace(desk, panelWords, 'queue');
  const words = panelWords.admin;
  await desk.getByRole('link', { name }).click();
  await expect(desk.getByText(outsideHoursText([], 'pt').title)).toBeVisible();
  await desk.getByRole('radio', { name: words.askChanges }).check();
  await desk.getByRole('checkbox', { name: words.mark(label('description')) }).check();
  await desk.getByLabel(words.reasonOf(label('description'))).fill('Conte o que se come.');
  await desk.getByRole('checkbox', { name: words.mark(label('ticket_avg')) }).check();
  await desk.getByLabel(words.reasonOf(label('ticket_avg'))).fill('Parece pouco.');
  await desk.getByRole('button', { name: words.askChanges }).click();
  await expect(desk.getByText(words.done(words.states.changes_requested))).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(register.changesWait);
  const steps = page.getByRole('navigation', { name: register.steps });
  await expect(steps.getByText(register.stepsToCorrect(2))).toBeVisible();
  await expect(steps.getByRole('link', { name: register.toCorrect })).toHaveText(
    (['identity', 'food'] as const).map((step) => `${stepLabel(step, 'pt')}, ${register.toCorrect}`),
  );
  await page.getByRole('link', { name: label('description') }).click();
  await page.getByLabel(label('description')).fill('Arroz de polvo, bacalhau à Brás e pudim da casa, todos os dias.');
  await next(page);
  await atStep(page, 'place');
  await page.goto('/restaurant/wait-approval');
  await page.getByRole('button', { name: register.submitAgain }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(register.waitTitle);

  await desk.goto('/panel/registrations');
  await desk.getByRole('link', { name }).click();
  await expect(desk.getByText('Arroz de polvo', { exact: false })).toBeVisible();
  await desk.getByRole('button', { name: words.approve }).click();
  await expect(desk.getByText(words.done(words.states.approved))).toBeVisible();
  await desk.getByRole('link', { name: words.page }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(name);
  // Where the booking box is a sheet, its times are there before it opens.
  await expect(desk.getByText('20:00').first()).toBeAttached();
  await admin.close();

  const [found] = await rows<{ slug: string }>('select slug from restaurant where company_name = $1', [name]);
  const answer = await fetch(new URL(`/v1/restaurant/${found?.slug}/availability?people=2`, page.url()));
  const { data } = (await answer.json()) as { data: { slots: { state: string; free: number }[] }[] };
  expect(
    data.flatMap((day) => day.slots).filter((slot) => slot.state === 'free' && slot.free === 3).length,
  ).toBeGreaterThan(5);
  await page.goto('/');
  await expect(page).toHaveURL(/\/panel\//);

  await seatTheFirst(browser, page, found?.slug ?? '', phone);
});

test('two write the same step at once, an address takes its pin along, and tables ask for their time', async ({
  page,
  context,
}) => {
  const owner = await enterAsNewOwner(context, 'Tasca');
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/restaurant/register?step=identity');
  const write = async (tab: Page, name: string) => {
    await tab.getByLabel(label('company_name')).fill(name);
    await tab.getByLabel(label('description')).fill('Cozinha de tacho, feita devagar, no coração do bairro.');
    await tab.getByLabel(label('phone')).fill('213 456 789');
    await next(tab);
  };
  await write(other, 'Tasca de lá');
  await atStep(other, 'place');
  await write(page, 'Tasca de cá');
  await expect(page.getByText(register.savedNow)).toBeVisible();
  await expect(page.getByText(`${label('company_name')}: Tasca de lá`)).toBeVisible();
  await expect(page.getByLabel(label('company_name'))).toHaveValue('Tasca de cá');
  await next(page);
  await atStep(page, 'place');

  const fill = async (zip: string, city: string) => {
    await page.getByLabel(label('zip')).fill(zip);
    await page.getByLabel(label('zip')).blur();
    await expect(page.getByLabel(label('city'))).toHaveValue(city);
  };
  await fill('1100-148', 'Lisboa');
  await page.getByLabel(label('street')).fill('Rua Augusta');
  await page.getByLabel(label('number'), { exact: true }).fill('1');
  await page.getByLabel(register.pin.latitude).fill('38.7101');
  await page.getByLabel(register.pin.longitude).fill('abc');
  await next(page);
  await expect(page.getByText(register.pin.degrees)).toBeVisible();
  await page.getByLabel(register.pin.longitude).fill('-9.1402');
  await next(page);
  await atStep(page, 'pictures');
  await page.goto('/restaurant/register?step=place');
  await expect(page.getByLabel(register.pin.latitude)).toHaveValue('38.7101');
  await fill('4000-322', 'Porto');
  await expect(page.getByLabel(register.pin.latitude)).toHaveValue(/^41\.1/);
  await page.getByLabel(register.pin.latitude).fill('38.7101');
  await next(page);
  await expect(page.getByLabel(register.pin.latitude)).toHaveAttribute('aria-invalid', 'true');

  await page.goto('/restaurant/register?step=tables');
  await page.locator('[name=cell-1-night-2]').fill('3');
  await next(page);
  await expect(page.locator('[name=cell-1-night-time]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=cell-1-night-2]')).toHaveValue('3');

  // Lunch and dinner on one day, and one day's tables for all.
  await page.locator('[name=cell-1-night-time]').fill('20:00');
  await page.locator('[name=open-1]').fill('12:00');
  await page.locator('[name=close-1]').fill('15:00');
  await page.getByText(register.anotherSpan).first().click();
  await page.locator('[name=open-1-2]').fill('14:00');
  await page.locator('[name=close-1-2]').fill('23:00');
  await page
    .getByRole('button', { name: register.copyDay(weekdayName(1, 'pt')) })
    .first()
    .click();
  await expect(page.getByText(register.copied(3, 21))).toBeVisible();
  await expect(page.getByText(register.dayTables(3), { exact: true })).toHaveCount(7);
  await next(page);
  await expect(page.locator('[name=open-1-2]')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('[name=open-1-2]').fill('19:00');
  await next(page);
  await atStep(page, 'terms');
  const [saved] = await rows<{ worksheet: { day: number; time_open: string }[] }>(
    'select r.worksheet from restaurant r join app_user u on u.id = r.owner_id where u.email = $1',
    [owner.email],
  );
  expect(saved?.worksheet.filter(({ time_open }) => time_open !== 'close').map(({ time_open }) => time_open)).toEqual([
    '12:00',
    '19:00',
  ]);
});

test('a picture that was chosen goes along with Continue, and one that is refused keeps the owner here once', async ({
  page,
  context,
}) => {
  const { email, password } = await enterAsNewOwner(context, 'Tasca');
  await page.goto('/restaurant/register?step=pictures');
  await awake(page);
  const choose = (part: string, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    page.locator(`#${part} input[type=file]`).setInputFiles(files);
  const picture = { name: 'boa.jpg', mimeType: 'image/jpeg', buffer: await drawn('#b5482f') };
  await choose('cover', [picture]);
  await choose('photos', [{ ...picture, name: 'texto.jpg', buffer: Buffer.from('<html>') }, picture]);
  const go = page.getByRole('link', { name: register.next, exact: true });
  await go.click();
  await expect(page.getByText(register.notAllSent(register.next))).toBeVisible();
  await expect(page.locator('#cover img')).toBeVisible();
  await expect(page.locator('#photos li img')).toHaveCount(1);
  await expect(page.getByRole('button', { name: register.againOf('texto.jpg') })).toBeFocused();
  await choose('logo', [picture]);
  await go.click();
  await atStep(page, 'food');
  await page.goto('/restaurant/register?step=pictures');
  await expect(page.locator('#logo img')).toBeVisible();

  // Whoever thinks better of it leaves, and what he has begun goes with him.
  await page.goto('/profile/delete');
  await expect(page.getByText(pt.profile.deleteRegistration('Tasca'))).toBeVisible();
  await page.getByLabel(pt.profile.deletePassword).fill(password);
  await page.getByRole('button', { name: pt.profile.deleteSubmit }).click();
  await expect(page.getByText(pt.profile.deleted)).toBeVisible();
  expect(await rows('select 1 from app_user where email = $1', [email])).toEqual([]);
});

/** Three photos of which one is none and one is cut off on its way: each tells its fate, and what is sent again arrives. */
async function photosOneByOne(page: Page, file: (buffer: Buffer, named: string) => { name: string }) {
  const uploads = '**/restaurant/register/picture';
  let cut = 0;
  await page.route(uploads, (route) =>
    route.request().postDataBuffer()?.includes('cortada.jpg') && cut++ === 0 ? route.abort() : route.continue(),
  );
  const photos = page.locator('#photos');
  await photos
    .locator('input[type=file]')
    .setInputFiles([
      file(await drawn('#3d6b35'), 'cortada.jpg'),
      file(Buffer.from('<html>'), 'texto.jpg'),
      file(await drawn('#26538f'), 'boa.jpg'),
    ] as never);
  await photos.getByRole('button', { name: register.upload, exact: true }).click();
  await expect(photos.getByRole('status')).toHaveText(register.sent(1));
  await expect(photos.getByText(register.lost)).toBeVisible();
  await photos.getByRole('button', { name: register.againOf('cortada.jpg') }).click();
  await expect(photos.getByText(register.lost)).toHaveCount(0);
  await expect(photos.locator('li img')).toHaveCount(2);
  await photos.getByRole('button', { name: register.remove('texto.jpg') }).click();
  await expect(photos.getByText('texto.jpg')).toHaveCount(0);
  await page.unroute(uploads);
}

/** The preview moves with the sliders, and what is saved is what it showed. */
async function cropCover(page: Page) {
  const cover = page.locator('#cover');
  const before = await cover.locator('img').first().getAttribute('src');
  await cover.locator('summary').click();
  const preview = cover.getByRole('img', { name: register.preview });
  await expect(preview).toBeVisible();
  const wide = (await preview.boundingBox())?.width ?? 0;
  await cover.getByLabel(register.zoom).fill('2');
  await expect.poll(async () => (await preview.boundingBox())?.width).toBeGreaterThan(1.9 * wide);
  await cover.getByRole('button', { name: register.savePicture }).click();
  await expect(cover.locator('img').first()).not.toHaveAttribute('src', before ?? '');
}

/** A diner books and pays, the owner says yes in the panel, and uses the voucher of who came. */
async function seatTheFirst(browser: Browser, owner: Page, slug: string, phone: boolean) {
  const table = await findTable(slug, { after: 2 });
  const context = await browser.newContext({ viewport: owner.viewportSize() });
  await enterAsDiner(context);
  const diner = await context.newPage();
  const order = await book(diner, table);
  await expect(diner.getByRole('heading', { name: pt.checkout.doneTitle.waiting, level: 1 })).toBeVisible();

  await owner.goto('/panel/');
  await confirmInPanel(owner, panelWords, 'Demo, Diner', `${formatDate(table.date, 'pt', 'short')}, ${table.time}`);
  await expect(diner.getByText(pt.orders.states.confirmed, { exact: true })).toBeVisible();
  await redeemInPanel(owner, panelWords, await voucherCode(order), phone);
  await expect.poll(() => rows('select state from orders where id = $1', [order])).toEqual([{ state: 'arrived' }]);
  await context.close();
}

test('a registration that is rejected by field tells its owner each field and why', async ({
  page,
  context,
  browser,
}) => {
  const name = `Tasca ${randomUUID().slice(0, 8)}`;
  await enterAsNewOwner(context, name);
  await rows("update restaurant set state = 'submitted', city_id = 'PT-1106' where company_name = $1", [name]);
  const admin = await browser.newContext({ locale: 'pt-PT', viewport: page.viewportSize() });
  const desk = await admin.newPage();
  await enterAsAdmin(desk, panelWords);
  await goToPlace(desk, panelWords, 'queue');
  const words = panelWords.admin;
  await desk.getByRole('link', { name }).click();
  await desk.getByRole('radio', { name: words.reject }).check();
  await desk.getByRole('button', { name: words.reject }).click();
  await expect(desk.getByRole('alert').filter({ hasText: words.rejecting.pickFields })).toBeVisible();
  await desk.getByRole('checkbox', { name: words.rejecting.mark(label('phone')) }).check();
  await desk.getByLabel(words.rejecting.reasonOf(label('phone'))).fill('É o número de outra casa.');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: words.reject }).click();
  await expect(desk.getByText(words.done(words.states.rejected))).toBeVisible();
  await admin.close();

  await page.goto('/restaurant/wait-approval');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(register.rejectedTitle);
  const said = page.getByRole('listitem').filter({ hasText: 'É o número de outra casa.' });
  await expect(said).toContainText(label('phone'));
  await expectAccessible(page);
});
