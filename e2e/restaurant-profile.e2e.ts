import { weekdayName } from '@metade/i18n/format-date.ts';
import { panel } from '@metade/i18n/pt/panel.ts';
import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/accessible.ts';
import { enterPanel, newRestaurant } from './support/restaurants.ts';
import { expect, test } from './support/test.ts';

// The panel takes the browser's language.
test.use({ locale: 'pt-PT', pictures: true });

const { profile } = panel.manage;
const label = (field: Parameters<typeof fieldLabel>[0]) => fieldLabel(field, 'pt');
const monday = weekdayName(1, 'pt');
const save = (page: Page) => page.getByRole('button', { name: profile.save, exact: true }).click();

test('what the profile says is on the page the moment it is saved; mistakes are at their fields and lose nothing', async ({
  page,
}) => {
  const restaurant = await newRestaurant();
  await enterPanel(page, restaurant, '/panel/house');
  await expect(page.getByLabel(label('description'))).toHaveValue(/tacho/);
  await expectAccessible(page);

  await page.getByLabel(label('ticket_avg')).fill('trinta');
  await page.getByRole('button', { name: profile.addSpanOn(monday) }).click();
  await page.getByLabel(profile.opensAt(monday, 2)).fill('22:00');
  await page.getByLabel(profile.closesAt(monday, 2)).fill('12:00');
  await save(page);
  await expect(page.getByText(profile.amountWrong)).toBeVisible();
  await expect(page.getByLabel(label('ticket_avg'))).toBeFocused();
  await page.getByLabel(label('ticket_avg')).fill('31,5');
  // At the window's edge, where the bar lies over it.
  await page
    .getByLabel(profile.closesAt(monday, 2))
    .evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom + 20 - innerHeight));
  await save(page);
  await expect(page.getByText(/fecho é antes/i)).toBeVisible();
  await expect(page.getByLabel(profile.closesAt(monday, 2))).toBeFocused();
  await expect(page.getByLabel(profile.closesAt(monday, 2))).toHaveValue('12:00');
  const foot = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return box ? [box.y, box.y + box.height] : [];
  };
  const [, end = 0] = await foot(':focus');
  const [bar = 0] = await foot('[data-bar=save]');
  expect(end, 'what is wrong is not behind the bar that saves').toBeLessThan(bar);
  await page.getByLabel(profile.opensAt(monday, 2)).fill('21:00');
  await page.getByLabel(profile.closesAt(monday, 2)).fill('02:00');
  await save(page);
  await expect(page.getByText(/sobrepõe/i)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(profile.opensAt(monday, 2)).fill('23:00');
  await page.getByLabel(label('desserts')).uncheck();
  await page.getByLabel(profile.modes.instant).check();
  await save(page);
  await expect(page.getByText(profile.saved)).toBeVisible();
  const [, said = 0] = await foot('[data-bar=toasts] li');
  const [saves = 0] = await foot('[data-bar=save]');
  expect(said, 'what was done is not said over the bar that saves').toBeLessThanOrEqual(saves);

  await page.goto(`/restaurant/description/${restaurant.slug}`);
  await expect(page.getByText('23:00–02:00').or(page.getByText('23:00 – 02:00')).first()).toBeVisible();
});

test('two of a team at once: the second sees what changed and keeps his text', async ({ page, browser }) => {
  const restaurant = await newRestaurant();
  const other = await (await browser.newContext({ locale: 'pt-PT', viewport: page.viewportSize() })).newPage();
  await enterPanel(page, restaurant, '/panel/house');
  await enterPanel(other, restaurant, '/panel/house');
  await other.getByLabel(label('description')).fill('O texto de outra pessoa da equipa, guardado primeiro.');
  await other.getByLabel(profile.descriptionIn.en, { exact: true }).fill('What somebody else wrote in English.');
  await page.getByLabel(label('description')).fill('O meu texto, escrito ao mesmo tempo e guardado depois.');
  await page.getByLabel(profile.descriptionIn.es, { exact: true }).fill('Lo que yo escribí en español.');
  await page.getByRole('button', { name: profile.removeSpan(monday, 1) }).click();
  await other.getByLabel(profile.opensAt(monday, 1)).fill('18:30');
  await save(other);
  await expect(other.getByText(profile.saved)).toBeVisible();
  await save(page);
  const { description, more, worksheet } = profile.names;
  await expect(page.getByText(profile.changedByOther([description, more, worksheet].join(', ')))).toBeVisible();
  await expect(page.getByText('O texto de outra pessoa')).toBeVisible();
  await expect(page.getByLabel(label('description'))).toHaveValue(/O meu texto/);
  const monday18 = page.locator('li').filter({ hasText: '18:30–23:00' });
  await expectAccessible(page);
  await monday18.getByRole('button', { name: profile.takeTheirs }).click();
  await expect(page.getByLabel(profile.opensAt(monday, 1))).toHaveValue('18:30');
  await save(page);
  await expect(page.getByText(profile.saved)).toBeVisible();
  await other.reload();
  await expect(other.getByLabel(label('description'))).toHaveValue(/O meu texto/);
  // What each wrote in another language stays.
  await expect(other.getByLabel(profile.descriptionIn.en, { exact: true })).toHaveValue(/somebody else/);
  await expect(other.getByLabel(profile.descriptionIn.es, { exact: true })).toHaveValue(/Lo que yo/);
  await expect(other.getByLabel(profile.opensAt(monday, 1))).toHaveValue('18:30');
  await other.context().close();
});

test('a menu is written, priced at half, ordered by keyboard, and on the page; a picture is cropped as its preview shows', async ({
  page,
}) => {
  const { menu, pictures } = panel.manage;
  const restaurant = await newRestaurant();
  await enterPanel(page, restaurant, '/panel/menu');
  const add = async (name: string, price: string) => {
    await page.getByRole('button', { name: menu.add }).click();
    await page.getByLabel(menu.name, { exact: true }).fill(name);
    await page.getByLabel(menu.price, { exact: true }).fill(price);
  };
  await add('Polvo à lagareiro', '18');
  await add('Caldo verde', 'seis');
  await page.getByLabel(menu.picture, { exact: true }).setInputFiles(file(Buffer.from('<svg/>')));
  await expect(page.getByText('Escolha uma imagem JPEG, PNG, WebP ou AVIF.')).toBeVisible();
  await page.getByLabel(menu.picture, { exact: true }).setInputFiles(file(await drawn()));
  await expect(page.getByRole('button', { name: menu.removePicture })).toBeVisible();
  await save(page);
  await expect(page.getByText(profile.amountWrong)).toBeVisible();
  await page.getByLabel(menu.price, { exact: true }).fill('6,00');
  await expectAccessible(page);
  await page.getByRole('button', { name: menu.up('Caldo verde') }).focus();
  await page.keyboard.press('Enter');
  await save(page);
  await expect(page.getByText(profile.saved)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: '€' }).first()).toContainText('Caldo verde');

  await page.goto('/panel/pictures');
  await page
    .getByLabel(pictures.choosePhotos)
    .setInputFiles([file(await drawn(), 'a.jpg'), file(Buffer.from('x'), 'b.jpg')]);
  await expect(page.getByText(/^b\.jpg: /)).toBeVisible();
  await page.getByRole('button', { name: pictures.editOf(pictures.photoOf(1)) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: pictures.preview })).toBeVisible();
  await dialog.getByLabel(pictures.zoom).fill('2');
  await dialog.getByLabel(pictures.alt).fill('A sala');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: pictures.save }).click();
  await expect(page.getByRole('img', { name: 'A sala' })).toBeVisible();
  // Who moves the crop alone leaves the words to whoever wrote them meanwhile.
  await page.getByRole('button', { name: pictures.editOf(pictures.photoOf(1)) }).click();
  await dialog.getByLabel(pictures.zoom).fill('3');
  const moved = page.waitForRequest((request) => request.method() === 'PATCH');
  await dialog.getByRole('button', { name: pictures.save }).click();
  expect(Object.keys((await moved).postDataJSON() as object)).toEqual(['crop']);
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: pictures.removeOf(pictures.photoOf(1)) }).click();
  await expect(page.getByRole('img', { name: 'A sala' })).toHaveCount(0);
  await page.getByRole('button', { name: panel.toast.undo }).click();
  await expect(page.getByText(pictures.restored)).toBeVisible();
  await expect(page.getByRole('img', { name: 'A sala' })).toBeVisible();

  await page.goto(`/restaurant/description/${restaurant.slug}`);
  await expect(page.getByText('Polvo à lagareiro').first()).toBeVisible();
});

const drawn = () =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#b5482f' } })
    .jpeg()
    .toBuffer();
const file = (buffer: Buffer, name = 'imagem.jpg') => ({ name, mimeType: 'image/jpeg', buffer });
