import { LOCALES } from '@metade/i18n/locale.ts';
import { url } from './support/marketplace.ts';
import { picture } from './support/picture.ts';
import { anyWidth, expect, test } from './support/test.ts';

test.use({ pictures: true });

/** Where the drawing begins and where its full half does, in a picture that is 640 high. */
const drawing = { fork: 550, seam: 868, height: 640 };

for (const locale of LOCALES)
  test(`the headline in ${locale} keeps to its half at every width ${anyWidth}`, async ({ page, context }) => {
    await context.addCookies([{ name: 'locale', value: locale, url }]);
    await page.goto('/');
    for (const width of [320, 360, 390, 768, 1023, 1024, 1253, 1254, 1280, 1366, 1440, 1536, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const seen = await page.evaluate((half) => {
        const image = [...document.querySelectorAll<HTMLElement>('section img')].find((one) => one.checkVisibility());
        const art = image?.getBoundingClientRect();
        const edges = (selector: string) =>
          [...document.querySelectorAll(selector)]
            .filter((one) => one.checkVisibility())
            .flatMap((one) => {
              const range = document.createRange();
              range.selectNodeContents(one);
              return [...range.getClientRects()];
            });
        const words = edges('h1, h1 + p');
        const scale = (art?.height ?? 0) / half.height;
        const fork = (art?.left ?? 0) + half.fork * scale;
        const seam = (art?.left ?? 0) + half.seam * scale;
        return {
          beside: innerWidth >= 1024,
          overArt: words.filter(({ right }) => right > fork).length,
          underArt: words.filter(({ bottom }) => bottom > (art?.top ?? 0)).length,
          // What is written white in the header lies on the red half.
          white: edges('header nav > div:last-child, header nav > div:nth-last-child(2)').filter(
            ({ left }) => left < seam,
          ).length,
          reach: (art?.right ?? 0) >= innerWidth,
        };
      }, drawing);
      const where = `${locale} at ${width} px`;
      expect.soft(seen.reach, `${where}: the ground goes to the edge`).toBe(true);
      expect.soft(seen.beside ? seen.overArt : seen.underArt, `${where}: text on the drawing`).toBe(0);
      if (seen.beside) expect.soft(seen.white, `${where}: white on white`).toBe(0);
      await picture(page, `hero-${locale}-${width}`);
    }
  });
