import { drawQr } from '@metade/ui/draw-qr.ts';
import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';

/** A QR code as a picture. */
export function pictureOf(text: string): Promise<Buffer> {
  const { size, path } = drawQr(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="-4 -4 ${size + 8} ${size + 8}"><rect x="-4" y="-4" width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The reader that browsers need, as the app's packages have it. */
export const readByCamera = (context: BrowserContext) =>
  context.route('**/zxing_reader.wasm', (route) =>
    route.fulfill({ path: 'apps/mobile/node_modules/zxing-wasm/dist/reader/zxing_reader.wasm' }),
  );
