import path from 'node:path';
import type { Page } from '@playwright/test';

/** Where pictures of every screen go, for a person to look at; none are made when it is not set. */
const folder = process.env.SCREEN_PICTURES;

/** Takes a picture of what is in sight, named by what a person looks for. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!folder) return;
  await page.screenshot({ path: path.join(folder, `${name.replace(/[^\w]+/g, '-').slice(0, 90)}.png`) });
}
