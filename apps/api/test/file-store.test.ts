import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStore } from '../src/adapters/file-store.ts';
import { diskFiles, s3Files } from '../src/adapters/file-store.ts';
import { readConfig } from '../src/config.ts';
import { startTestApp, voucherKey } from './support/app.ts';
import { taken } from './support/diner.ts';
import { begin, fileForm, newOwner } from './support/owner.ts';
import { startS3Server } from './support/s3-server.ts';

let folder: string;
let server: Awaited<ReturnType<typeof startS3Server>>;
let address: string;
const stores: Record<string, () => FileStore> = {
  disk: () => diskFiles(path.join(folder, 'disk')),
  S3: () => s3Files(address),
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'metade-files-'));
  server = await startS3Server(path.join(folder, 's3'));
  ({ address } = server);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe.each(Object.keys(stores))('files on %s', (name) => {
  const store = () => (stores[name] as () => FileStore)();

  test('are read as they were written, and are gone once removed', async () => {
    const files = store();
    const at = `uploads/${randomUUID()}/800.webp`;
    const bytes = Buffer.from([0, 255, 128, 10, 13]);
    await files.put(at, bytes);
    expect(await files.read(at)).toEqual(bytes);
    await files.remove(at);
    expect(await files.read(at)).toBeNull();
  });

  test('that never were read as null, and are no error to remove', async () => {
    const at = `uploads/${randomUUID()}/800.webp`;
    expect(await store().read(at)).toBeNull();
    await store().remove(at);
  });
});

test('with STORAGE_URL a restaurant’s pictures are in the bucket, and served from it', async () => {
  const app = await startTestApp({ env: { STORAGE_URL: address, DATA_DIR: path.join(folder, 'nothing here') } });
  try {
    const owner = await newOwner(app);
    const id = await begin(owner);
    const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c5281c' } })
      .jpeg()
      .toBuffer();
    const form = fileForm(photo);
    const { cover } = taken(await owner.call('uploadPicture', { params: { id, kind: 'cover' } }, { form }));
    const response = await fetch(app.url + (cover?.src ?? '').replace('{width}', '800'));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const stored = /uploads\/[0-9a-f-]+/.exec(cover?.src ?? '')?.[0];
    expect(await s3Files(address).read(`${stored}/master.webp`)).not.toBeNull();
  } finally {
    await app.close();
  }
});

test.each([
  ['without a bucket', 's3://key:secret@files.test'],
  ['without a secret', 's3://key@files.test/bucket'],
  ['of another kind', 'https://files.test/bucket'],
])('a STORAGE_URL %s means no start, and a sentence about it', (_, url) => {
  const env = {
    DATABASE_URL: 'postgres://localhost/x',
    VOUCHER_SIGNING_KEY: voucherKey,
    GATEWAY_URL: 'http://127.0.0.1:1',
    GATEWAY_API_KEY: 'x'.repeat(20),
    GATEWAY_WEBHOOK_SECRET: 'x'.repeat(20),
  };
  expect(() => readConfig({ ...env, STORAGE_URL: url })).toThrow('STORAGE_URL');
});
