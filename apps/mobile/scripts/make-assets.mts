// Makes what the app takes from the product's own sources: colours, letters and icons. Run after one of them has changed.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { tokensModule } from './tokens-module.mts';

const app = path.join(import.meta.dirname, '..');
const ui = createRequire(path.join(app, '../../packages/ui/package.json'));

const css = await readFile(path.join(app, '../../packages/ui/src/tokens.css'), 'utf8');
await writeFile(path.join(app, 'src/theme/tokens.ts'), tokensModule(css));

const faces: Record<string, [from: string, axes: Record<string, number>]> = {
  display: [
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
    { wdth: 86, wght: 750 },
  ],
  text: ['@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2', { wght: 400 }],
  semibold: ['@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2', { wght: 600 }],
};
const spans = [
  [0x20, 0x17f],
  [0x2bb, 0x2bc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2215],
] as const;
const letters = spans
  .map(([first, last]) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)))
  .join('');
await mkdir(path.join(app, 'assets/fonts'), { recursive: true });
for (const [name, [from, axes]] of Object.entries(faces)) {
  const font = await readFile(ui.resolve(from));
  await writeFile(
    path.join(app, `assets/fonts/${name}.ttf`),
    await subsetFont(font, letters, { targetFormat: 'truetype', variationAxes: axes }),
  );
}

const icon = await readFile(path.join(app, '../panel/public/icon.svg'));
const red = '#c4281c';
const drawn = (size: number) => sharp(icon, { density: 600 }).resize(size, size);
await drawn(1024).flatten({ background: red }).png().toFile(path.join(app, 'assets/icon.png'));
// Android cuts the icon's rim away: the mark stands within two thirds.
await sharp({ create: { width: 1024, height: 1024, channels: 4, background: red } })
  .composite([{ input: await drawn(660).png().toBuffer() }])
  .png()
  .toFile(path.join(app, 'assets/icon-foreground.png'));
// The splash screen shows the mark alone; Android's bar tells a notification by its silhouette.
await drawn(512).png().toFile(path.join(app, 'assets/splash.png'));
const mark = Buffer.from(icon.toString().replace(/<rect[^>]*>/, ''));
await sharp(mark, { density: 600 }).resize(96, 96).png().toFile(path.join(app, 'assets/notification.png'));
