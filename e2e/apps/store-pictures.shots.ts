import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { app as en } from '@metade/i18n/en/app.ts';
import { host as hostEn } from '@metade/i18n/en/host.ts';
import { app as es } from '@metade/i18n/es/app.ts';
import { host as hostEs } from '@metade/i18n/es/host.ts';
import { app as pt } from '@metade/i18n/pt/app.ts';
import { host as hostPt } from '@metade/i18n/pt/host.ts';
import { app as ptBr } from '@metade/i18n/pt-BR/app.ts';
import { host as hostPtBr } from '@metade/i18n/pt-BR/host.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  type Device,
  devices,
  featurePage,
  picturesFolder,
  picturesOf,
  posterPage,
  type StoreScreen,
} from '../../apps/mobile/scripts/store-pictures.mts';
import { appUrl } from '../support/app-site.ts';
import { arrive } from '../support/at-the-table.ts';
import { bookAtApi } from '../support/checkout.ts';
import { rows } from '../support/database.ts';
import { partiesTonight } from '../support/meals.ts';
import { aPassword, registerDiner } from '../support/people.ts';
import { newRestaurant } from '../support/restaurants.ts';
import { findTable } from '../support/tables.ts';
import { enterApp } from './support/enter.ts';

const mobile = path.join(import.meta.dirname, '../../apps/mobile');

/** Where each language looks for a table, and where its bill is shown to a waiter who speaks another one. */
const scenes = {
  pt: {
    app: pt,
    h: hostPt,
    tag: 'pt-PT',
    city: 'Lisboa',
    abroad: 'la-mitad-del-mantel',
    guests: ['Ana Ferreira', 'Marta Oliveira', 'Luís Correia', 'Tiago Nunes', 'Rita Almeida', 'Hugo Lopes'],
  },
  'pt-BR': {
    app: ptBr,
    h: hostPtBr,
    tag: 'pt-BR',
    city: 'São Paulo',
    abroad: 'la-mitad-del-mantel',
    guests: ['Ana Souza', 'Marta Oliveira', 'Luís Ribeiro', 'Thiago Nunes', 'Rita Almeida', 'Hugo Lopes'],
  },
  en: {
    app: en,
    h: hostEn,
    tag: 'en-GB',
    city: 'Lisbon',
    abroad: 'la-mitad-del-mantel',
    guests: ['Anna Walker', 'Martha Evans', 'Louis Brown', 'James Taylor', 'Rita Hughes', 'Hugo Lewis'],
  },
  es: {
    app: es,
    h: hostEs,
    tag: 'es-ES',
    city: 'Madrid',
    abroad: 'quintal-da-lua',
    guests: ['Ana García', 'Marta Moreno', 'Luis Ruiz', 'Diego Navarro', 'Rita Alonso', 'Hugo López'],
  },
} as const;

for (const locale of Object.keys(scenes) as (keyof typeof scenes)[])
  test(`pictures for the stores in ${locale}`, async ({ browser }) => {
    const shots = { phone: await takeAll(browser, locale, 'phone'), tablet: await takeAll(browser, locale, 'tablet') };
    const font = address(await readFile(path.join(mobile, 'assets/fonts/display.ttf')), 'font/ttf');
    const tokens = await readFile(path.join(mobile, '../../packages/ui/src/tokens.css'), 'utf8');
    const mark = await readFile(path.join(mobile, '../panel/public/icon.svg'), 'utf8');
    for (const { file, size, screen, caption } of picturesOf(locale)) {
      const { width, height, scale } = size;
      const context = await browser.newContext({
        viewport: { width: width / scale, height: height / scale },
        deviceScaleFactor: scale,
      });
      const page = await context.newPage();
      await page.setContent(
        screen === null
          ? featurePage({ tokens, font, shot: address(shots.phone.explore, 'image/png'), caption, mark })
          : posterPage(size, screen, { tokens, font, shot: address(shots[size.device][screen], 'image/png'), caption }),
      );
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: path.join(mobile, picturesFolder, file) });
      await context.close();
    }
  });

/** The app's screens on a device, each as a PNG. */
async function takeAll(browser: Browser, locale: keyof typeof scenes, device: Device) {
  const { app, h, tag, city, abroad, guests } = scenes[locale];
  const m = messagesOf(locale);
  const { width, height, scale } = devices[device];
  const context = await browser.newContext({
    baseURL: appUrl,
    locale: tag,
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const taken = {} as Record<StoreScreen, Buffer>;
  const take = async (screen: StoreScreen) => {
    await settled(page);
    taken[screen] = await page.screenshot({ animations: 'disabled' });
  };
  const diner = await registerDiner(locale);
  await rename(diner.email, guests[0]);
  await enterApp(page, diner, locale);

  await page.goto('/');
  await page.getByRole('button', { name: m.site.chooseCity }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${city}`) })
    .first()
    .click();
  await expect(page.getByRole('button', { name: m.site.chooseCity })).toContainText(city);
  for (let people = 2; people < 4; people += 1) await page.getByRole('button', { name: app.more }).click();
  await page.getByRole('radiogroup', { name: m.search.day }).getByRole('radio').nth(2).click();
  await page.getByRole('radio', { name: m.site.periods.night }).click();
  await page.waitForLoadState('networkidle');
  const card = page.getByTestId('restaurant-card').first();
  await expect(card.getByRole('button', { name: /\d\d:\d\d/ }).first()).toBeVisible();
  await card.getByRole('switch').click();
  await expect(card.getByRole('switch')).toBeChecked();
  await take('explore');

  await card.getByRole('link').click();
  const low = page.getByRole('region', { name: m.restaurant.bookTitle });
  await low.getByRole('radio').first().click();
  await low.getByRole('button', { name: app.moreTimes }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: m.restaurant.continue })).toBeEnabled();
  await take('book');

  // A table of today or soon, and two more ahead.
  const near = await rows<{ slug: string }>(
    `select r.slug from restaurant r join city c on c.id = r.city_id
     where c.name = $1 and r.state = 'approved' and r.show order by r.rating_count desc limit 3`,
    [cityOf(locale)],
  );
  const orders: string[] = [];
  for (const [at, { slug }] of near.entries())
    orders.push(await bookAtApi(diner.token, await findTable(slug, { after: 1 + at * 3 })));
  await rows("update orders set state = 'confirmed' where id = any($1) and state = 'awaiting_restaurant'", [orders]);
  await page.goto('/bookings');
  await expect(page.getByRole('heading', { name: app.next })).toBeVisible();
  await take('bookings');
  await page.getByRole('button', { name: m.orders.viewVoucher }).first().click();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await take('voucher');

  const meal = await arrive(await bookAtApi(diner.token, await findTable(abroad, { after: 2 })));
  await page.goto(`/bill/${meal.token}`);
  await page.getByRole('button', { name: m.bill.openMenu }).click();
  const menu = page.getByRole('dialog');
  for (const name of await dearest(abroad)) {
    await menu.getByRole('button', { name }).first().click();
    await menu.getByRole('button', { name: m.bill.more(name) }).click();
  }
  await menu.getByRole('button', { name: m.bill.done }).click();
  await page.getByRole('button', { name: `${m.bill.add}: ${m.bill.addDrink}` }).click();
  await menu.getByRole('button', { name: meal.drink.name }).first().click();
  await menu.getByRole('button', { name: m.bill.more(meal.drink.name) }).click();
  await menu.getByRole('button', { name: m.bill.done }).click();
  await page.getByRole('button', { name: m.bill.showWaiter }).click();
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
  await take('bill');

  const own = await newRestaurant();
  await rows("update restaurant set company_name = 'Casa da Ponte' where id = $1", [own.id]);
  await rows('update table_slot set qtd = $2 where restaurant_id = $1', [own.id, guests.length]);
  await partiesTonight(
    own,
    guests.map((guest) => String(guest.split(' ')[1])),
  );
  for (const guest of guests)
    await rows(
      `update app_user u set first_name = $2 from orders o where o.user_id = u.id and o.restaurant_id = $1 and u.last_name = $3`,
      [own.id, ...guest.split(' ')],
    );
  await page.evaluate(() => localStorage.clear());
  await enterApp(page, { email: own.email, password: aPassword }, locale);
  await page.goto(`/host/${own.id}`);
  await page
    .getByRole('button', { name: new RegExp(String(guests[1].split(' ')[1])) })
    .last()
    .click();
  await expect(page.getByRole('button', { name: new RegExp(String(guests[0].split(' ')[1])) }).first()).toBeVisible();
  await expect(page.getByText(h.here(1, guests.length))).toBeVisible();
  await take('host');
  await context.close();
  return taken;
}

/** The names of a restaurant's three dearest dishes. */
async function dearest(slug: string): Promise<string[]> {
  const found = await rows<{ name: string }>(
    `select d->>'name' as name from restaurant r, jsonb_array_elements(r.menu) d
     where r.slug = $1 and (d->>'food')::boolean order by (d->>'price')::integer desc limit 3`,
    [slug],
  );
  return found.map(({ name }) => name);
}

/** Where a language's bookings are. */
const cityOf = (locale: keyof typeof scenes) =>
  ({ pt: 'Lisboa', 'pt-BR': 'São Paulo', en: 'Lisboa', es: 'Madrid' })[locale];

async function rename(email: string, name: string): Promise<void> {
  await rows('update app_user set first_name = $2, last_name = $3 where email = $1', [email, ...name.split(' ')]);
}

/** Every picture in sight is there. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete && image.naturalWidth > 0),
  );
}

const address = (bytes: Buffer, type: string) => `data:${type};base64,${bytes.toString('base64')}`;
