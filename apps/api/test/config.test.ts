import { generateKeyPairSync } from 'node:crypto';
import { walletKeys } from '@metade/dev-env/wallet-keys.ts';
import { describe, expect, test } from 'vitest';
import { createVoucherSigner } from '../src/adapters/voucher-signer.ts';
import { readConfig } from '../src/config.ts';
import { environment, type Variable } from '../src/config-variables.ts';
import { voucherKey } from './support/app.ts';

const enough = {
  DATABASE_URL: 'postgresql://metade:word@127.0.0.1/metade',
  VOUCHER_SIGNING_KEY: voucherKey,
  GATEWAY_URL: 'http://127.0.0.1:1',
  GATEWAY_API_KEY: 'x'.repeat(20),
  GATEWAY_WEBHOOK_SECRET: 'y'.repeat(20),
};
const production = {
  ...enough,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.example.com',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'Metade <no-reply@example.com>',
  CONTACT_EMAIL: 'contact@example.com',
};

function refusalOf(env: Record<string, string | undefined>): string {
  try {
    readConfig(env);
  } catch (error) {
    return (error as Error).message;
  }
  return 'it was accepted';
}

/** The variables that a refusal names at the beginning of a line. */
function namedIn(refusal: string): string[] {
  return [...refusal.matchAll(/^ {2}([A-Z_]+) /gm)].map((found) => found[1] ?? '').toSorted();
}

test('is not production on this machine alone, nor under a name that exists nowhere', () => {
  for (const more of [
    {},
    { HOST: 'localhost' },
    { HOST: '127.0.0.9' },
    { HOST: '::1' },
    { PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://[::1]:3000' },
    { PUBLIC_URL: 'http://metade.test' },
    { NODE_ENV: 'development' },
  ])
    expect(readConfig({ ...enough, ...more }).production, JSON.stringify(more)).toBe(false);
});

test.each([
  ['NODE_ENV', { NODE_ENV: 'production' }],
  ['an https PUBLIC_URL', { PUBLIC_URL: 'https://localhost' }],
  ['a PUBLIC_URL elsewhere', { PUBLIC_URL: 'http://192.168.1.4:3000' }],
  ['a HOST that others reach', { HOST: '0.0.0.0' }],
  ['a HOST that others reach by IPv6', { HOST: '::' }],
  ['a HOST by name', { HOST: 'web-1' }],
])('%s is production, and names all that is not given, with an example each', (_, look) => {
  const refusal = refusalOf(look);
  const needed = [
    ...Object.keys(enough),
    'SMTP_URL',
    'MAIL_FROM',
    'CONTACT_EMAIL',
    ...('PUBLIC_URL' in look && look.PUBLIC_URL.startsWith('https:') ? [] : ['PUBLIC_URL']),
  ];
  expect(namedIn(refusal)).toEqual(needed.toSorted());
  expect(refusal).toContain('looks like production');
  for (const name of needed) expect(refusal).toMatch(new RegExp(`${name} .*Example: ${name}=\\S`));
});

test('production with everything given is accepted, and each of it is needed', () => {
  expect(readConfig(production)).toMatchObject({ production: true, demo: false, publicUrl: 'https://www.example.com' });
  for (const name of Object.keys(production).filter((key) => key !== 'NODE_ENV'))
    expect(namedIn(refusalOf({ ...production, [name]: undefined })), name).toEqual([name]);
});

test.each([
  ['DEMO', 'true'],
  ['WEBHOOK_LOOPBACK', 'true'],
  ['MAIL_FROM', 'Metade <no-reply@metade.test>'],
  ['CONTACT_EMAIL', 'contact@metade.test'],
  ['PUBLIC_URL', 'http://www.example.com'],
  ['GATEWAY_URL', 'http://gateway.example.com'],
  ['GATEWAY_TOKENIZE_URL', 'http://gateway.example.com/tokens'],
])('production refuses %s=%s', (name, value) => {
  const refusal = refusalOf({ ...production, [name]: value });
  expect(namedIn(refusal)).toEqual([name]);
  expect(refusal).toContain(value);
});

test.each([
  ['PORT', 'many'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'localhost:3000'],
  ['PUBLIC_URL', 'http://localhost:3000/metade'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.0/8, proxy.internal'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['MAP_STYLE_URL', 'positron'],
  ['MAP_STYLE_URL', 'javascript:alert(1)'],
  ['METADE_SETTINGS', 'null'],
  ['METADE_SETTINGS', '[]'],
  ['METADE_SETTINGS', '7'],
  ['METADE_SETTINGS', '{"holdMinute":5}'],
  ['METADE_SETTINGS', '{"holdMinutes":"5"}'],
  ['METADE_SETTINGS', '{"holdMinutes":500}'],
  ['METADE_SETTINGS', '{'],
  ['METADE_SETTINGS', '{"shutdownSeconds":39}'],
  ['METADE_SETTINGS', '{"paymentTimeoutSeconds":12}'],
  ['MAIL_FROM', 'Metade'],
  ['MAIL_FROM', 'Metade <no-reply>'],
  ['MAIL_FROM', 'Metade <no-reply@metade.test>\r\nBcc: x@metade.test'],
  ['POOL_SIZE', '1'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused by its name, its value and an example', (name, value) => {
  const refusal = refusalOf({ ...enough, [name]: value });
  expect(namedIn(refusal)).toEqual([name]);
  expect(refusal).toContain(`(now "${value}`);
  expect(refusal).toMatch(new RegExp(`Example: ${name}=\\S`));
});

/** A value that each variable with a check of its own refuses; the others take any text. */
const wrong: Partial<Record<Variable, string>> = {
  DATABASE_URL: 'mysql://127.0.0.1/metade',
  DATABASE_READ_URL: 'mysql://127.0.0.1/metade',
  DATABASE_DIRECT_URL: 'mysql://127.0.0.1/metade',
  PORT: '70000',
  PUBLIC_URL: 'localhost',
  STORAGE_URL: 's3://host',
  TRUSTED_PROXIES: 'proxy',
  CORS_ORIGINS: 'https://app.example.com/path',
  VOUCHER_SIGNING_KEY: 'none',
  VOUCHER_FORMER_KEYS: 'none',
  SECRETS_KEY: 'none',
  FEED_TOKEN: 'short',
  GATEWAY: 'paypal',
  GATEWAY_URL: 'gateway',
  GATEWAY_TOKENIZE_URL: 'tokens',
  GATEWAY_API_KEY: 'short',
  GATEWAY_WEBHOOK_SECRET: 'short',
  STRIPE_SECRET_KEY: 'pk_test_0123456789abcdef',
  STRIPE_PUBLISHABLE_KEY: 'none',
  STRIPE_WEBHOOK_SECRET: 'none',
  STRIPE_API_URL: 'api.stripe.com',
  STRIPE_SCRIPT_URL: 'stripe.js',
  METADE_SETTINGS: '{',
  SMTP_URL: 'mail.example.com',
  MAIL_FROM: 'Metade',
  CONTACT_EMAIL: 'Metade',
  MAP_STYLE_URL: 'positron',
  POSTAL_CODES_ONLINE: 'no',
  DEMO: 'yes',
  WEBHOOK_LOOPBACK: 'yes',
  APP_SMALLEST_VERSION: 'new',
  APP_ANDROID_PACKAGE: 'metade',
  APP_ANDROID_CERTIFICATES: 'AB:CD',
  APP_IOS_ID: 'metade',
  APP_IOS_STORE_ID: 'metade',
  EXPO_PUSH_URL: 'exp.host',
  EXPO_ACCESS_TOKEN: 'short',
  PUSH_VAPID_KEY: 'none',
  PUSH_LOOPBACK: 'yes',
  WALLET_APPLE_PASS_TYPE: 'com.example',
  WALLET_APPLE_TEAM: 'team',
  WALLET_APPLE_CERTIFICATE: 'none',
  WALLET_APPLE_KEY: 'none',
  WALLET_APPLE_AUTHORITY: 'none',
  WALLET_GOOGLE_ISSUER: 'issuer',
  WALLET_GOOGLE_ACCOUNT: '{}',
  METRICS_PORT: 'many',
  METRICS_TOKEN: 'short',
  OTEL_EXPORTER_OTLP_ENDPOINT: '127.0.0.1:4318',
  OTEL_EXPORTER_OTLP_HEADERS: 'token',
  OTEL_BROWSER_ENDPOINT: 'traces',
  OTEL_TRACES_SAMPLER_ARG: '2',
  POOL_SIZE: '1',
  LOG_LEVEL: 'loud',
};

test('every variable that can be wrong is refused by its name, and those that cannot are known', () => {
  const free = Object.keys(environment.shape).filter((name) => !(name in wrong));
  expect(free.toSorted()).toEqual(['DATA_DIR', 'HOST', 'METRICS_HOST', 'NODE_ENV', 'WALLET_APPLE_PASSPHRASE']);
  for (const [name, value] of Object.entries(wrong))
    expect(namedIn(refusalOf({ ...enough, [name]: value })), name).toContain(name);
});

test('an app, a gateway, or traces and metrics that are half configured name what is missing', () => {
  const halves: [Record<string, string | undefined>, string][] = [
    [{ APP_ANDROID_PACKAGE: 'com.example.metade' }, 'APP_ANDROID_CERTIFICATES'],
    [{ APP_ANDROID_CERTIFICATES: Array.from({ length: 32 }, () => 'AB').join(':') }, 'APP_ANDROID_PACKAGE'],
    [{ APP_IOS_STORE_ID: '1234567890' }, 'APP_IOS_ID'],
    [{ GATEWAY_API_KEY: undefined }, 'GATEWAY_API_KEY'],
    [{ GATEWAY: 'stripe' }, 'STRIPE_SECRET_KEY'],
    [{ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, 'METRICS_TOKEN'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT'],
    [{ OTEL_BROWSER_ENDPOINT: 'https://traces.example.com' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'a=b' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ];
  for (const [given, name] of halves) expect(namedIn(refusalOf({ ...enough, ...given })), name).toContain(name);
});

test.each([
  ['DATABASE_URL', 'mysql://localhost/metade', 'mysql://…, 24 characters'],
  ['DATABASE_URL', 'postgres:/me:hunter2@db/metade', 'postgres:/…, 30 characters'],
  ['DATABASE_URL', 'mysql://me:hunter2@db/metade?password=hunter2', '"mysql://me:…@db/metade"'],
  ['DATABASE_URL', 'mysql://me:top@hunter2/metade@db', 'mysql://…, 32 characters'],
  ['SMTP_URL', 'mail.example.com:25', '19 characters'],
  ['SMTP_URL', 'me:hunter2@mail.example.com', '27 characters'],
  ['STORAGE_URL', 's3://key:top/hunter2', 's3://…, 20 characters'],
  ['STORAGE_URL', 's3://key@host/bucket', 's3://…, 20 characters'],
  ['GATEWAY_URL', 'ftp://me:hunter2@gateway', '"ftp://me:…@gateway/"'],
])('%s=%s is refused by its name, without what may be a password', (name, value, shown) => {
  const refusal = refusalOf({ ...enough, [name]: value });
  expect(namedIn(refusal)).toEqual([name]);
  expect(refusal).toContain(`(now ${shown})`);
  expect(refusal).not.toContain('hunter2');
});

test.each([
  ['that of DATABASE_URL', 'postgresql://reader:other@127.0.0.1:5432/metade', 'names the database of DATABASE_URL'],
  ['one twice', 'postgresql://a@replica/metade,postgresql://b@replica:5432/metade', 'names one server twice'],
  ['another than PostgreSQL’s', 'postgresql://replica/metade,mysql://hunter2@replica/metade', 'has entry 2'],
])('refuses as a replica %s', (_, value, words) => {
  const refusal = refusalOf({ ...enough, DATABASE_READ_URL: value });
  expect(namedIn(refusal)).toEqual(['DATABASE_READ_URL']);
  expect(refusal).toContain(words);
  expect(refusal).not.toContain('hunter2');
});

test('accepts the same variables where they are right', () => {
  expect(
    readConfig({
      ...enough,
      TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32,192.0.2.1 ,loopback',
      MAP_STYLE_URL: 'none',
      METADE_SETTINGS: '{"holdMinutes":5}',
      MAIL_FROM: 'no-reply@example.com',
      PUBLIC_URL: '',
      PORT: '3004',
      DATABASE_READ_URL: 'postgresql://one/metade, postgresql://two/metade',
    }),
  ).toMatchObject({
    databaseReadUrls: ['postgresql://one/metade', 'postgresql://two/metade'],
    trustedProxies: ['10.0.0.0/8', '2001:db8::/32', '192.0.2.1', 'loopback'],
    mapStyleUrl: null,
    settings: { holdMinutes: 5 },
    mailFrom: 'no-reply@example.com',
    publicUrl: 'http://localhost:3004',
  });
});

test('no secret is printed, whatever else is wrong', () => {
  const refusal = refusalOf({
    ...enough,
    DATABASE_URL: 'mysql://metade:hidden-word@127.0.0.1/metade',
    VOUCHER_SIGNING_KEY: 'hidden-word',
    GATEWAY_API_KEY: 'hidden-word',
    STORAGE_URL: 's3://key:hidden-word@host',
    SMTP_URL: 'ftp://user:hidden-word@host',
  });
  expect(namedIn(refusal)).toEqual(
    ['DATABASE_URL', 'GATEWAY_API_KEY', 'SMTP_URL', 'STORAGE_URL', 'VOUCHER_SIGNING_KEY'].toSorted(),
  );
  expect(refusal).not.toContain('hidden-word');
});

test('former keys of vouchers are public keys, and second factors keep the key before when it is given', () => {
  const { VOUCHER_SIGNING_KEY: current } = enough;
  const former = createVoucherSigner(current).keys[0]?.key ?? '';
  expect(readConfig(enough)).toMatchObject({ voucherFormerKeys: [], secretsKey: current });
  const next = String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const rotated = { ...enough, VOUCHER_SIGNING_KEY: next, VOUCHER_FORMER_KEYS: ` ${former}, `, SECRETS_KEY: current };
  expect(readConfig(rotated)).toMatchObject({
    voucherSigningKey: next,
    voucherFormerKeys: [former],
    secretsKey: current,
  });
  for (const wrong of ['short', `${former}=`, `${former.slice(0, -1)}!`])
    expect(namedIn(refusalOf({ ...enough, VOUCHER_FORMER_KEYS: wrong })), wrong).toEqual(['VOUCHER_FORMER_KEYS']);
  expect(refusalOf({ ...enough, SECRETS_KEY: 'none' })).not.toContain('"none"');
  expect(namedIn(refusalOf({ ...enough, SECRETS_KEY: 'none' }))).toEqual(['SECRETS_KEY']);
});

describe('the keys of a wallet', () => {
  const { env } = walletKeys('hidden-word');
  const apple = Object.keys(env).filter((name) => name.startsWith('WALLET_APPLE'));
  const google = Object.keys(env).filter((name) => name.startsWith('WALLET_GOOGLE'));
  const base64 = (text = '') => Buffer.from(text).toString('base64');

  test('are none by default, and each set may be given without the other', () => {
    const given = (names: string[]) => ({ ...enough, ...Object.fromEntries(names.map((name) => [name, env[name]])) });
    expect(readConfig(enough).wallets).toEqual({ apple: null, google: null });
    expect(readConfig(given(apple)).wallets).toMatchObject({
      apple: {
        passType: 'pass.test.metade',
        team: 'ABCDE12345',
        key: expect.stringMatching(/^-----BEGIN PRIVATE KEY/),
      },
      google: null,
    });
    expect(readConfig(given(google)).wallets).toMatchObject({
      apple: null,
      google: { issuer: '3388000000012345678', account: 'passes@metade-test.iam.gserviceaccount.com' },
    });
  });

  test('that are half given name what is missing', () => {
    for (const set of [apple.filter((name) => name !== 'WALLET_APPLE_PASSPHRASE'), google])
      for (const name of set)
        expect(namedIn(refusalOf({ ...enough, ...env, [name]: undefined })), name).toEqual([name]);
    expect(namedIn(refusalOf({ ...enough, WALLET_APPLE_PASSPHRASE: 'hidden-word' }))).toEqual(
      apple.filter((name) => name !== 'WALLET_APPLE_PASSPHRASE').toSorted(),
    );
  });

  test('may be given as base64', () => {
    const coded = Object.fromEntries(
      ['WALLET_APPLE_CERTIFICATE', 'WALLET_APPLE_KEY', 'WALLET_APPLE_AUTHORITY', 'WALLET_GOOGLE_ACCOUNT'].map(
        (name) => [name, base64(env[name])],
      ),
    );
    expect(readConfig({ ...enough, ...env, ...coded }).wallets).toEqual(readConfig({ ...enough, ...env }).wallets);
  });

  test.each([
    ['WALLET_APPLE_PASS_TYPE', 'com.example.metade'],
    ['WALLET_APPLE_TEAM', 'ABCDE1234'],
    ['WALLET_APPLE_CERTIFICATE', 'hidden-word'],
    ['WALLET_APPLE_KEY', 'hidden-word'],
    ['WALLET_APPLE_AUTHORITY', 'hidden-word'],
    ['WALLET_GOOGLE_ISSUER', 'metade'],
    ['WALLET_GOOGLE_ACCOUNT', '{"client_email":"passes@example.com","private_key":"hidden-word"}'],
  ])('%s=%s is refused by its name', (name, value) => {
    const refusal = refusalOf({ ...enough, ...env, [name]: value });
    expect(namedIn(refusal)).toEqual([name]);
    expect(refusal).toMatch(new RegExp(`Example: ${name}=\\S`));
  });

  test('must fit each other, and none is printed', () => {
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const wrong: [string, Record<string, string | undefined>][] = [
      ['WALLET_APPLE_KEY', { WALLET_APPLE_PASSPHRASE: 'another-word' }],
      ['WALLET_APPLE_KEY', { WALLET_APPLE_PASSPHRASE: undefined }],
      ['WALLET_APPLE_KEY', { WALLET_APPLE_KEY: ec.export({ type: 'pkcs8', format: 'pem' }).toString() }],
      ['WALLET_APPLE_CERTIFICATE', { WALLET_APPLE_CERTIFICATE: walletKeys().env.WALLET_APPLE_CERTIFICATE }],
    ];
    for (const [name, given] of wrong) {
      const refusal = refusalOf({ ...enough, ...env, ...given });
      expect(namedIn(refusal)).toEqual([name]);
      expect(refusal).not.toMatch(/-word|PRIVATE KEY/);
    }
  });
});

const stripe = {
  GATEWAY: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
};
const noSandbox = { DATABASE_URL: enough.DATABASE_URL, VOUCHER_SIGNING_KEY: enough.VOUCHER_SIGNING_KEY };

test('Stripe takes new payments alone, or beside the sandbox, which keeps what it holds', () => {
  expect(readConfig({ ...noSandbox, ...stripe }).gateways).toMatchObject({
    current: 'stripe',
    sandbox: null,
    stripe: [{ name: 'stripe', apiUrl: 'https://api.stripe.com', cardPageUrl: 'http://localhost:3000/app/card' }],
  });
  const { gateways } = readConfig({ ...enough, ...stripe });
  expect([gateways.sandbox?.url, gateways.stripe[0]?.secretKey]).toEqual([
    enough.GATEWAY_URL,
    stripe.STRIPE_SECRET_KEY,
  ]);
  expect(readConfig(enough).gateways).toMatchObject({ current: 'sandbox', stripe: [] });
});

test.each([
  ['half of the keys', { STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET is not set'],
  [
    'half of the keys, though the sandbox takes payments',
    { GATEWAY: '', STRIPE_SECRET_KEY: '' },
    'STRIPE_SECRET_KEY is not set',
  ],
  [
    'the publishable key as the secret one',
    { STRIPE_SECRET_KEY: stripe.STRIPE_PUBLISHABLE_KEY },
    'STRIPE_SECRET_KEY is a publishable key',
  ],
  [
    'the secret key for browsers',
    { STRIPE_PUBLISHABLE_KEY: stripe.STRIPE_SECRET_KEY },
    'STRIPE_PUBLISHABLE_KEY is a secret key',
  ],
  [
    'an API key as the secret of the webhook',
    { STRIPE_WEBHOOK_SECRET: stripe.STRIPE_SECRET_KEY },
    'STRIPE_WEBHOOK_SECRET is a secret key',
  ],
  ['something else', { STRIPE_SECRET_KEY: 'password-of-somebody' }, 'STRIPE_SECRET_KEY is no key of Stripe'],
  [
    'a live key beside one for tests',
    { STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef' },
    'STRIPE_PUBLISHABLE_KEY is of test mode and STRIPE_SECRET_KEY of live mode',
  ],
])('%s of Stripe is refused by name, and no secret is printed', (_what, wrong, words) => {
  const refusal = refusalOf({ ...enough, ...stripe, ...wrong });
  expect(refusal).toContain(words);
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
    expect(refusal).not.toContain({ ...stripe, ...wrong }[name] || 'never');
});

test('live keys are for production alone', () => {
  const live = {
    ...stripe,
    STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789abcdef',
  };
  expect(refusalOf({ ...enough, ...live })).toContain('STRIPE_SECRET_KEY is a live key, and this is no production');
  expect(readConfig({ ...production, GATEWAY_URL: 'https://gateway.example.com', ...live }).gateways.current).toBe(
    'stripe',
  );
  expect(readConfig({ ...production, GATEWAY_URL: 'https://gateway.example.com', ...stripe }).gateways.current).toBe(
    'stripe',
  );
  expect(refusalOf({ ...production, ...stripe, STRIPE_API_URL: 'http://stripe.example.com' })).toContain(
    'STRIPE_API_URL must be https',
  );
});

describe('a second account of Stripe', () => {
  const brazil = {
    STRIPE_SECRET_KEY_BR: 'sk_test_brazil0123456789',
    STRIPE_PUBLISHABLE_KEY_BR: 'pk_test_brazil0123456789',
    STRIPE_WEBHOOK_SECRET_BR: 'whsec_brazil0123456789',
  };
  const two = { ...enough, ...stripe, ...brazil, GATEWAY: 'stripe,BRL=stripe_br' };

  test('takes what is paid in its currency, or keeps what it holds', () => {
    expect(readConfig(two).gateways).toMatchObject({
      current: 'stripe,BRL=stripe_br',
      stripe: [
        { name: 'stripe', secretKey: stripe.STRIPE_SECRET_KEY },
        {
          name: 'stripe_br',
          secretKey: brazil.STRIPE_SECRET_KEY_BR,
          publishableKey: brazil.STRIPE_PUBLISHABLE_KEY_BR,
          webhookSecret: brazil.STRIPE_WEBHOOK_SECRET_BR,
          cardPageUrl: 'http://localhost:3000/app/card?account=stripe_br',
        },
      ],
    });
    expect(readConfig({ ...enough, ...brazil }).gateways.stripe).toMatchObject([{ name: 'stripe_br' }]);
  });

  test.each([
    ['half of its keys', { STRIPE_PUBLISHABLE_KEY_BR: '' }, 'STRIPE_PUBLISHABLE_KEY_BR is not set'],
    ['none of its keys', { GATEWAY: 'stripe,BRL=stripe_pt' }, 'STRIPE_SECRET_KEY_PT is not set'],
    [
      'one in the place of another',
      { STRIPE_SECRET_KEY_BR: 'pk_test_brazil0123456789' },
      'STRIPE_SECRET_KEY_BR is a publishable key',
    ],
    ['no key', { STRIPE_WEBHOOK_SECRET_BR: 'what-is-this-0123456789' }, 'STRIPE_WEBHOOK_SECRET_BR is no key of Stripe'],
    [
      'a live key beside one for tests',
      { STRIPE_SECRET_KEY_BR: 'sk_live_brazil0123456789' },
      'STRIPE_SECRET_KEY_BR is of live mode and STRIPE_SECRET_KEY of test mode',
    ],
    [
      'the key of the other',
      { STRIPE_SECRET_KEY_BR: stripe.STRIPE_SECRET_KEY },
      'STRIPE_SECRET_KEY_BR is the same as STRIPE_SECRET_KEY',
    ],
    [
      'the webhook secret of the other',
      { STRIPE_WEBHOOK_SECRET_BR: stripe.STRIPE_WEBHOOK_SECRET },
      'STRIPE_WEBHOOK_SECRET_BR is the same as STRIPE_WEBHOOK_SECRET',
    ],
    ['a currency alone', { GATEWAY: 'BRL=stripe_br' }, 'GATEWAY must be sandbox, stripe'],
    ['a gateway that is none', { GATEWAY: 'stripe,BRL=paypal' }, 'GATEWAY must be sandbox, stripe'],
  ])('with %s is refused by name, and no secret is printed', (_what, wrong, words) => {
    const refusal = refusalOf({ ...two, ...wrong });
    expect(refusal).toContain(words);
    expect(refusal).not.toMatch(/(sk|whsec)_[a-z]*_?brazil/);
    expect(refusal).toMatch(/Example: [A-Z_]+=\S/);
  });
});
