// Draws the pictures of wallet passes from the site's icon into apps/api/assets/wallet.
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const root = path.join(import.meta.dirname, '../../..');
const folder = path.join(root, 'apps/api/assets/wallet');
const icon = await readFile(path.join(root, 'apps/web/public/icon.svg'), 'utf8');
const ground = /<rect[^>]*fill="([^"]+)"/.exec(icon)?.[1];
if (ground === undefined) throw new Error('The icon has no ground');
const mark = Buffer.from(icon.replace(/<rect[^>]*>/, ''));

await mkdir(folder, { recursive: true });
for (const [suffix, scale] of Object.entries({ '': 1, '@2x': 2, '@3x': 3 })) {
  const side = 29 * scale;
  await sharp(Buffer.from(icon), { density: 600 })
    .resize(side, side)
    .flatten({ background: ground })
    .png({ palette: true })
    .toFile(path.join(folder, `icon${suffix}.png`));
  await sharp(await sharp(mark, { density: 600 }).trim().toBuffer())
    .resize({ height: 32 * scale })
    .png()
    .toFile(path.join(folder, `logo${suffix}.png`));
}
