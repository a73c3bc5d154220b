import { createPrivateKey } from 'node:crypto';
import type { Settings } from '@metade/domain/settings.ts';
import { resolveSettings } from '@metade/domain/settings.ts';
import { z } from 'zod';

const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('.data'),
  STORAGE_URL: z
    .string()
    .regex(/^s3:\/\/[^:@/]+:[^:@/]+@[^/]+\/[^/?]+/, 'not s3://key:secret@host/bucket')
    .optional(),
  /** Addresses or CIDR ranges of proxies whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z.string().default(''),
  VOUCHER_SIGNING_KEY: z.string().min(1),
  GATEWAY_URL: z.url({ protocol: /^https?$/ }),
  GATEWAY_TOKENIZE_URL: z.url({ protocol: /^https?$/ }).optional(),
  GATEWAY_API_KEY: z.string().min(16),
  GATEWAY_WEBHOOK_SECRET: z.string().min(16),
  METADE_SETTINGS: z.string().default('{}'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Metade <no-reply@metade.test>'),
  CONTACT_EMAIL: z.email().default('contact@metade.test'),
  MAP_STYLE_URL: z.string().default('https://tiles.openfreemap.org/styles/positron'),
  POSTAL_CODES_ONLINE: z.enum(['true', 'false']).default('true'),
  /** 'true' where people try the marketplace out: shows every message at /dev/outbox. Never counts in production. */
  DEMO: z.enum(['true', 'false']).default('false'),
  NODE_ENV: z.string().optional(),
  POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = {
  databaseUrl: string;
  port: number;
  host: string;
  /** Where people reach the marketplace, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  /** A bucket for uploaded files; null: under dataDir. */
  storageUrl: string | null;
  trustedProxies: string[];
  /** Ed25519 private key, PKCS#8 PEM or its base64. */
  voucherSigningKey: string;
  gateway: { url: string; tokenizeUrl: string; apiKey: string; webhookSecret: string };
  /** Laid over the defaults, under what the database says. */
  settings: Partial<Settings>;
  /** Null: messages stay in the outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Where people write to the marketplace. */
  contactEmail: string;
  mapStyleUrl: string | null;
  postalCodesOnline: boolean;
  /** Shows what nobody but a tryer may see. */
  demo: boolean;
  poolSize: number;
  logLevel: string;
};

/**
 * The one reader of the environment. Throws an Error whose message names every variable that is missing or wrong:
 * half-configured means no start.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is incomplete.\n  ${lines.join('\n  ')}`);
  }
  const values = parsed.data;
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '');
  return {
    databaseUrl: values.DATABASE_URL,
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir: values.DATA_DIR,
    storageUrl: values.STORAGE_URL ?? null,
    trustedProxies: values.TRUSTED_PROXIES.split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
    voucherSigningKey: checkedKey(values.VOUCHER_SIGNING_KEY),
    gateway: {
      url: values.GATEWAY_URL.replace(/\/$/, ''),
      tokenizeUrl: values.GATEWAY_TOKENIZE_URL ?? `${values.GATEWAY_URL.replace(/\/$/, '')}/tokens`,
      apiKey: values.GATEWAY_API_KEY,
      webhookSecret: values.GATEWAY_WEBHOOK_SECRET,
    },
    settings: checkedSettings(values.METADE_SETTINGS),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    contactEmail: values.CONTACT_EMAIL,
    mapStyleUrl: values.MAP_STYLE_URL === 'none' ? null : values.MAP_STYLE_URL,
    postalCodesOnline: values.POSTAL_CODES_ONLINE === 'true',
    demo: values.DEMO === 'true' && values.NODE_ENV !== 'production',
    poolSize: values.POOL_SIZE,
    logLevel: values.LOG_LEVEL,
  };
}

function checkedKey(value: string): string {
  const pem = value.includes('BEGIN') ? value : Buffer.from(value, 'base64').toString('utf8');
  try {
    if (createPrivateKey(pem).asymmetricKeyType === 'ed25519') return pem;
  } catch {
    // told below, with the same sentence as a key of another kind
  }
  throw new Error('VOUCHER_SIGNING_KEY is not an Ed25519 private key (PKCS#8 PEM, or its base64).');
}

function checkedSettings(text: string): Partial<Settings> {
  let layer: Partial<Settings>;
  try {
    layer = JSON.parse(text) as Partial<Settings>;
  } catch {
    throw new Error('METADE_SETTINGS is not JSON.');
  }
  const resolution = resolveSettings(layer);
  if (resolution.ok) return layer;
  throw new Error(`METADE_SETTINGS has bad entries: ${JSON.stringify(resolution.params.issues)}`);
}
