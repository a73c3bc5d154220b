import type { Page } from '@playwright/test';

/** From the next page on, the camera of this browser sees a picture held into a part of its view. */
export async function showToCamera(page: Page, picture: Buffer): Promise<void> {
  await page.addInitScript((base64) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
      const view = canvas.getContext('2d') as CanvasRenderingContext2D;
      // Held by a hand: nearer and farther. There are codes that no reader gets at one certain size.
      let frame = 0;
      setInterval(() => {
        const size = 400 + 12 * (frame++ % 12);
        view.fillStyle = '#777';
        view.fillRect(0, 0, 1280, 720);
        view.drawImage(image, 640 - size / 2, 360 - size / 2, size, size);
      }, 50);
      return canvas.captureStream(20);
    };
  }, picture.toString('base64'));
}
