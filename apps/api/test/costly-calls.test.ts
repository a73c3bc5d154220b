// What costs a core, a thread, a file or a connection for nothing: pictures, passwords, and requests that never end.
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pictureQueue } from '../src/adapters/picture-queue.ts';
import { createApp } from '../src/app.ts';
import { hashPassword } from '../src/features/auth/index.ts';
import { connectionLimits } from '../src/http/connection-limits.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { newDiner, newDiners } from './support/diner.ts';
import type { Caller } from './support/diner.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const blank = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c5281c' } }).png({ compressionLevel: 1 });

function upload(diner: Caller, picture: Buffer) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
  return diner.call('uploadAvatar', {}, { form });
}

test('log-in does not wait for pictures: it is through while eight uploads are kept waiting', async () => {
  const picture = await blank(4_900).toBuffer();
  const diners = await newDiners(app.pool, app.url, 8);
  const password = 'a-table-by-the-window';
  const { rows } = await app.pool.query<{ email: string }>(
    'update app_user set password_hash = $2 where id = $1 returning email',
    [diners[0]?.id, await hashPassword(password)],
  );
  const turn = Promise.withResolvers<void>();
  const first = pictureQueue.runPatiently(() => turn.promise);
  const queued = vi.spyOn(pictureQueue, 'run');
  try {
    const uploads = Promise.all(diners.map(async (diner) => (await upload(diner, picture)).code));
    await expect.poll(() => queued.mock.calls.length).toBe(diners.length);
    const login = await app.client.call('login', { body: { email: rows[0]?.email ?? '', password } });
    expect(login.token).toBeTruthy();
    turn.resolve();
    expect(await uploads).toEqual(diners.map(() => 'ok'));
  } finally {
    turn.resolve();
    await first;
    queued.mockRestore();
  }
});

test('an avatar has up to 25 megapixels, and an account 20 of them an hour', async () => {
  const diner = await newDiner(app.pool, app.url);
  const giant = await upload(diner, await blank(5_100).toBuffer());
  expect(giant).toMatchObject({ status: 422, code: 'invalid_fields' });
  const small = await blank(10).toBuffer();
  for (let count = 2; count <= 20; count += 1) expect((await upload(diner, small)).code).toBe('ok');
  expect(await upload(diner, small)).toMatchObject({ status: 429, code: 'too_many_requests' });
});

test('a link that is none is told at once, before the password is looked at or hashed', async () => {
  const response = await fetch(`${app.url}/v1/auth/reset_password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: 'n'.repeat(43), password: 'password123', password_confirmation: 'password123' }),
  });
  // A common password would be refused as such wherever it is looked at first.
  expect((await response.json()) as object).toMatchObject({ code: 'link_invalid' });
});

test('of 60 passwords at once 52 are hashed, and the rest are told when to come again', async () => {
  const hashes = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword('a-table-by-the-window')));
  const refused = hashes.filter((one) => one.status === 'rejected').map(({ reason }) => reason as object);
  expect(refused).toHaveLength(8);
  for (const refusal of refused) expect(refusal).toMatchObject({ code: 'unavailable', params: { retryAfter: 2 } });
  expect(await hashPassword('a-table-by-the-window')).toMatch(/^\$argon2id/);
});

test('a head or a body that comes drop by drop is cut off, and so is a connection that never speaks', async () => {
  const slow = await createApp(app.context, {
    ...connectionLimits,
    headSeconds: 0.4,
    bodySeconds: 0.4,
    idleSeconds: 2,
  });
  await slow.listen({ port: 0, host: '127.0.0.1' });
  const { port } = slow.server.address() as AddressInfo;
  const heads = [
    'POST /v1/auth HTTP/1.1',
    'host: metade.test',
    'content-type: application/json',
    'content-length: 900',
  ];
  try {
    const [head, body, idle] = await Promise.all([
      drip(port, `${heads.join('\r\n')}\r\n`, 'x-a: b\r\n'),
      drip(port, `${heads.join('\r\n')}\r\n\r\n`, ' '),
      drip(port, '', ''),
    ]);
    expect(head).toContain('408');
    expect(body).toContain('408');
    expect(idle).toContain('408');
  } finally {
    await slow.close();
  }
});

test('one network has a limited number of connections, and more as soon as some end', async () => {
  const strict = await startTestApp({ databaseUrl: app.databaseUrl, settings: { connectionsPerAddress: 3 } });
  const { port } = strict.app.server.address() as AddressInfo;
  try {
    const sockets = [1, 2, 3].map(() => connect(port, '127.0.0.1'));
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
    await expect.poll(() => answers(port)).toBe(false);
    sockets[0]?.destroy();
    await expect.poll(() => answers(port)).toBe(true);
    for (const socket of sockets) socket.destroy();
  } finally {
    await strict.close();
  }
});

/** What a server says to somebody who begins and then sends a little again and again, until the server closes. */
function drip(port: number, first: string, drop: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    if (first) socket.write(first);
    let heard = '';
    const timer = setInterval(() => (drop && socket.writable ? socket.write(drop) : undefined), 100);
    socket.on('data', (bytes) => (heard += bytes.toString()));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve(heard);
    });
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /health/live HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'),
    );
    let heard = '';
    socket.on('data', (bytes) => (heard += bytes.toString()));
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard.includes('200 OK')));
  });
}
