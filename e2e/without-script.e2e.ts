import { port } from './support/marketplace.ts';
import { anyWidth, expect, pt, test } from './support/test.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the search goes to the list, with the day and the people chosen', async ({ page, phone }) => {
    await page.goto('/');
    await page.getByLabel(pt.search.people).first().selectOption('4');
    const pill = phone
      ? page.getByRole('button', { name: new RegExp(`^${pt.search.sheetTitle}:`) })
      : page.getByRole('button', { name: new RegExp(pt.search.show('').trim()) });
    await pill.first().click();
    await expect(page).toHaveURL(/\/restaurants\/PT-11\/lisboa\?.*people=4/);
    // Late in the evening nothing is left of today.
    const later = new URL(page.url());
    later.searchParams.set('date', new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10));
    await page.goto(later.href);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lisboa');
  });
});

test(`a forged X-Forwarded-For changes nothing ${anyWidth}`, async () => {
  const ask = async (headers: Record<string, string>) => {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/site/geoip`, { headers });
    return (await answer.json()) as object;
  };
  const plain = await ask({});
  // An address of Madrid: believed, it would make the visitor Spanish.
  expect(await ask({ 'x-forwarded-for': '80.58.61.250' })).toEqual(plain);
  const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': '80.58.61.250' } });
  expect(await page.text()).toContain('<html lang="pt-PT"');
});
