import { nextMonth } from '@metade/domain/licensee-statement.ts';
import { addDays, localDateAt, slotInstant } from '@metade/domain/time.ts';
import { panel as pt } from '@metade/i18n/pt/panel.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import { weekdayName } from '@metade/i18n/format-date.ts';
import { localeNames } from '@metade/i18n/locale.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/accessible.ts';
import { codeOf, goToPlace } from './support/admins.ts';
import { redeemInPanel } from './support/at-the-door.ts';
import { cards, fillCard } from './support/checkout.ts';
import { openKind, writeCell, writeLanguages } from './support/desk-texts.ts';
import { enterAsOwner, linkFromOutbox, logInAtPanel, somebody, takeFirstTime, test } from './support/own-test.ts';
import type { OwnMarketplace } from './support/own-marketplace.ts';
import { aPassword, freshEmail } from './support/people.ts';
import { picture } from './support/picture.ts';
import { signUp } from './support/sign-up.ts';
import { expect } from './support/test.ts';

test.use({ locale: 'pt-PT' });

const es = { panel: panelWords('es'), site: messagesOf('es') };
const label = (field: Parameters<typeof fieldLabel>[0]) => fieldLabel(field, 'es');
const zone = 'America/Mexico_City';

const law = {
  privacyLaw: 'la Ley Federal de Protección de Datos Personales',
  privacyArea: 'México',
  privacyAnswerTime: 'veinte días hábiles',
  privacyAuthority: 'la Secretaría Anticorrupción y Buen Gobierno',
  withdrawal: 'La ley no da derecho de desistimiento para reservas con fecha.',
  withdrawalShort: 'Sin desistimiento por ley.',
  complaints: 'También puede acudir a la Profeco.',
};

test('a fourth market is opened from the panel alone, until its first voucher stands on its licensee’s statement', async ({
  page,
  browser,
  own,
  phone,
}) => {
  const emails = { licensee: freshEmail(), owner: freshEmail() };
  await enterAsOwner(page, own);
  await openMexico(page);
  await writeQuestion(page);
  await goToPlace(page, pt, 'licences');
  await page.getByRole('button', { name: pt.licensee.licences.add }).click();
  await page.getByLabel(pt.licensee.licences.name).fill('Mesa Oaxaca');
  await page.getByLabel(pt.licensee.licences.country).selectOption({ label: 'México' });
  await page.getByLabel(pt.licensee.licences.addCity).fill('Oaxaca de Juárez');
  await page.getByLabel(pt.licensee.licences.email).fill(emails.licensee);
  await page.getByRole('button', { name: pt.licensee.licences.create }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mesa Oaxaca' })).toBeVisible();

  // The licensee is written to in her market's language.
  const licensee = await somebody(browser, 'es-MX');
  const key = await joinAsLicensee(licensee, emails.licensee, own);
  await inviteRestaurant(licensee, emails.owner);
  const owner = await somebody(browser, 'es-MX');
  await register(owner, emails.owner);

  await goToPlace(page, pt, 'queue');
  await page.getByRole('link', { name: /Casa Mezcal/ }).click();
  await page.getByRole('button', { name: pt.admin.approve }).click();
  await expect(page.getByText(pt.admin.done(pt.admin.states.approved))).toBeVisible();

  const tomorrow = addDays(localDateAt(own.now(), zone), 1);
  const diner = await somebody(browser, 'es-MX');
  const code = await bookInOaxaca(diner, tomorrow);

  await own.moveTo(slotInstant(tomorrow, '20:05', zone));
  await logInAtPanel(owner, es.panel, emails.owner, aPassword);
  await redeemInPanel(owner, es.panel, code, phone);
  await picture(owner, 'market-redeemed');
  await diner.reload();
  await expect(diner.getByText(es.site.voucher.usedAt('').trim())).toBeVisible();

  // The month is closed by itself, on its day.
  await own.moveTo(slotInstant(`${nextMonth(tomorrow.slice(0, 7))}-04`, '12:00', zone));
  const later = await somebody(browser, 'es-MX');
  await logInAtPanel(later, es.panel, emails.licensee, aPassword);
  await later.getByLabel(es.panel.logIn.secondStep.code).fill(codeOf(key, own.now()));
  await later.getByRole('button', { name: es.panel.logIn.secondStep.submit }).click();
  await expect(later.getByRole('heading', { level: 1, name: es.panel.areas.territory })).toBeVisible();
  const paper = later.getByRole('article');
  await expect(async () => {
    await later.goto('/panel/statement');
    await expect(paper.getByText(`${tomorrow.slice(0, 7)}-MX-01`)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const row = paper.getByRole('row', { name: /Casa Mezcal/ });
  await expect(row).toContainText(/110,00\sMXN.*33,00\sMXN/);
  await expectAccessible(later);
  await picture(later, 'market-statement');
  for (const one of [licensee, owner, diner, later]) await one.context().close();
});

/** Country, currency, prices, law and the first city. */
async function openMexico(page: Page): Promise<void> {
  const words = pt.markets;
  await goToPlace(page, pt, 'markets');
  await page.getByRole('button', { name: words.add }).click();
  const form = page.getByRole('form', { name: words.add });
  // What is missing is told at its field.
  await form.getByRole('button', { name: words.open }).click();
  await expect(form.getByLabel(words.code, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel(words.code, { exact: true }).selectOption({ label: 'México' });
  await form.getByRole('button', { name: words.open }).click();
  await expect(form.getByText(words.currencyMissing)).toBeVisible();
  await expect(form.getByText(words.priceWrong)).toHaveCount(3);
  await form.getByLabel(words.currency, { exact: true }).selectOption('MXN');
  await form.getByLabel(words.locale).selectOption('es');
  for (const [people, price] of [
    [2, '110'],
    [4, '169,00'],
    [6, '250,50'],
  ] as const)
    await form.getByLabel(`${words.price(people)} (MXN)`).fill(price);
  await form.getByText(words.law, { exact: true }).click();
  await form.getByLabel(pt.language).selectOption('es');
  for (const [name, text] of Object.entries(law))
    await form.getByLabel(words.laws[name as keyof typeof law], { exact: true }).fill(text);
  await form.getByLabel(words.reason).fill('Abrimos o México');
  await expectAccessible(page);
  await picture(page, 'market-form');
  await form.getByRole('button', { name: words.open }).click();
  await expect(page.getByText(words.opened('México'))).toBeVisible();

  await page.getByRole('button', { name: words.addCity }).click();
  const city = page.getByRole('form', { name: words.addCity });
  await city.getByLabel(words.cityName, { exact: true }).fill('Oaxaca de Juárez');
  await city.getByLabel(words.regionName).fill('Oaxaca');
  await city.getByLabel(words.latitude).fill('17,0606');
  await city.getByLabel(words.longitude).fill('-96,7253');
  await city.getByLabel(words.timeZone).fill('Oaxaca');
  await city.getByLabel(words.reason).fill('A primeira cidade');
  await city.getByRole('button', { name: words.saveCity }).click();
  await expect(city.getByText(words.regionWrong('MX'))).toBeVisible();
  await expect(city.getByText(words.timeZoneWrong)).toBeVisible();
  await picture(page, 'market-city');
  await city.getByLabel(words.regionIso).fill('MX-OAX');
  await city.getByLabel(words.timeZone).fill(zone);
  await city.getByRole('button', { name: words.saveCity }).click();
  await expect(page.getByText(words.citySaved)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'MX$' })).toContainText(words.facts(0, 1));
}

/** A question that the new market asks, with its answer. */
async function writeQuestion(page: Page): Promise<void> {
  const { content } = pt;
  await goToPlace(page, pt, 'content');
  await openKind(page, 'faq');
  await page.getByRole('button', { name: content.create.faq }).click();
  await page.getByLabel(content.newTitle).fill('Pago em pesos?');
  await page.getByRole('button', { name: content.begin }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pago em pesos?');
  await page.getByLabel(content.group, { exact: true }).selectOption({ index: 1 });
  await writeCell(page, 'title', 'es', '¿Pago en pesos?');
  await writeLanguages(page, 'paragraph', { pt: 'Sim, no México.', es: 'Sí, en México.' });
  await page.getByRole('button', { name: content.publish, exact: true }).click();
  await expect(page.getByText(content.nothingToPublish)).toBeVisible();
}

/** Accepts the invitation and sets the second step up; answers its key. */
async function joinAsLicensee(page: Page, email: string, own: OwnMarketplace): Promise<string> {
  const { join } = es.panel.manage;
  await page.goto(await linkFromOutbox(page, email, '/panel/auth/licence/', 'Aceptar'));
  await page.getByLabel(join.first_name).fill('Lucía');
  await page.getByLabel(join.last_name).fill('Ramos');
  await page.getByLabel(join.password, { exact: true }).fill(aPassword);
  await page.getByLabel(join.password_confirmation).fill(aPassword);
  await page.getByLabel(join.agree).check();
  await page.getByRole('button', { name: join.signUp }).click();
  const words = es.panel.secondFactor;
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await page.getByLabel(words.password).fill(aPassword);
  await page.getByRole('button', { name: words.start }).click();
  const key = (await page.locator('code').first().innerText()).replace(/\s/g, '');
  await page.getByLabel(words.code).fill(codeOf(key, own.now()));
  await page.getByRole('button', { name: words.confirm }).click();
  await page.getByRole('button', { name: words.kept }).click();
  await expect(page.getByText(/Mesa Oaxaca: Oaxaca de Juárez/)).toBeVisible();
  return key;
}

async function inviteRestaurant(page: Page, email: string): Promise<void> {
  const { territory, leads } = es.panel.licensee;
  await page.getByRole('button', { name: territory.invite }).click();
  const form = page.getByRole('dialog', { name: territory.invite });
  await form.getByLabel(leads.company).fill('Casa Mezcal');
  await form.getByLabel(leads.email).fill(email);
  await form.getByLabel(leads.phone).fill('951 516 0000');
  await form.getByRole('button', { name: leads.inviteSend }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Casa Mezcal/ })).toBeVisible();
  await picture(page, 'market-invited');
}

/** From the mailed link, with name, city and address filled in, to the registration that is sent. */
async function register(page: Page, email: string): Promise<void> {
  const { account, register: words } = es.site;
  const next = () => page.getByRole('button', { name: words.saveNext }).click();
  await page.goto(await linkFromOutbox(page, email, '/restaurant/pre-register'));
  await expect(page.getByLabel(account.email, { exact: true })).toHaveValue(email);
  await page.getByLabel(account.firstName).fill('Rosa');
  await page.getByLabel(account.lastName).fill('Díaz');
  await page.getByLabel(account.password, { exact: true }).fill(aPassword);
  await page.getByLabel(account.passwordConfirmation).fill(aPassword);
  await page.getByRole('button', { name: words.begin }).click();
  await expect(page.getByLabel(label('company_name'))).toHaveValue('Casa Mezcal');
  await page.getByLabel(label('phone')).fill('951 516 0000');
  await page.getByLabel(label('description')).fill('Mole negro, tlayudas y mezcal de la casa, en un patio del centro.');
  await next();
  // Nobody here knows that country's postal codes, which is nothing to tell, and the city stays as it was invited.
  await page.getByLabel(label('zip')).fill('68000');
  const asked = page.waitForResponse(/postal-code/);
  await page.getByLabel(label('zip')).blur();
  await asked;
  await page.getByLabel(label('street')).fill('Calle Macedonio Alcalá');
  await page.getByLabel(label('number'), { exact: true }).fill('104');
  await expect(page.getByLabel(label('city'))).toHaveValue('Oaxaca de Juárez');
  await expect(page.getByText('No conocemos este código postal', { exact: false })).toHaveCount(0);
  await picture(page, 'market-place');
  await next();
  const cover = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#b5482f' } })
    .jpeg()
    .toBuffer();
  const file = { name: 'portada.jpg', mimeType: 'image/jpeg', buffer: cover };
  await page.locator('#cover input[type=file]').setInputFiles(file);
  await page.getByRole('link', { name: words.next, exact: true }).click();
  await page.getByRole('checkbox', { name: 'Mexicana', exact: true }).check();
  await page.getByLabel(label('ticket_avg')).fill('480');
  await next();
  await next();
  for (const day of [0, 1, 2, 3, 4, 5, 6]) {
    await page.locator(`[name=open-${day}]`).fill('19:00');
    await page.locator(`[name=close-${day}]`).fill('23:30');
  }
  await page.locator('[name=cell-1-night-time]').fill('20:00');
  await page.locator('[name=cell-1-night-2]').fill('3');
  await page
    .getByRole('button', { name: words.copyDay(weekdayName(1, 'es')) })
    .first()
    .click();
  await next();
  await page.getByRole('checkbox', { name: words.agree }).check();
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.waitTitle);
}

/** Finds the restaurant from the home page on, pays a table, and answers the voucher's code. */
async function bookInOaxaca(page: Page, date: string): Promise<string> {
  const { checkout, restaurant, voucher } = es.site;
  await page.goto('/');
  await page.getByRole('button', { name: localeNames.es }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
  // A page that was kept shows a new city a moment later.
  const city = page.getByRole('dialog').getByText('Oaxaca de Juárez');
  await expect(async () => {
    await page.reload();
    await page.getByRole('button', { name: es.site.site.chooseCity }).first().click();
    await expect(city).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await city.click();
  await page.waitForURL(/\/restaurants\/MX-OAX\/oaxaca-de-juarez/);
  const list = page.url();
  await page.goto('/privacy-policy');
  await expect(page.getByText(law.privacyLaw).first()).toBeVisible();
  await page.goto('/faq');
  await expect(page.getByText('¿Pago en pesos?').first()).toBeAttached();
  await page.goto(`${list}?date=${date}&people=2`);
  await picture(page, 'market-list');
  await takeFirstTime(page, restaurant.continue);
  await signUp(page, 'es', 'Vega', null);
  await expect(page.getByRole('heading', { name: checkout.payTitle, level: 1 })).toBeVisible();
  await fillCard(page, cards.good, 'es');
  await page.getByRole('button', { name: /^Pagar 110/ }).click();
  await expect(page.getByRole('heading', { name: checkout.doneTitle.confirmed, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: checkout.seeVoucher }).click();
  await page.waitForURL(/\/checkout\/voucher\//);
  const code = await page.getByText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/).innerText();
  await expect(page.getByRole('img', { name: voucher.qrLabel(code) })).toBeVisible();
  await picture(page, 'market-voucher');
  return code.replace(' ', '');
}
