import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import type { Settings } from '@metade/domain/settings.ts';
import { resolveSettings } from '@metade/domain/settings.ts';
import { parseVersion } from '@metade/domain/app-version.ts';
import { z } from 'zod';
import { gatewayRoutes } from './adapters/gateways/gateways.ts';
import { publicKeyOf as pushKeyOf } from './adapters/push/browser-push.ts';
import { readStorageUrl } from './adapters/storage-url.ts';
import { publicKeyOf } from './adapters/voucher-signer.ts';
import { isLoopbackHost } from './loopback.ts';
import { settingWords } from './setting-words.ts';
import { stripeKeyOf, stripeKeys, stripeVariablesOf, type StripeVariable } from './stripe-config.ts';
import { jobsEndWithinSeconds } from './stop-time.ts';
import { walletVariables } from './wallet-config.ts';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const origin = httpUrl.refine((value) => /^https?:\/\/[^/?#]+\/?$/.test(value), 'must end after the host: no path');
const postgresAddress = { protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' };
const databaseUrl = z.url(postgresAddress).regex(/^[a-z]+:\/\//i, postgresAddress.error);
const secret = z.string().min(16, 'must have at least 16 characters');

/** Defaults that programs assume before the environment is checked. */
export const defaults = { port: 3000, host: '127.0.0.1', dataDir: '.data' } as const;

/** Every variable of the environment, its check and its default. Defaults are safe on one machine alone. */
export const environment = z.object({
  DATABASE_URL: databaseUrl,
  /** The database itself, where DATABASE_URL is a pooler in transaction mode. */
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  /** Replicas of it, by commas. */
  DATABASE_READ_URL: z.string().default('').transform(replicaUrls),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65535).default(defaults.port),
  HOST: z.string().default(defaults.host),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default(defaults.dataDir),
  STORAGE_URL: z
    .string()
    .refine((value) => readStorageUrl(value) !== null, 'must be s3://key:secret@host/bucket')
    .optional(),
  /** Addresses or CIDR ranges of proxies whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z.string().default('').transform(proxies),
  /** Origins of other sites whose pages may call the API. */
  CORS_ORIGINS: z.string().default('').transform(origins),
  /** Ed25519 private key, PKCS#8 PEM or its base64. */
  VOUCHER_SIGNING_KEY: z.string().transform(signingKey),
  /** Raw Ed25519 public keys, base64url, by commas. */
  VOUCHER_FORMER_KEYS: z.string().default('').transform(publicKeys),
  /** As VOUCHER_SIGNING_KEY, which it was before that one was changed. */
  SECRETS_KEY: z.string().transform(signingKey).optional(),
  /** Takes new payments; other configured gateways keep the payments they hold. */
  GATEWAY: z
    .string()
    .default('sandbox')
    .refine(
      (text) => gatewayRoutes(text) !== null,
      'must be sandbox, stripe or an account such as stripe_br, more by commas, and for one currency as BRL=stripe_br',
    ),
  GATEWAY_URL: httpUrl.optional(),
  GATEWAY_TOKENIZE_URL: httpUrl.optional(),
  GATEWAY_API_KEY: secret.optional(),
  GATEWAY_WEBHOOK_SECRET: secret.optional(),
  ...stripeKeys,
  STRIPE_API_URL: origin.default('https://api.stripe.com'),
  STRIPE_SCRIPT_URL: httpUrl.default('https://js.stripe.com/endive/stripe.js'),
  METADE_SETTINGS: z.string().default('{}').transform(settingsLayer),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be smtp:// or smtps://' }).optional(),
  MAIL_FROM: z
    .string()
    .default('Metade <no-reply@metade.test>')
    .refine(
      (value) => z.email().safeParse(addressOf(value)).success,
      'must be an e-mail address, or a name with one in <>',
    ),
  CONTACT_EMAIL: z.email('must be an e-mail address').default('contact@metade.test'),
  MAP_STYLE_URL: z
    .union([z.literal('none'), httpUrl], 'must be the address of a MapLibre style, or none')
    .default('https://tiles.openfreemap.org/styles/positron'),
  POSTAL_CODES_ONLINE: z.enum(['true', 'false']).default('true'),
  /** 'true' for trials: shows every message at /dev/outbox. */
  DEMO: z.enum(['true', 'false']).default('false'),
  /** 'true' for trying out webhooks: they may go to this machine over plain http. */
  WEBHOOK_LOOPBACK: z.enum(['true', 'false']).default('false'),
  NODE_ENV: z.string().optional(),
  APP_SMALLEST_VERSION: z
    .string()
    .refine((value) => parseVersion(value) !== null, 'must be a version of three numbers')
    .optional(),
  APP_ANDROID_PACKAGE: z
    .string()
    .regex(/^[a-z]\w*(\.[a-z]\w*)+$/i, 'must be the name of an Android package')
    .optional(),
  /** SHA-256 of the certificates that sign the Android app. */
  APP_ANDROID_CERTIFICATES: z.string().default('').transform(certificates),
  APP_IOS_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}\.[\w-]+(\.[\w-]+)+$/, 'must be the team’s id, a dot and the bundle’s id')
    .optional(),
  APP_IOS_STORE_ID: z
    .string()
    .regex(/^\d{6,12}$/, 'must be the number of the app in the App Store')
    .optional(),
  EXPO_PUSH_URL: origin.default('https://exp.host'),
  EXPO_ACCESS_TOKEN: secret.optional(),
  /** Raw P-256 private key, base64url. */
  PUSH_VAPID_KEY: z
    .string()
    .refine((key) => /^[\w-]{43}$/.test(key) && isPushKey(key), 'must be a raw P-256 private key in base64url')
    .optional(),
  /** 'true' for trying out web push: it may go to this machine over plain http. */
  PUSH_LOOPBACK: z.enum(['true', 'false']).default('false'),
  ...walletVariables,
  METRICS_PORT: z.coerce.number('must be a port number').int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().default(defaults.host),
  METRICS_TOKEN: secret.optional(),
  /** What a reader of /feeds sends as bearer; without it there is no feed. */
  FEED_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  /** name=value by commas, as OpenTelemetry has it. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().transform(headerPairs).optional(),
  /** The same for browsers, which reach another address. */
  OTEL_BROWSER_ENDPOINT: httpUrl.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be a number from 0 to 1').min(0).max(1).default(1),
  POOL_SIZE: z.coerce.number('must be a number').int().min(2).max(100).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Variable = keyof typeof environment.shape | StripeVariable;

/** What a gateway needs, its address or key first: all of it, or none. */
export function gatewayVariables(gateway: string): readonly Variable[] {
  return gateway === 'sandbox'
    ? ['GATEWAY_URL', 'GATEWAY_API_KEY', 'GATEWAY_WEBHOOK_SECRET']
    : stripeVariablesOf(gateway);
}

/** An example to type, shown when the variable is missing or wrong. */
export function exampleOf(name: Variable): string {
  return examples[name in examples ? (name as keyof typeof examples) : (stripeKeyOf(name) ?? 'STRIPE_SECRET_KEY')];
}

const examples: Record<keyof typeof environment.shape, string> = {
  DATABASE_URL: 'postgresql://metade:password@db.example.com:5432/metade',
  DATABASE_DIRECT_URL: 'postgresql://metade:password@db.example.com:5432/metade',
  DATABASE_READ_URL: 'postgresql://metade:password@replica.example.com:5432/metade',
  PORT: '3000',
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://www.example.com',
  DATA_DIR: '/var/lib/metade',
  STORAGE_URL: 's3://key:secret@s3.example.com/bucket?region=eu-west-1',
  TRUSTED_PROXIES: '10.0.0.0/8,192.0.2.7',
  CORS_ORIGINS: 'https://app.example.com',
  VOUCHER_SIGNING_KEY: '"$(openssl genpkey -algorithm ed25519 | base64 -w0)"',
  VOUCHER_FORMER_KEYS: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  SECRETS_KEY: '"$FORMER_VOUCHER_SIGNING_KEY"',
  GATEWAY: 'sandbox',
  GATEWAY_URL: 'https://gateway.example.com',
  GATEWAY_TOKENIZE_URL: 'https://gateway.example.com/tokens',
  GATEWAY_API_KEY: 'the-key-that-the-gateway-gave',
  GATEWAY_WEBHOOK_SECRET: '"$(openssl rand -base64 32)"',
  STRIPE_SECRET_KEY: 'sk_test_…, from the dashboard of Stripe',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_…, from the dashboard of Stripe',
  STRIPE_WEBHOOK_SECRET: 'whsec_…, of the endpoint that Stripe sends events to',
  STRIPE_API_URL: 'https://api.stripe.com',
  STRIPE_SCRIPT_URL: 'https://js.stripe.com/endive/stripe.js',
  METADE_SETTINGS: `'{"holdMinutes":10}'`,
  SMTP_URL: 'smtps://user:password@mail.example.com:465',
  MAIL_FROM: "'Metade <no-reply@example.com>'",
  CONTACT_EMAIL: 'contact@example.com',
  MAP_STYLE_URL: 'none',
  POSTAL_CODES_ONLINE: 'false',
  DEMO: 'false',
  WEBHOOK_LOOPBACK: 'false',
  NODE_ENV: 'production',
  APP_SMALLEST_VERSION: '1.4.0',
  APP_ANDROID_PACKAGE: 'com.example.metade',
  APP_ANDROID_CERTIFICATES: `"$(keytool -list -v -keystore upload.jks | sed -n 's/.*SHA256: //p')"`,
  APP_IOS_ID: 'ABCDE12345.com.example.metade',
  APP_IOS_STORE_ID: '1234567890',
  EXPO_PUSH_URL: 'https://exp.host',
  EXPO_ACCESS_TOKEN: 'the-token-that-expo-gave',
  PUSH_VAPID_KEY: '"$(openssl rand 32 | basenc --base64url | tr -d =)"',
  PUSH_LOOPBACK: 'false',
  WALLET_APPLE_PASS_TYPE: 'pass.com.example.metade',
  WALLET_APPLE_TEAM: 'ABCDE12345',
  WALLET_APPLE_CERTIFICATE: '"$(openssl x509 -inform der -in pass.cer | base64 -w0)"',
  WALLET_APPLE_KEY: '"$(base64 -w0 pass.key)"',
  WALLET_APPLE_PASSPHRASE: 'what-opens-the-key',
  WALLET_APPLE_AUTHORITY: '"$(openssl x509 -inform der -in AppleWWDRCAG4.cer | base64 -w0)"',
  WALLET_GOOGLE_ISSUER: '3388000000012345678',
  WALLET_GOOGLE_ACCOUNT: '"$(base64 -w0 service-account.json)"',
  METRICS_PORT: '9464',
  METRICS_HOST: '127.0.0.1',
  METRICS_TOKEN: '"$(openssl rand -base64 32)"',
  FEED_TOKEN: '"$(openssl rand -base64 32)"',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20token',
  OTEL_BROWSER_ENDPOINT: 'https://traces.example.com',
  OTEL_TRACES_SAMPLER_ARG: '0.1',
  POOL_SIZE: '10',
  LOG_LEVEL: 'info',
};

/** The address of 'Name <address>', or the text itself. */
export function addressOf(sender: string): string {
  return /^[^<>\r\n]*<([^<>\s]+)>$/.exec(sender.trim())?.[1] ?? sender.trim();
}

/** The part of a value that may be printed: of a secret only its length. */
export function printable(name: string, value: string): string {
  if (secretVariables.has(stripeKeyOf(name) ?? name)) return `${value.length} characters`;
  if (name.endsWith('_URL') && (withPassword.has(name) || value.includes('@'))) return maskedUrl(value);
  return `"${value.slice(0, 200)}"`;
}

const secretVariables = new Set([
  'VOUCHER_SIGNING_KEY',
  'SECRETS_KEY',
  'GATEWAY_API_KEY',
  'GATEWAY_WEBHOOK_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'EXPO_ACCESS_TOKEN',
  'PUSH_VAPID_KEY',
  'WALLET_APPLE_KEY',
  'WALLET_APPLE_PASSPHRASE',
  'WALLET_GOOGLE_ACCOUNT',
  'METRICS_TOKEN',
  'FEED_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
]);

const withPassword = new Set(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'STORAGE_URL', 'SMTP_URL']);

/** Without its password where a parser finds one for certain; else its scheme and length, since any part may be the password. */
function maskedUrl(value: string): string {
  const url = URL.parse(value);
  if (url?.password && value.split('@').length === 2)
    return `"${url.protocol}//${url.username}:…@${url.host}${url.pathname}"`;
  const scheme = /^[a-z][a-z0-9+.-]*:\/+/i.exec(value)?.[0];
  return `${scheme ? `${scheme}…, ` : ''}${value.length} characters`;
}

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];

function proxies(text: string, context: z.RefinementCtx): string[] {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  for (const entry of entries) {
    const [address = '', bits, more] = entry.split('/');
    const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
    const known =
      most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most));
    if (more !== undefined || !(known || proxyNames.includes(entry)))
      context.addIssue(
        `has the entry "${entry}", which is no address, no range of addresses and none of ${proxyNames.join(', ')}`,
      );
  }
  return entries;
}

function replicaUrls(text: string, context: z.RefinementCtx): string[] {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  entries.forEach((entry, index) => {
    const url = URL.parse(entry);
    if (url === null || !postgresAddress.protocol.test(url.protocol.slice(0, -1)) || url.host === '')
      context.addIssue(`has entry ${index + 1}, which is no postgresql:// address`);
  });
  if (new Set(entries.map(placeOfDatabase)).size < entries.length) context.addIssue('names one server twice');
  return entries;
}

/** What tells one database from another, whoever logs in. */
export function placeOfDatabase(address: string): string {
  const url = URL.parse(address);
  return url === null ? address : `${url.hostname}:${url.port || '5432'}${url.pathname}`;
}

function origins(text: string, context: z.RefinementCtx): string[] {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  for (const entry of entries) {
    const address = URL.parse(entry);
    const safe = address?.protocol === 'https:' || (address?.protocol === 'http:' && isLoopbackHost(address.hostname));
    if (!safe || address.origin !== entry)
      context.addIssue(`has the entry "${entry}", which is no origin such as https://app.example.com`);
  }
  return entries;
}

function headerPairs(text: string, context: z.RefinementCtx): Record<string, string> {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  for (const entry of entries)
    if (!/^[\w-]+=[\x21-\x7e]+$/.test(entry)) context.addIssue('must be name=value, by commas, values percent-encoded');
  return Object.fromEntries(
    entries.map((entry) => {
      const at = entry.indexOf('=');
      return [entry.slice(0, at), decodeURIComponent(entry.slice(at + 1))];
    }),
  );
}

function signingKey(text: string, context: z.RefinementCtx): string {
  const pem = text.includes('BEGIN') ? text : Buffer.from(text, 'base64').toString('utf8');
  try {
    if (createPrivateKey(pem).asymmetricKeyType === 'ed25519') return pem;
  } catch {
    // reported below, with the same sentence as a key of another kind
  }
  context.addIssue('must be an Ed25519 private key (PKCS#8 PEM, or its base64)');
  return z.NEVER;
}

function publicKeys(text: string, context: z.RefinementCtx): string[] {
  const keys = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  for (const key of keys)
    if (!isPublicKey(key)) context.addIssue(`has the entry "${key}", which is no raw Ed25519 public key in base64url`);
  return keys;
}

function isPublicKey(key: string): boolean {
  try {
    return publicKeyOf(key).export({ format: 'jwk' }).x === key;
  } catch {
    return false;
  }
}

function isPushKey(key: string): boolean {
  try {
    return pushKeyOf(key) !== '';
  } catch {
    return false;
  }
}

function certificates(text: string, context: z.RefinementCtx): string[] {
  const entries = text
    .split(',')
    .map((entry) => entry.trim().toUpperCase())
    .filter(Boolean);
  for (const entry of entries)
    if (!/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(entry))
      context.addIssue(`has the entry "${entry}", which is no SHA-256 of 32 bytes in hexadecimal with colons`);
  return entries;
}

function settingsLayer(text: string, context: z.RefinementCtx): Partial<Settings> {
  let layer: unknown;
  try {
    layer = JSON.parse(text);
  } catch {
    context.addIssue('is not JSON');
    return z.NEVER;
  }
  if (typeof layer !== 'object' || layer === null || Array.isArray(layer)) {
    context.addIssue('must be a JSON object of settings and their values');
    return z.NEVER;
  }
  const resolution = resolveSettings({ operator: layer });
  if (resolution.ok) {
    const { shutdownSeconds, paymentTimeoutSeconds } = resolution.settings;
    // Authorize, find and void, one after the other.
    const needed = 3 * paymentTimeoutSeconds + jobsEndWithinSeconds;
    if (shutdownSeconds >= needed) return layer;
    context.addIssue(
      `has shutdownSeconds ${shutdownSeconds}, too short for a payment under way: at paymentTimeoutSeconds ${paymentTimeoutSeconds} it is at least ${needed}`,
    );
    return z.NEVER;
  }
  for (const issue of resolution.params.issues) context.addIssue(settingWords(issue));
  return z.NEVER;
}
