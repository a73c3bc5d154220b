import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

type Told = {
  to: string;
  title: string;
  body: string;
  ttl: number;
  priority: string;
  data: { link: string; tag: string };
};
type Ticket = { status: 'ok'; id: string } | { status: 'error'; message: string; details: { error: string } };

/** A server that speaks the protocol of Expo's push service. */
export async function startExpo() {
  const batches: Told[][] = [];
  const asked: string[][] = [];
  const behaviour = {
    /** What becomes of a notice; its ticket by default. */
    ticket: (_told: Told): Ticket => ({ status: 'ok', id: randomUUID() }),
    receipts: {} as Record<string, object>,
    /** Answers a request otherwise. */
    answer: null as ((response: ServerResponse) => void) | null,
  };
  const server = await listen(async (request, response) => {
    const body = await bytesOf(request);
    const sent: unknown = JSON.parse(
      (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString(),
    );
    const isSend = request.url === '/--/api/v2/push/send';
    if (isSend) batches.push(sent as Told[]);
    else asked.push((sent as { ids: string[] }).ids);
    if (behaviour.answer) return behaviour.answer(response);
    const data = isSend
      ? (sent as Told[]).map(behaviour.ticket)
      : Object.fromEntries(Object.entries(behaviour.receipts).filter(([id]) => asked.at(-1)?.includes(id)));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
  });
  return { ...server, batches, asked, behaviour, told: () => batches.flat() };
}

export type Arrived = {
  path: string;
  headers: IncomingHttpHeaders;
  told: { title: string; body: string; link: string };
};

/** A browser and its push service: it reads what was encrypted for it and checks who signed. */
export async function startBrowser() {
  const arrived: Arrived[] = [];
  const behaviour = { status: 201 };
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const server = await listen(async (request, response) => {
    const body = await bytesOf(request);
    const told = JSON.parse(decrypted(body, keys, auth)) as Arrived['told'];
    arrived.push({ path: request.url ?? '', headers: request.headers, told });
    response.writeHead(behaviour.status).end();
  });
  const subscription = (path = randomUUID()) => ({
    endpoint: `${server.url}/${path}`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
  });
  return { ...server, arrived, behaviour, subscription };
}

/** The claims of a `vapid t=…, k=…` header, whose signature is verified. */
export function vapidClaims(header: string | undefined): { aud: string; sub: string; exp: number; key: string } {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header ?? '') ?? [];
  const raw = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: raw.subarray(1, 33).toString('base64url'),
    y: raw.subarray(33).toString('base64url'),
  };
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!good) throw new Error('The signature is wrong');
  return {
    ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string; exp: number }),
    key,
  };
}

/** RFC 8188 and 8291, one record. */
function decrypted(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const from = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + from.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), from]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(from), auth, info, 32));
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
