import type { Settings } from '@metade/domain/settings.ts';
import type { z } from 'zod';
import { gatewayRoutes, type GatewayConfig } from './adapters/gateways/gateways.ts';
import {
  addressOf,
  defaults,
  environment,
  exampleOf,
  gatewayVariables,
  placeOfDatabase,
  printable,
  type Variable,
} from './config-variables.ts';
import { isReserved, looksLikeProduction } from './looks-like-production.ts';
import { isLoopbackHost } from './loopback.ts';
import { stripeAccounts, stripeGateways, stripeProblems } from './stripe-config.ts';
import { appleKeyProblem, walletSets, walletsOf, type WalletsConfig } from './wallet-config.ts';

export type Config = {
  databaseUrl: string;
  /** The database itself, for what a pooler cannot carry; the same as databaseUrl where none lies in between. */
  databaseDirectUrl: string;
  /** Replicas of it, for reads that may be seconds old. */
  databaseReadUrls: string[];
  port: number;
  host: string;
  /** Public address, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  /** A bucket for uploaded files; null: under dataDir. */
  storageUrl: string | null;
  trustedProxies: string[];
  /** Origins of other sites whose pages may call the API. */
  corsOrigins: string[];
  /** Ed25519 private key, PKCS#8 PEM. */
  voucherSigningKey: string;
  /** Raw public keys (base64url) that signed vouchers before it. */
  voucherFormerKeys: string[];
  /** What the key of second factors is derived from: the signing key, unless that was changed since. */
  secretsKey: string;
  gateways: GatewayConfig;
  /** Over the defaults, under the database's; those of operation are read from here only. */
  settings: Partial<Settings>;
  /** Null: messages stay in the outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** The marketplace's contact address. */
  contactEmail: string;
  mapStyleUrl: string | null;
  apps: AppsConfig;
  postalCodesOnline: boolean;
  /** Shows trial features such as the outbox. Never true in production. */
  demo: boolean;
  /** Webhooks may go to this machine, over plain http. Never true in production. */
  webhookLoopback: boolean;
  push: PushConfig;
  wallets: WalletsConfig;
  /** Open to the public: no demo data allowed. */
  production: boolean;
  /** Where /metrics is served; null: nowhere. */
  metrics: { port: number; host: string } | null;
  /** Bearer token for /metrics and for why a process is not ready; null: whoever reaches the one, and this machine the other, in production nobody. */
  metricsToken: string | null;
  /** Bearer token for /feeds; null: no feed is made. */
  feedToken: string | null;
  tracing: TracingConfig | null;
  poolSize: number;
  logLevel: string;
};

/** Where spans go, by OTLP over HTTP: ours, and those of browsers, which are not traced without an address of their own. */
export type TracingConfig = {
  /** Without a trailing slash and /v1/traces. */
  url: string;
  headers: Record<string, string>;
  browserUrl: string | null;
  /** Of the traces that begin here, 0–1. */
  ratio: number;
};

/** The apps in the stores. smallest: the oldest version that the API still serves, such as 1.4.0. */
export type AppsConfig = {
  smallest: string | null;
  android: { package: string; certificates: string[] } | null;
  /** id: the team's and the bundle's; store: the number in the App Store. */
  ios: { id: string; store: string | null } | null;
};

export type PushConfig = {
  expoUrl: string;
  expoToken: string | null;
  /** Private key that signs what browsers are told; null: they are told nothing. */
  vapidKey: string | null;
  /** Browsers' addresses may be on this machine, over plain http. Never true in production. */
  loopback: boolean;
};

type Given = Partial<Record<string, string>>;
type Problem = { name: Variable; words: string };

/**
 * The one reader of the environment. Throws an Error whose message names every variable that is missing or wrong, with its value
 * and an example: half-configured means no start, and what looks like production gets none of the demo's defaults.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given: Given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const reason = looksLikeProduction(given);
  const parsed = environment.safeParse(given);
  const problems: Problem[] = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = path[0] as Variable;
    return { name, words: given[name] === undefined ? missing : message };
  });
  problems.push(
    ...gatewayProblems(given),
    ...stripeProblems(given, reason !== null),
    ...walletProblems(given),
    ...metricsProblems(given),
    ...replicaProblems(given),
    ...uselessProblems(given),
  );
  const keyProblem = parsed.success ? appleKeyProblem(parsed.data) : null;
  if (keyProblem !== null) problems.push(keyProblem);
  if (reason !== null) problems.push(...productionProblems(given));
  if (!parsed.success || problems.length > 0) throw new Error(refusal(problems, given, reason));
  const values = parsed.data;
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '');
  return {
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    databaseReadUrls: values.DATABASE_READ_URL,
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir: values.DATA_DIR,
    storageUrl: values.STORAGE_URL ?? null,
    trustedProxies: values.TRUSTED_PROXIES,
    corsOrigins: values.CORS_ORIGINS,
    voucherSigningKey: values.VOUCHER_SIGNING_KEY,
    voucherFormerKeys: values.VOUCHER_FORMER_KEYS,
    secretsKey: values.SECRETS_KEY ?? values.VOUCHER_SIGNING_KEY,
    gateways: { current: values.GATEWAY, sandbox: sandboxOf(values), stripe: stripeOf(given, values, publicUrl) },
    settings: values.METADE_SETTINGS,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    contactEmail: values.CONTACT_EMAIL,
    mapStyleUrl: values.MAP_STYLE_URL === 'none' ? null : values.MAP_STYLE_URL,
    apps: appsOf(values),
    postalCodesOnline: values.POSTAL_CODES_ONLINE === 'true',
    demo: values.DEMO === 'true',
    webhookLoopback: values.WEBHOOK_LOOPBACK === 'true',
    push: {
      expoUrl: values.EXPO_PUSH_URL,
      expoToken: values.EXPO_ACCESS_TOKEN ?? null,
      vapidKey: values.PUSH_VAPID_KEY ?? null,
      loopback: values.PUSH_LOOPBACK === 'true',
    },
    wallets: walletsOf(values),
    production: reason !== null,
    metrics: values.METRICS_PORT === undefined ? null : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    metricsToken: values.METRICS_TOKEN ?? null,
    feedToken: values.FEED_TOKEN ?? null,
    tracing: tracingOf(values),
    poolSize: values.POOL_SIZE,
    logLevel: values.LOG_LEVEL,
  };
}

/** METADE_SETTINGS alone, for a command that needs nothing else of the configuration. */
export function readSettings({ METADE_SETTINGS: text }: Record<string, string | undefined>): Partial<Settings> {
  const parsed = environment.shape.METADE_SETTINGS.safeParse(text || undefined);
  if (parsed.success) return parsed.data;
  throw new Error(
    refusal(
      [{ name: 'METADE_SETTINGS', words: parsed.error.issues[0]?.message ?? '' }],
      { METADE_SETTINGS: text ?? '' },
      null,
    ),
  );
}

const missing = 'is not set';

/** The gateways for new payments must be configured completely, any other completely or not at all. */
function gatewayProblems(given: Given): Problem[] {
  const taking = (gatewayRoutes(given.GATEWAY ?? 'sandbox') ?? []).map(({ gateway }) => gateway);
  const begun = ['sandbox', ...stripeGateways(given)].filter((gateway) =>
    gatewayVariables(gateway).some((name) => given[name]),
  );
  return [...new Set([...taking, ...begun])].flatMap((gateway) => missingOf(gatewayVariables(gateway), given));
}

/** A wallet is configured completely or not at all. */
function walletProblems(given: Given): Problem[] {
  return walletSets.flatMap(({ needed, more }) =>
    [...needed, ...more].some((name) => given[name]) ? missingOf(needed, given) : [],
  );
}

/** Metrics are never on the public port, and others reach them with a token alone. */
function metricsProblems(given: Given): Problem[] {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = given;
  if (port === undefined) return [];
  return [
    ...(port === (given.PORT ?? String(defaults.port)) && port !== '0'
      ? [{ name: 'METRICS_PORT', words: 'must be a port of its own, not that of PORT' } as const]
      : []),
    ...(host !== undefined && !isLoopbackHost(host) && token === undefined
      ? [{ name: 'METRICS_TOKEN', words: 'is not set, and others reach METRICS_HOST' } as const]
      : []),
  ];
}

/** A primary that is read from as its own replica would hide that there is none. */
function replicaProblems({ DATABASE_URL: primary, DATABASE_READ_URL: replicas }: Given): Problem[] {
  if (primary === undefined || replicas === undefined) return [];
  const places = replicas.split(',').map((entry) => placeOfDatabase(entry.trim()));
  return places.includes(placeOfDatabase(primary))
    ? [{ name: 'DATABASE_READ_URL', words: 'names the database of DATABASE_URL, which is no replica: leave it out' }]
    : [];
}

/** Variables that do nothing without another one, which was most likely forgotten. */
const useless: readonly (readonly [given: Variable, without: Variable])[] = [
  ['APP_ANDROID_PACKAGE', 'APP_ANDROID_CERTIFICATES'],
  ['APP_ANDROID_CERTIFICATES', 'APP_ANDROID_PACKAGE'],
  ['APP_IOS_STORE_ID', 'APP_IOS_ID'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ['OTEL_BROWSER_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
];

function uselessProblems(given: Given): Problem[] {
  return useless
    .filter(([name, without]) => given[name] && !given[without])
    .map(([name, without]) => ({ name: without, words: `is not set, and ${name} does nothing without it` }));
}

function missingOf(needed: readonly Variable[], given: Given): Problem[] {
  return needed.filter((name) => !given[name]).map((name) => ({ name, words: missing }));
}

function sandboxOf(values: z.infer<typeof environment>): GatewayConfig['sandbox'] {
  const { GATEWAY_URL, GATEWAY_TOKENIZE_URL, GATEWAY_API_KEY: apiKey, GATEWAY_WEBHOOK_SECRET: webhookSecret } = values;
  if (GATEWAY_URL === undefined || apiKey === undefined || webhookSecret === undefined) return null;
  const url = GATEWAY_URL.replace(/\/$/, '');
  return { url, tokenizeUrl: GATEWAY_TOKENIZE_URL ?? `${url}/tokens`, apiKey, webhookSecret };
}

function tracingOf(values: z.infer<typeof environment>): TracingConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = values;
  if (url === undefined) return null;
  return {
    url: url.replace(/\/$/, ''),
    headers,
    browserUrl: values.OTEL_BROWSER_ENDPOINT?.replace(/\/$/, '') ?? null,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
  };
}

function stripeOf(given: Given, values: z.infer<typeof environment>, publicUrl: string): GatewayConfig['stripe'] {
  const { STRIPE_API_URL: apiUrl, STRIPE_SCRIPT_URL: scriptUrl } = values;
  return stripeAccounts(given, publicUrl).map((account) => ({ ...account, apiUrl, scriptUrl }));
}

function appsOf(values: z.infer<typeof environment>): AppsConfig {
  const { APP_ANDROID_PACKAGE: name, APP_IOS_ID: id } = values;
  return {
    smallest: values.APP_SMALLEST_VERSION ?? null,
    android: name === undefined ? null : { package: name, certificates: values.APP_ANDROID_CERTIFICATES },
    ios: id === undefined ? null : { id, store: values.APP_IOS_STORE_ID ?? null },
  };
}

/** Variables that a trial on one machine may leave to their defaults and production may not. */
function productionProblems(given: Given): Problem[] {
  const needed = (['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'CONTACT_EMAIL'] as const).filter((name) => !given[name]);
  const nobodys = (['MAIL_FROM', 'CONTACT_EMAIL'] as const).filter((name) => isReserved(addressOf(given[name] ?? '')));
  const open = (
    [
      'PUBLIC_URL',
      'GATEWAY_URL',
      'GATEWAY_TOKENIZE_URL',
      'STRIPE_API_URL',
      'STRIPE_SCRIPT_URL',
      'EXPO_PUSH_URL',
    ] as const
  ).filter((name) => {
    const address = URL.parse(given[name] ?? '');
    return address?.protocol === 'http:' && !isLoopbackHost(address.hostname);
  });
  return [
    ...needed.map((name) => ({ name, words: missing })),
    ...nobodys.map((name) => ({ name, words: 'is an address of the demo, which nobody reads' })),
    ...open.map((name) => ({ name, words: 'must be https: passwords, cards and keys travel there' })),
    ...(given.DEMO === 'true'
      ? [{ name: 'DEMO', words: 'is for one machine: its accounts and password are public' } as const]
      : []),
    ...(given.PUSH_LOOPBACK === 'true'
      ? [{ name: 'PUSH_LOOPBACK', words: 'is for one machine: strangers would reach its inside' } as const]
      : []),
    ...(given.WEBHOOK_LOOPBACK === 'true'
      ? [{ name: 'WEBHOOK_LOOPBACK', words: 'is for one machine: restaurants would reach its inside' } as const]
      : []),
  ];
}

function refusal(problems: Problem[], given: Given, reason: string | null): string {
  const first = problems.filter(({ name }, i) => problems.findIndex((other) => other.name === name) === i);
  const lines = first.map(({ name, words }) => {
    const value = given[name] === undefined ? '' : ` (now ${printable(name, given[name])})`;
    return `  ${name} ${words}${value}. Example: ${name}=${exampleOf(name)}`;
  });
  const why = reason === null ? '' : ` This looks like production, because ${reason}.`;
  return `The configuration is incomplete.${why}\n${lines.join('\n')}`;
}
