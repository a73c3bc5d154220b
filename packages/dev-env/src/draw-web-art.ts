// Draws the still pictures of the public site (home picture, city tiles, restaurant front) into apps/web/public/art.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { front } from './art/art.mjs';
import { city } from './art/cities.mjs';
import { emptyTable } from './art/empty-table.mjs';
import { hero } from './art/hero.mjs';

const wide = { w: 1280, h: 640, edge: 2560 };
const narrow = { w: 390, h: 420, seam: 195, cy: 190, r: 160, vertical: false };
const middle = { ...narrow, w: 1024, seam: 512 };
/** Ground and line of the home picture on the dark page, measured beside --page of the dark theme. */
const dark = { line: '#a7503e', ground: '#8f2017' };

const pictures: Record<string, string> = {
  'hero-wide.svg': hero(wide),
  'hero-wide-dark.svg': hero({ ...wide, ...dark }),
  'hero-narrow.svg': hero(narrow),
  'hero-narrow-dark.svg': hero({ ...narrow, ...dark }),
  'hero-middle.svg': hero(middle),
  'hero-middle-dark.svg': hero({ ...middle, ...dark }),
  'empty-table.svg': emptyTable(),
  'front-portuguesa.svg': front('portuguesa', 'metade'),
};
for (const slug of ['lisboa', 'porto', 'madrid', 'sao-paulo', 'rio-de-janeiro', 'other']) {
  pictures[`city-${slug}.svg`] = city(slug);
}

const folder = join(import.meta.dirname, '../../../apps/web/public/art');
mkdirSync(folder, { recursive: true });
for (const [name, svg] of Object.entries(pictures)) writeFileSync(join(folder, name), svg);
