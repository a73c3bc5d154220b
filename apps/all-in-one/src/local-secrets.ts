import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const make = {
  VOUCHER_SIGNING_KEY: () =>
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  GATEWAY_API_KEY: () => randomBytes(24).toString('base64url'),
  GATEWAY_WEBHOOK_SECRET: () => randomBytes(24).toString('base64url'),
  PUSH_VAPID_KEY: vapidKey,
};

type Secrets = Record<keyof typeof make, string>;

/** Secrets of an installation that was given none: each made once, kept in the data folder for its owner alone. */
export function localSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const missing = Object.entries(make).filter(([name]) => !(name in kept));
  const secrets = { ...kept, ...Object.fromEntries(missing.map(([name, create]) => [name, create()])) } as Secrets;
  if (missing.length === 0) return secrets;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

function vapidKey(): string {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  // Leading zeros are left out by the curve, and belong to the key.
  return Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
}
