import { formatMoney } from '@metade/i18n/format-money.ts';
import type { Page } from '@playwright/test';
import type { Table } from '../../support/tables.ts';

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
export const qr = (page: Page) => page.getByRole('img', { name: /QR/ });

/** A table's price as the app writes it in Portuguese. */
export const price = (table: Table) => formatMoney(table.price, 'pt');
