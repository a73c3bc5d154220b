import { randomUUID } from 'node:crypto';
import { stepNames } from '@metade/domain/registration.ts';
import type { Page } from '@playwright/test';
import { holdTable } from './support/checkout.ts';
import { coveredStops } from './support/in-sight.ts';
import { enterAsDiner, enterAsNewOwner, enterPanel } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { anyWidth, expect, test } from './support/test.ts';

test.use({ firstVisit: true, locale: 'pt-PT', width: 360 });

test('nothing covers what a keyboard comes to, on a first visit', { tag: anyWidth }, async ({ page }) => {
  for (const path of [
    '/',
    '/restaurants/PT-11/lisboa',
    '/restaurant/description/taberna-do-acucar',
    '/sigin?new=1',
    '/contact',
    '/restaurant/pre-register',
    '/faq',
  ]) {
    await page.goto(path);
    await walk(page, path);
  }
});

test('nor does the bar that pays, or one that saves', { tag: anyWidth }, async ({ page, context }) => {
  await enterAsDiner(context);
  const held = await holdTable(page, await findTable('taberna-do-acucar', { after: 8 }));
  await page.goto(`/checkout?order=${held}`);
  await walk(page, 'checkout');
  await enterAsNewOwner(context, `Tasca ${randomUUID()}`);
  for (const step of stepNames) {
    await page.goto(`/restaurant/register?step=${step}`);
    await walk(page, step);
  }
  await enterPanel(page, 'owner@metade.test');
  await page.goto('/panel/house');
  await expect(page.locator('[data-bar=save]')).toBeVisible();
  await walk(page, 'house');
});

async function walk(page: Page, name: string): Promise<void> {
  const { stops, covered } = await coveredStops(page);
  expect.soft(stops, name).toBeGreaterThan(5);
  expect.soft(covered, name).toEqual([]);
}
