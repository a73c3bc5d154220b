import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskFiles } from '../src/adapters/file-store.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { newDiner, taken } from './support/diner.ts';
import type { Caller } from './support/diner.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'metade-avatars-'));
  app = await startTestApp({ overrides: { files: diskFiles(folder) }, settings: { imageMaxMegabytes: 1 } });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const drawing = (width = 600, height = 300) => sharp({ create: { width, height, channels: 3, background: '#c5281c' } });

const upload = (diner: Caller, bytes: Uint8Array, { name = 'picture.jpg', field = 'file' } = {}) => {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  return diner.call('uploadAvatar', {}, { form });
};

const issueOf = async (diner: Caller, bytes: Uint8Array) => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png');
  const response = await fetch(`${app.url}/v1/account/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${diner.token}` },
    body: form,
  });
  const problem = (await response.json()) as { code: string; issues?: { path: string; code: string }[] };
  return [response.status, problem.code, problem.issues?.map(({ path: field, code }) => `${field} ${code}`)];
};

async function served(src: string) {
  const response = await fetch(app.url + src);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

describe('a picture', () => {
  test.each([
    ['JPEG', () => drawing().jpeg().toBuffer()],
    ['PNG', () => drawing().png().toBuffer()],
    ['WebP', () => drawing().webp().toBuffer()],
    ['AVIF', () => drawing().avif({ effort: 0 }).toBuffer()],
  ])('is taken as %s and served as a square, for ever cacheable', async (_, draw) => {
    const diner = await newDiner(app.pool, app.url);
    const src = taken(await upload(diner, await draw())).profile.avatar as string;
    const { status, type, body } = await served(src);
    expect([status, type]).toEqual([200, 'image/webp']);
    expect(await sharp(body).metadata()).toMatchObject({ width: 400, height: 400, format: 'webp' });
    expect(taken(await diner.call('getIdentity', {})).profile.avatar).toBe(src);
  });

  test('loses where it was taken, and is turned upright', async () => {
    const diner = await newDiner(app.pool, app.url);
    // Left half red, right half blue, to be turned by 90°: red comes to the top.
    const original = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#1f3f8a' } })
      .composite([{ input: await drawing(300, 600).png().toBuffer(), left: 0, top: 0 }])
      .withExif({ IFD0: { Copyright: 'SecretPlace' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await served(taken(await upload(diner, original)).profile.avatar as string);
    expect((await sharp(body).metadata()).exif).toBeUndefined();
    expect(body.includes('SecretPlace')).toBe(false);
    const { data } = await sharp(body)
      .extract({ left: 200, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect((data[0] as number) > (data[2] as number)).toBe(true);
  });

  test('replaces the one before, whose file is gone, and can be taken away', async () => {
    const diner = await newDiner(app.pool, app.url);
    const first = taken(await upload(diner, await drawing().png().toBuffer())).profile.avatar as string;
    const second = taken(await upload(diner, await drawing().png().toBuffer())).profile.avatar as string;
    expect(second).not.toBe(first);
    expect((await served(first)).status).toBe(404);
    expect(taken(await diner.call('removeAvatar', {})).profile.avatar).toBeNull();
    expect((await served(second)).status).toBe(404);
  });

  test('is up to the limit of megabytes, and no larger', async () => {
    const diner = await newDiner(app.pool, app.url);
    const picture = await drawing().jpeg().toBuffer();
    const padded = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
    expect((await upload(diner, padded(1024 * 1024))).code).toBe('ok');
    expect(await upload(diner, padded(1024 * 1024 + 1))).toMatchObject({ code: 'body_too_large', status: 413 });
  });
});

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['an SVG', Buffer.from(svg), 'picture_kind'],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'picture_kind'],
    ['a GIF that is a script as well', Buffer.from('GIF89a=0;alert(1)'), 'picture_kind'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'picture_kind'],
    ['nothing', Buffer.alloc(0), 'picture_kind'],
    [
      'a JPEG beginning with an SVG behind it',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
      'picture_broken',
    ],
    [
      'a PNG beginning with an SVG behind it',
      Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from(svg)]),
      'picture_broken',
    ],
  ])('is refused: %s', async (_, bytes, code) => {
    const diner = await newDiner(app.pool, app.url);
    expect(await issueOf(diner, bytes)).toEqual([422, 'invalid_fields', [`file ${code}`]]);
    expect(taken(await diner.call('getIdentity', {})).profile.avatar).toBeNull();
  });

  test('is cut from a picture that has it behind', async () => {
    const diner = await newDiner(app.pool, app.url);
    const polyglot = Buffer.concat([
      await drawing().jpeg().toBuffer(),
      Buffer.from(`<script>alert("polyglot")</script>`),
    ]);
    const { body } = await served(taken(await upload(diner, polyglot)).profile.avatar as string);
    expect(body.includes('polyglot')).toBe(false);
  });

  test('is a picture of 200 megapixels in few bytes, refused before it is unfolded', async () => {
    const diner = await newDiner(app.pool, app.url);
    const bomb = await sharp({
      create: { width: 20_000, height: 10_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const before = process.memoryUsage().rss;
    expect(await issueOf(diner, bomb)).toEqual([422, 'invalid_fields', ['file picture_giant']]);
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  });

  test('is a form without a file, one with a broken frame, or JSON', async () => {
    const diner = await newDiner(app.pool, app.url);
    expect((await upload(diner, Buffer.from('x'), { field: 'other' })).code).toBe('invalid_fields');
    const send = async (type: string, body: string, route = '/account/avatar') => {
      const response = await fetch(`${app.url}/v1${route}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${diner.token}`, 'content-type': type },
        body,
      });
      return [response.status, ((await response.json()) as { code: string }).code];
    };
    expect(await send('multipart/form-data', 'x')).toEqual([400, 'body_unreadable']);
    expect(await send('multipart/form-data; boundary=x', '--x\r\nnonsense')).toEqual([400, 'body_unreadable']);
    expect(await send('application/json', '{}')).toEqual([415, 'media_type_unsupported']);
    expect(await send('multipart/form-data; boundary=x', '--x--\r\n', '/account/password')).toEqual([
      415,
      'media_type_unsupported',
    ]);
  });

  test('left no file behind', async () => {
    const files = await readdir(path.join(folder, 'avatars'));
    const { rows } = await app.pool.query<{ avatar: string }>('select avatar from app_user where avatar is not null');
    expect(files.map((name) => `avatars/${name}`).toSorted()).toEqual(rows.map(({ avatar }) => avatar).toSorted());
  });
});

test('nobody reads another file of the store through a picture’s path', async () => {
  for (const src of ['avatars/../secret.webp', '..%2F..%2Fpackage.json', 'avatars/%2e%2e/x.webp'])
    expect((await served(`/pictures/400/${src}`)).status).toBe(404);
});
