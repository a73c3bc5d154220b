import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskFiles } from '../src/adapters/file-store.ts';
import { cropBox } from '@metade/domain/crop-box.ts';
import { forgetPictures } from '../src/features/restaurant-pictures/index.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { begin, fileForm, newMember, newOwner } from './support/owner.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'metade-pictures-'));
  app = await startTestApp({
    overrides: { files: diskFiles(folder) },
    settings: { imageMaxMegabytes: 1, photosMax: 4, ownersPerAddressPerHour: 1000 },
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const drawing = (width = 1600, height = 900, background = '#c5281c') =>
  sharp({ create: { width, height, channels: 3, background } });
const aPhoto = () => drawing().jpeg().toBuffer();

async function restaurant(): Promise<{ owner: Caller; id: string }> {
  const owner = await newOwner(app);
  return { owner, id: await begin(owner) };
}

const setCover = (owner: Caller, id: string, bytes: Uint8Array, kind: 'cover' | 'logo' = 'cover') =>
  owner.call('uploadPicture', { params: { id, kind } }, { form: fileForm(bytes) });

async function addPhotos(owner: Caller, id: string, ...files: Uint8Array[]) {
  const response = await fetch(`${app.url}/v1/restaurant/upload/${id}/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'accept-language': 'en' },
    body: fileForm(...files),
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- looked into below
  return { status: response.status, body: (await response.json()) as any };
}

async function served(src: string, width: number, accept = 'image/webp') {
  const response = await fetch(app.url + src.replace('{width}', String(width)), { headers: { accept } });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, type: response.headers.get('content-type'), body };
}

describe('a cover', () => {
  test.each([
    ['JPEG', () => drawing().jpeg().toBuffer()],
    ['PNG', () => drawing().png().toBuffer()],
    ['WebP', () => drawing().webp().toBuffer()],
    ['AVIF', () => drawing(800, 600).avif({ effort: 0 }).toBuffer()],
    ['JPEG of a phone’s 50 megapixels', () => drawing(8192, 6144).jpeg().toBuffer()],
  ])('is taken as %s and served in every width, for ever cacheable, as AVIF once that is made', async (_, draw) => {
    const { owner, id } = await restaurant();
    const { cover } = taken(await setCover(owner, id, await draw()));
    expect(cover?.widths).toEqual([400, 800, 1200]);
    expect(cover?.preview).toMatch(/^data:image\/webp;base64,/);
    const src = cover?.src ?? '';
    const { status, type, headers, body } = await served(src, 400);
    expect([status, type, headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    expect(await sharp(body).metadata()).toMatchObject({ width: 400, height: 300 });
    expect((await served(src, 400, 'image/avif,image/webp')).type).toBe('image/webp');
    await drain(app.context);
    const small = await served(src, 400, 'image/avif,image/webp');
    expect(small.type).toBe('image/avif');
    expect(await sharp(small.body).metadata()).toMatchObject({ width: 400, height: 300 });
    expect((await served(src, 400)).type).toBe('image/webp');
  });

  test('is turned upright and loses what it says of place and camera, in all its files', async () => {
    const { owner, id } = await restaurant();
    const original = await drawing(900, 900, '#1f3f8a')
      .composite([{ input: await drawing(450, 900).png().toBuffer(), left: 0, top: 0 }])
      .withExif({ IFD0: { Copyright: 'SecretPlace' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { logo } = taken(await setCover(owner, id, original, 'logo'));
    await drain(app.context);
    const { body } = await served(logo?.src ?? '', 400);
    const pixel = await sharp(body).extract({ left: 200, top: 20, width: 1, height: 1 }).raw().toBuffer();
    expect((pixel[0] as number) > (pixel[2] as number)).toBe(true);
    const at = `uploads/${logo?.src.split('/').at(-1)}`;
    const names = await readdir(path.join(folder, at));
    expect(names.toSorted()).toEqual([
      '1200.avif',
      '1200.webp',
      '400.avif',
      '400.webp',
      '800.avif',
      '800.webp',
      'master.webp',
    ]);
    for (const name of names) {
      const file = (await app.context.files.read(`${at}/${name}`)) as Buffer;
      expect((await sharp(file).metadata()).exif, name).toBeUndefined();
      expect(file.includes('SecretPlace'), name).toBe(false);
    }
  });

  test('is the part that was chosen, under another address, from the picture as it came', async () => {
    const { owner, id } = await restaurant();
    // Red at the left, blue at the right.
    const both = await drawing(1600, 600, '#1f3f8a')
      .composite([{ input: await drawing(800, 600).png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { cover } = taken(await setCover(owner, id, both));
    const choose = async (x: number) => {
      const params = { id, picture: cover?._id ?? '' };
      const { cover: next } = taken(
        await owner.call('updatePicture', { params, body: { crop: { x, y: 0.5, zoom: 2 } } }),
      );
      const { body } = await served(next?.src ?? '', 400);
      return { src: next?.src, _id: next?._id, red: await redOf(body) };
    };
    const [left, right] = [await choose(0), await choose(1)];
    expect([left.red, right.red]).toEqual([true, false]);
    expect(new Set([cover?.src, left.src, right.src]).size).toBe(3);
    expect(right._id).toBe(cover?._id);
  });

  test('is up to the limit of megabytes, and no larger', async () => {
    const { owner, id } = await restaurant();
    const picture = await aPhoto();
    const padded = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
    expect((await setCover(owner, id, padded(1024 * 1024))).code).toBe('ok');
    expect((await setCover(owner, id, padded(1024 * 1024 + 1))).code).toBe('body_too_large');
  });
});

async function redOf(body: Buffer): Promise<boolean> {
  const pixel = await sharp(body).extract({ left: 200, top: 150, width: 1, height: 1 }).raw().toBuffer();
  return (pixel[0] as number) > (pixel[2] as number);
}

describe('photos', () => {
  test('come several in one form; a bad one among them is named, and the others are kept', async () => {
    const { owner, id } = await restaurant();
    const { status, body } = await addPhotos(
      owner,
      id,
      await aPhoto(),
      Buffer.from('<svg/>'),
      await aPhoto(),
      Buffer.alloc(1024 * 1024 + 1),
    );
    expect(status).toBe(200);
    expect(body.data.photos).toHaveLength(2);
    expect(body.refused).toEqual([
      { index: 1, name: 'picture-2.jpg', code: 'picture_kind', message: 'Choose a JPEG, PNG, WebP or AVIF picture.' },
      {
        index: 3,
        name: 'picture-4.jpg',
        code: 'picture_large',
        message: 'This picture is larger than 1 MB. Choose a smaller one.',
      },
    ]);
  });

  test('are refused when none of them is good, or there is none', async () => {
    const { owner, id } = await restaurant();
    const { status, body } = await addPhotos(owner, id, Buffer.from('no'), Buffer.from('neither'));
    expect([status, body.code, body.issues.map((issue: { path: string }) => issue.path)]).toEqual([
      422,
      'invalid_fields',
      ['file.0', 'file.1'],
    ]);
    expect((await addPhotos(owner, id)).body.issues).toMatchObject([{ path: 'file', code: 'required' }]);
  });

  test('are as many as fit, and not one more, however many come at once', async () => {
    const { owner, id } = await restaurant();
    const photo = await aPhoto();
    const answers = await Promise.all(Array.from({ length: 3 }, () => addPhotos(owner, id, photo, photo)));
    expect(answers.flatMap(({ body }) => body.refused ?? body.issues ?? []).length).toBe(2);
    expect(taken(await owner.call('getRegistration', {}))?.photos).toHaveLength(4);
    expect((await addPhotos(owner, id, photo)).body.code).toBe('photos_limit');
  });

  test('of one form that has more than fit are kept as many as fit, and the others are refused as too many', async () => {
    const { owner, id } = await restaurant();
    const photo = await aPhoto();
    const { body } = await addPhotos(owner, id, ...Array.from({ length: 6 }, () => photo));
    expect([body.status, body.code, body.params]).toEqual([409, 'photos_limit', { max: 4 }]);
    expect(taken(await owner.call('getRegistration', {}))?.photos).toHaveLength(4);
  });

  test('are put into an order, described and taken away', async () => {
    const { owner, id } = await restaurant();
    const photo = await aPhoto();
    const { body } = await addPhotos(owner, id, photo, photo, photo);
    const [a, b, c] = body.data.photos.map((one: { _id: string }) => one._id);
    const ordered = taken(await owner.call('orderPhotos', { params: { id }, body: { order: [c, a, 'unknown'] } }));
    expect(ordered.photos.map((one) => one._id)).toEqual([c, a, b]);
    const told = taken(await owner.call('updatePicture', { params: { id, picture: a }, body: { alt: 'A sala' } }));
    expect(told.photos.find((one) => one._id === a)?.alt).toBe('A sala');
    expect(
      taken(await owner.call('removePicture', { params: { id, picture: c } })).photos.map((one) => one._id),
    ).toEqual([a, b]);
    expect((await owner.call('removePicture', { params: { id, picture: c } })).code).toBe('not_found');
    const stranger = await newOwner(app);
    expect((await stranger.call('removePicture', { params: { id, picture: a } })).code).toBe('not_found');
    const host = await newMember(app, id, 'host');
    expect((await host.call('removePicture', { params: { id, picture: a } })).code).toBe('forbidden');
  });
});

test('a picture that was taken away is put back where it was, for a while and once', async () => {
  const { owner, id } = await restaurant();
  const photo = await aPhoto();
  const { cover } = taken(await setCover(owner, id, photo));
  const { body } = await addPhotos(owner, id, photo, photo, photo);
  const [a, b, c] = body.data.photos.map((one: { _id: string }) => one._id);
  const by = async (who: typeof owner, what: 'removePicture' | 'restorePicture', picture: string) =>
    who.call(what, { params: { id, picture } });
  taken(await owner.call('updatePicture', { params: { id, picture: b }, body: { alt: 'A sala' } }));
  taken(await by(owner, 'removePicture', b));
  expect((await by(await newOwner(app), 'restorePicture', b)).code).toBe('not_found');
  const { photos } = taken(await by(owner, 'restorePicture', b));
  expect(photos.map(({ _id, alt }) => [_id, alt])).toEqual([
    [a, ''],
    [b, 'A sala'],
    [c, ''],
  ]);
  expect((await by(owner, 'restorePicture', b)).code).toBe('not_found');

  // The files of an old picture stay for as long as it can be put back.
  taken(await by(owner, 'removePicture', b));
  taken(await by(owner, 'removePicture', cover?._id ?? ''));
  await app.pool.query(
    "update stored_picture set created_at = created_at - interval '2 days' where restaurant_id = $1",
    [id],
  );
  expect(await forgetPictures(app.context)).toBe(0);
  const next = taken(await setCover(owner, id, photo)).cover;
  expect((await by(owner, 'restorePicture', cover?._id ?? '')).code).toBe('not_found');
  expect(taken(await owner.call('getPictures', { params: { id } })).cover).toEqual(next);
  await addPhotos(owner, id, photo, photo);
  expect((await by(owner, 'restorePicture', b)).code).toBe('photos_limit');
  await app.pool.query(
    "update removed_picture set removed_at = removed_at - interval '61 minutes' where restaurant_id = $1",
    [id],
  );
  await forgetPictures(app.context);
  expect((await by(owner, 'restorePicture', b)).code).toBe('not_found');
  expect((await served(cover?.src ?? '', 400)).status).toBe(404);
});

describe('what is no picture, or too much of one', () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  test.each([
    ['an SVG', async () => svg, 'picture_kind'],
    ['a GIF', async () => Buffer.from('GIF89a'), 'picture_kind'],
    ['a PNG’s first bytes with a script behind', async () => Buffer.concat([png, svg]), 'picture_broken'],
    ['half of a JPEG', async () => (await drawing(400, 300).jpeg().toBuffer()).subarray(0, 500), 'picture_broken'],
    [
      '200 megapixels in a small file',
      async () => drawing(20_000, 10_000).png({ compressionLevel: 9 }).toBuffer(),
      'picture_giant',
    ],
  ])('%s is refused, and the cover before stays', async (_, make, code) => {
    const { owner, id } = await restaurant();
    const { cover } = taken(await setCover(owner, id, await aPhoto()));
    const response = await fetch(`${app.url}/v1/restaurant/upload/${id}/cover`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}` },
      body: fileForm(await make()),
    });
    const { issues } = (await response.json()) as { issues: object[] };
    expect([response.status, issues]).toMatchObject([422, [{ path: 'file', code }]]);
    expect(taken(await owner.call('getRegistration', {}))?.cover).toEqual(cover);
  });

  test('a JPEG with a page behind it is taken, and the page is nowhere in what is served', async () => {
    const { owner, id } = await restaurant();
    const both = Buffer.concat([await aPhoto(), Buffer.from('<script>alert("polyglot")</script>')]);
    const { cover } = taken(await setCover(owner, id, both));
    const { body, headers } = await served(cover?.src ?? '', 1200);
    expect(body.includes('polyglot')).toBe(false);
    expect(headers.get('content-type')).toBe('image/webp');
  });
});

test('files that no restaurant shows any more are removed after a while, and no others', async () => {
  const { owner, id } = await restaurant();
  const first = taken(await setCover(owner, id, await aPhoto())).cover;
  const second = taken(await setCover(owner, id, await aPhoto())).cover;
  await drain(app.context);
  await forgetPictures(app.context);
  expect((await served(first?.src ?? '', 400)).status).toBe(200);
  await app.pool.query(
    "update stored_picture set created_at = created_at - interval '61 minutes' where restaurant_id = $1",
    [id],
  );
  expect(await forgetPictures(app.context)).toBe(1);
  expect([(await served(first?.src ?? '', 400)).status, (await served(second?.src ?? '', 400)).status]).toEqual([
    404, 200,
  ]);
});

test.each([
  [
    { width: 1600, height: 600 },
    { x: 0, y: 0.5, zoom: 1 },
    { left: 0, top: 0, width: 800, height: 600 },
  ],
  [
    { width: 1600, height: 600 },
    { x: 1, y: 0.5, zoom: 1 },
    { left: 800, top: 0, width: 800, height: 600 },
  ],
  [
    { width: 600, height: 1600 },
    { x: 0.5, y: 0.5, zoom: 2 },
    { left: 150, top: 688, width: 300, height: 225 },
  ],
  [
    { width: 1, height: 1 },
    { x: 1, y: 1, zoom: 4 },
    { left: 0, top: 0, width: 1, height: 1 },
  ],
])('of %j, %j is %j', (picture, crop, box) => {
  expect(cropBox(picture, 4 / 3, crop)).toEqual(box);
});
