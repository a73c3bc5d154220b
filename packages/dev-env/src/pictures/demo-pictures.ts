import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { cover, logo, photo } from '../art/art.mjs';
import { demoRestaurants } from '../scenario/build-restaurants.ts';
import { demoRegistrations } from '../scenario/registrations.ts';
import { parsePictureSrc, pictureSrc } from './picture-source.ts';
import type { PictureSource } from './picture-source.ts';

export const pictureWidths = [400, 800, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = 'webp' | 'avif';

export type DemoPictures = {
  /**
   * The picture of a path made by `pictureSrc` (4:3, logos square) in the smallest stored width that is not below `width`;
   * null for any other path, and for a picture of nobody in the scenario: a visitor must not have drawn and kept what he likes. Drawn at the first request and kept. AVIF takes several times longer to make, so a first
   * answer is WebP and the AVIF follows in the background.
   */
  read(
    path: string,
    width: number,
    accept: string,
  ): Promise<{ type: `image/${PictureFormat}`; body: Buffer; etag: string } | null>;
  /** Ends when the background work that has begun is done. */
  settle(): Promise<void>;
};

/** Demo pictures with a cache on disk: `directory`/<hash of everything that decides the bytes>.<format>. also: further paths that may be drawn. */
export function createDemoPictures(directory: string, also: readonly string[] = []): DemoPictures {
  const kept = new Set<string>();
  const underway = new Map<string, Promise<Buffer>>();
  const opened = mkdir(directory, { recursive: true })
    .then(() => readdir(directory))
    .then((names) => names.forEach((name) => kept.add(name)));
  let background: Promise<unknown> = Promise.resolve();

  function stored(source: PictureSource, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
    const name = fileName(source, width, format);
    const running = underway.get(name);
    if (running) return running;
    const make = () => keep(name, format === 'webp' ? draw(source, width) : toAvif(stored(source, width, 'webp')));
    const work = (kept.has(name) ? readFile(join(directory, name)).catch(make) : make()).finally(() =>
      underway.delete(name),
    );
    underway.set(name, work);
    return work;
  }

  async function keep(name: string, drawing: Promise<Buffer>): Promise<Buffer> {
    const body = await drawing;
    const unfinished = join(directory, `.${name}.${process.pid}`);
    await writeFile(unfinished, body);
    await rename(unfinished, join(directory, name));
    kept.add(name);
    return body;
  }

  return {
    async read(path, asked, accept) {
      await opened;
      const source = parsePictureSrc(path);
      if (!source || !(inScenario().has(path) || also.includes(path))) return null;
      const width = pictureWidths.find((candidate) => candidate >= asked) ?? 1200;
      if (!accept.includes('image/avif')) return answer(source, width, 'webp');
      if (kept.has(fileName(source, width, 'avif'))) return answer(source, width, 'avif');
      background = background.then(() => stored(source, width, 'avif')).catch(() => undefined);
      return answer(source, width, 'webp');
    },
    async settle() {
      await background;
      await Promise.allSettled(underway.values());
    },
  };

  async function answer(source: PictureSource, width: PictureWidth, format: PictureFormat) {
    const body = await stored(source, width, format);
    return { body, type: `image/${format}` as const, etag: `"${fileName(source, width, format)}"` };
  }
}

/** Change with the generator or the encoding, so that pictures drawn before are not taken for today's. */
const drawingVersion = 3;

function fileName(source: PictureSource, width: PictureWidth, format: PictureFormat): string {
  const identity = `${drawingVersion} ${pictureSrc(source)} ${width}`;
  return `${createHash('sha256').update(identity).digest('hex').slice(0, 24)}.${format}`;
}

let paths: Set<string> | undefined;
function inScenario(): Set<string> {
  paths ??= new Set(
    [...demoRestaurants(), ...demoRegistrations().map(({ restaurant }) => restaurant)].flatMap(({ photos }) =>
      photos.map(({ src }) => src),
    ),
  );
  return paths;
}

/** One at a time, on one core: a page of cold pictures must not keep the process's threads from everything else. */
let lastMade: Promise<unknown> = Promise.resolve();
function inTurn(make: () => Promise<Buffer>): Promise<Buffer> {
  const made = lastMade.then(make);
  lastMade = made.catch(() => undefined);
  return made;
}

/** SVG is drawn at its own size and then made smaller: librsvg is slow on patterns at sizes that are not whole multiples. */
function draw(source: PictureSource, width: PictureWidth): Promise<Buffer> {
  return inTurn(async () => {
    const { data, info } = await sharp(Buffer.from(svgOf(source)))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .resize(width)
      .webp({ quality: 74, effort: 2 })
      .toBuffer();
  });
}

/** From the WebP, as of uploads: drawing anew takes as long again. */
async function toAvif(webp: Promise<Buffer>): Promise<Buffer> {
  const body = await webp;
  return inTurn(() => sharp(body).avif({ quality: 50, effort: 1 }).toBuffer());
}

function svgOf({ kind, kitchen, slug, n }: PictureSource): string {
  if (kind === 'cover') return cover(kitchen, slug);
  return kind === 'logo' ? logo(kitchen, slug) : photo(kitchen, slug, n);
}
