import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import type { Page } from '@playwright/test';
import { rows } from '../../support/database.ts';
import { type CurrentRestaurant, newRestaurant } from '../../support/restaurants.ts';
import { findTable, type Table } from '../../support/tables.ts';

/** A restaurant of the test's own that confirms at once, and a table there. */
export async function ownTable(after = 3): Promise<{ own: CurrentRestaurant; table: Table }> {
  const own = await newRestaurant();
  await rows("update restaurant set confirmation_mode = 'instant' where id = $1", [own.id]);
  return { own, table: await findTable(own.slug, { after }) };
}

export const openTable = (page: Page, { restaurant, date, slot }: Table) =>
  page.goto(`/restaurant/${restaurant}?date=${date}&slot=${slot}`);

/** Holds a table in the app. Answers the order's id. */
export async function hold(page: Page, table: Table): Promise<string> {
  await openTable(page, table);
  await page.getByRole('button', { name: messagesOf('pt').restaurant.continue }).click();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  return page.url().slice(-36);
}
