import { expect, pt, test } from './support/test.ts';

const { site } = pt;

test('restaurants looked at stand on home, list and wishlist, on this device alone, until they are cleared', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await page.goto('/');
  const strip = page.getByRole('region', { name: site.seenTitle });
  await expect(strip).toHaveCount(0);
  for (const slug of ['taberna-do-acucar', 'forno-velho', 'taberna-do-acucar']) {
    await page.goto(`/restaurant/description/${slug}`);
    const latest = () => page.evaluate(() => JSON.parse(localStorage.getItem('seen') ?? '[]')[0]?.slug as unknown);
    await expect.poll(latest).toBe(slug);
  }
  for (const path of ['/', '/restaurants/PT-11/lisboa', '/wishlist']) {
    await page.goto(path);
    await expect(strip.getByRole('link')).toHaveText([/^Taberna do Açúcar/, /^Forno Velho/]);
  }
  expect(sent).toEqual([]);
  await page.goto('/');
  await strip.getByRole('button', { name: site.seenClear }).click();
  await expect(strip).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip).toHaveCount(0);
});
