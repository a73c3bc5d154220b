import type { Page } from '@playwright/test';
import { appear, expectAccessible } from '../../support/accessible.ts';
import { picture } from '../../support/picture.ts';

/** Is accessible; and a picture in both appearances, where pictures are asked for. */
export async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  for (const appearance of ['light', 'dark'] as const) {
    await appear(page, appearance);
    await picture(page, `app-${name}-${page.viewportSize()?.width}-${appearance}`);
  }
  await appear(page, 'light');
}
