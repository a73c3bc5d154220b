import { createHash, createVerify, X509Certificate } from 'node:crypto';
import { walletKeys } from '@metade/dev-env/wallet-keys.ts';
import { strFromU8, unzipSync } from 'fflate';
import forge from 'node-forge';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { bookedAt, change, openRestaurant } from './support/change-fixture.ts';
import { Caller, newDiner, openTable, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';

const keys = walletKeys('opens the key');
let app: TestApp;
let bare: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: keys.env });
  bare = await startTestApp({ databaseUrl: app.databaseUrl });
});
afterAll(async () => {
  await bare.close();
  await app.close();
});

async function paid() {
  const table = await openTable(app.pool, { restaurant: { company_name: 'Taberna do Açúcar' } });
  const diner = await newDiner(app.pool, app.url);
  const { _id } = taken(await diner.hold(table));
  const order = taken(await diner.pay(_id, await app.cardToken()));
  return { table, diner, order, token: order.voucher?.token ?? '' };
}

const nobody = (at = app) => new Caller(at.url, '');
const shown = async (token: string) => taken(await nobody().call('getVoucher', { params: { token } }));

const askApple = (token: string, language = 'en', at = app) =>
  fetch(`${at.url}/v1/vouchers/${token}/apple-wallet`, { headers: { 'accept-language': language } });

async function applePass(token: string, language?: string) {
  const answer = await askApple(token, language);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return { headers: answer.headers, files, json: JSON.parse(strFromU8(files['pass.json'] as Uint8Array)) };
}

describe('a pass for Apple Wallet', () => {
  test('is a file with its pictures, whose list of hashes is right and signed by the certificate', async () => {
    const { order, token } = await paid();
    const { headers, files } = await applePass(token);
    expect(headers.get('content-type')).toBe('application/vnd.apple.pkpass');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${order.number}.pkpass"`);
    expect(headers.get('cache-control')).toBe('no-store');
    const { 'manifest.json': manifest, signature, ...rest } = files;
    expect(Object.keys(rest).toSorted()).toEqual(
      ['icon', 'logo']
        .flatMap((name) => [`${name}.png`, `${name}@2x.png`, `${name}@3x.png`])
        .concat('pass.json')
        .toSorted(),
    );
    const hashes = Object.entries(rest).map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')]);
    expect(JSON.parse(strFromU8(manifest as Uint8Array))).toEqual(Object.fromEntries(hashes));
    expect(signedBy(signature as Uint8Array, manifest as Uint8Array)).toBe(
      new X509Certificate(keys.env.WALLET_APPLE_CERTIFICATE ?? '').fingerprint256,
    );
    expect(() => signedBy(signature as Uint8Array, Buffer.from('{}'))).toThrow('another content');
  });

  test('says in the caller’s language what the voucher says, and holds the code that a host scans', async () => {
    const { order, table, token } = await paid();
    const voucher = await shown(token);
    const { json } = await applePass(token, 'pt-BR');
    const { location } = voucher.restaurant.address;
    expect(json).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: 'pass.test.metade',
      teamIdentifier: 'ABCDE12345',
      organizationName: 'Metade',
      serialNumber: order._id,
      description: 'Voucher Taberna do Açúcar',
      backgroundColor: 'rgb(196, 40, 28)',
      relevantDate: order.starts_at,
      expirationDate: expect.stringMatching(/Z$/),
      locations: [location],
      barcodes: [{ format: 'PKBarcodeFormatQR', message: voucher.qr, messageEncoding: 'iso-8859-1' }],
    });
    expect(app.context.vouchers.verify(json.barcodes[0].message)).toMatchObject({
      order: order._id,
      code: voucher.code,
    });
    const meal = Date.parse(order.starts_at);
    expect(Date.parse(json.expirationDate)).toBeGreaterThanOrEqual(meal + 2 * 3_600_000);
    expect(Date.parse(json.expirationDate)).toBeLessThan(meal + 24 * 3_600_000);
    const fields = Object.values<{ key: string; label: string; value: unknown }[]>(json.eventTicket).flat();
    const day = Number(table.date.slice(8));
    const said = Object.fromEntries(fields.map(({ key, label, value }) => [key, [label, value]]));
    expect(said).toMatchObject({
      time: ['Horário', '20:00'],
      restaurant: [expect.any(String), 'Taberna do Açúcar'],
      day: ['Dia', expect.stringMatching(new RegExp(`, ${day} de `))],
      people: ['Pessoas', 2],
      code: ['Código', `${voucher.code.slice(0, 3)} ${voucher.code.slice(3)}`],
      name: ['Em nome de', 'Ana Silva'],
      address: ['Endereço', expect.stringContaining(voucher.restaurant.address.city)],
      booking: ['Reserva', order.number],
      current: ['O voucher como está agora', `http://metade.test/checkout/voucher/${token}`],
    });
    const english = await applePass(token, 'en');
    expect(english.json.eventTicket.headerFields[0].label).toBe('Time');
  });

  test('of a changed booking takes the place of the one before, of which there is no other', async () => {
    const { two, late } = await openRestaurant(app);
    const { diner, order } = await bookedAt(app, two);
    const first = order.voucher?.token ?? '';
    expect((await applePass(first)).json).toMatchObject({ serialNumber: order._id });
    const changed = taken(await change(diner, order._id, late));
    await drain(app.context);
    const { voucher } = taken(await diner.order(changed._id));
    const { json } = await applePass(voucher?.token ?? '');
    expect(json).toMatchObject({ serialNumber: order._id, eventTicket: { headerFields: [{ value: '21:30' }] } });
    expect(await (await askApple(first)).json()).toMatchObject({ code: 'voucher_over' });
  });
});

describe('a pass for Google Wallet', () => {
  const link = async (token: string, locale = 'es') =>
    taken(await nobody().call('getGooglePass', { params: { token } }, { locale })).url;

  test('is a link that the service account signed, with all that the voucher says', async () => {
    const { order, token } = await paid();
    const voucher = await shown(token);
    const url = await link(token);
    const [, head = '', claims = '', signature = ''] =
      /^https:\/\/pay\.google\.com\/gp\/v\/save\/([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(url) ?? [];
    const verify = createVerify('sha256').update(`${head}.${claims}`);
    expect(verify.verify(keys.googleKey, signature, 'base64url')).toBe(true);
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(read(head)).toEqual({ alg: 'RS256', typ: 'JWT' });
    const { payload, ...rest } = read(claims);
    expect(rest).toEqual({
      iss: 'passes@metade-test.iam.gserviceaccount.com',
      aud: 'google',
      typ: 'savetowallet',
      iat: expect.any(Number),
      origins: ['http://metade.test'],
    });
    expect(Math.abs(rest.iat - Date.now() / 1000)).toBeLessThan(60);
    const [meal, ...otherMeals] = payload.eventTicketClasses;
    const [ticket, ...otherTickets] = payload.eventTicketObjects;
    expect([otherMeals, otherTickets]).toEqual([[], []]);
    expect(meal).toMatchObject({
      id: `3388000000012345678.meal-${order._id}`,
      issuerName: 'Metade',
      eventName: { defaultValue: { language: 'es', value: 'Taberna do Açúcar' } },
      venue: { address: { defaultValue: { value: expect.stringContaining(voucher.restaurant.address.city) } } },
      dateTime: { start: `${order.date}T20:00:00` },
      hexBackgroundColor: '#c4281c',
      merchantLocations: [voucher.restaurant.address.location],
    });
    expect(ticket).toMatchObject({
      id: `3388000000012345678.voucher-${order._id}`,
      classId: meal.id,
      state: 'ACTIVE',
      ticketHolderName: 'Ana Silva',
      barcode: { type: 'QR_CODE', value: voucher.qr },
      textModulesData: [{ header: 'Personas', body: '2' }],
    });
    expect(Date.parse(ticket.validTimeInterval.end.date)).toBeGreaterThan(Date.parse(order.starts_at));
    // Far from what browsers and servers cut off.
    expect(url.length).toBeLessThan(4000);
  });
});

test('is of the voucher’s link: another diner does not learn it, and any other link has none', async () => {
  const { order } = await paid();
  const other = await newDiner(app.pool, app.url);
  expect(await other.order(order._id)).toMatchObject({ code: 'not_found', status: 404 });
  for (const token of [order._id, order.number, 'x'.repeat(32)]) {
    expect(await (await askApple(token)).json()).toMatchObject({ code: 'voucher_unknown', status: 404 });
    expect(await other.call('getGooglePass', { params: { token } })).toMatchObject({ code: 'voucher_unknown' });
  }
});

test.each(['cancelled', 'used', 'past'])('there is none of a voucher that is %s', async (how) => {
  const { diner, order, token } = await paid();
  if (how === 'cancelled') taken(await diner.cancel(order._id));
  if (how === 'used')
    await app.pool.query("update orders set state = 'arrived', arrived_at = now() where id = $1", [order._id]);
  if (how === 'past')
    await app.pool.query(
      "update orders set starts_at = starts_at - interval '5 days', period_ends_at = period_ends_at - interval '5 days' where id = $1",
      [order._id],
    );
  const apple = await askApple(token);
  expect(await apple.json()).toMatchObject({
    code: 'voucher_over',
    status: 409,
    message: 'This voucher is no longer valid.',
  });
  expect(apple.headers.get('content-type')).toContain('application/problem+json');
  expect(await nobody().call('getGooglePass', { params: { token } })).toMatchObject({ code: 'voucher_over' });
});

test('the site says which wallets there are, and without keys there is none of either', async () => {
  const { token } = await paid();
  const wallets = async (at: TestApp) => (await at.client.call('getConfig', {})).data.wallets;
  expect(await wallets(app)).toEqual(['apple', 'google']);
  expect(await wallets(bare)).toEqual([]);
  expect(await (await askApple(token, 'en', bare)).json()).toMatchObject({ code: 'not_found', status: 404 });
  expect(await nobody(bare).call('getGooglePass', { params: { token } })).toMatchObject({ code: 'not_found' });
});

/** The fingerprint of the certificate whose key signed this content (PKCS#7, detached). Throws when it did not. */
function signedBy(signature: Uint8Array, content: Uint8Array): string {
  const asn1 = forge.asn1.fromDer(Buffer.from(signature).toString('binary'));
  const message = forge.pkcs7.messageFromAsn1(asn1) as forge.pkcs7.Captured<forge.pkcs7.PkcsSignedData>;
  const { authenticatedAttributes: attributes, signature: signed } = message.rawCapture;
  const digest = attributes
    .map((one: forge.asn1.Asn1) => one.value as forge.asn1.Asn1[])
    .find(([kind]: forge.asn1.Asn1[]) => forge.asn1.derToOid(kind?.value as string) === forge.pki.oids.messageDigest);
  const told = Buffer.from(digest[1].value[0].value, 'binary').toString('hex');
  if (told !== createHash('sha1').update(content).digest('hex')) throw new Error('another content');
  const set = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, attributes);
  const bytes = Buffer.from(forge.asn1.toDer(set).getBytes(), 'binary');
  const certificates = message.certificates.map(
    (one: forge.pki.Certificate) => new X509Certificate(forge.pki.certificateToPem(one)),
  );
  const serial = Buffer.from(message.rawCapture.serial, 'binary').toString('hex').toUpperCase();
  const signer = certificates.find(({ serialNumber }: X509Certificate) => serialNumber === serial);
  if (!signer) throw new Error('without the certificate');
  if (!createVerify('sha1').update(bytes).verify(signer.publicKey, Buffer.from(signed, 'binary')))
    throw new Error('signed by another key');
  if (!signer.verify(new X509Certificate(keys.authority).publicKey)) throw new Error('of no authority');
  return signer.fingerprint256;
}
