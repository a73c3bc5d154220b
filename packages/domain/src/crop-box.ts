/** A point as shares of width and height from the upper left, and a zoom factor. */
export type Crop = { x: number; y: number; zoom: number };

/**
 * The largest box of a shape (width by height) inside a picture, divided by the zoom, as close around the point as possible. Whole
 * pixels.
 */
export function cropBox(
  picture: { width: number; height: number },
  shape: number,
  { x, y, zoom }: Crop,
): { left: number; top: number; width: number; height: number } {
  const widest = Math.min(picture.width, picture.height * shape) / zoom;
  const width = Math.max(1, Math.round(widest));
  const height = Math.max(1, Math.min(picture.height, Math.round(widest / shape)));
  const place = (whole: number, part: number, at: number) =>
    Math.round(Math.min(Math.max(whole * at - part / 2, 0), whole - part));
  return { left: place(picture.width, width, x), top: place(picture.height, height, y), width, height };
}
