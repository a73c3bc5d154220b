import { rows } from './support/database.ts';
import { expect, pt, test } from './support/test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('every review of a restaurant can be read', async ({ page }) => {
      const [place] = await rows<{ id: string; slug: string }>(
        "select id, slug from restaurant where rating_count between 11 and 20 and country = 'ES' order by slug limit 1",
        [],
      );
      if (!place) throw new Error('no restaurant has so many reviews');
      const written = await rows<{ title: string; comment: string }>(
        'select title, comment from review where restaurant_id = $1 and active and not private and not moderate order by created_at desc, id desc',
        [place.id],
      );
      const reviews = page.locator('#reviews > ul > li');
      const pageHas = async (expected: typeof written) => {
        await expect(reviews).toHaveCount(expected.length);
        for (const [index, { comment }] of expected.entries())
          await expect(reviews.nth(index)).toContainText(comment.split('\n')[0] ?? '');
      };
      await page.goto(`/restaurant/description/${place.slug}?people=3`);
      await pageHas(written.slice(0, 10));
      await page.getByRole('link', { name: pt.restaurant.moreReviews }).click();
      await expect(page).toHaveURL(/people=3&reviews=2/);
      await pageHas(written.slice(10));
      await expect(reviews.first()).toBeInViewport();
      await expect(page.getByRole('link', { name: pt.restaurant.moreReviews })).toHaveCount(0);
      await page.getByRole('link', { name: pt.restaurant.newerReviews }).click();
      await pageHas(written.slice(0, 10));
    });
  });
}
