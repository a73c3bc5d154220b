import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Secrets = { VOUCHER_SIGNING_KEY: string; GATEWAY_API_KEY: string; GATEWAY_WEBHOOK_SECRET: string };

/** Secrets of an installation that was given none: made once, kept in the data folder for its owner alone. */
export function localSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const secrets: Secrets = {
    VOUCHER_SIGNING_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    GATEWAY_API_KEY: randomBytes(24).toString('base64url'),
    GATEWAY_WEBHOOK_SECRET: randomBytes(24).toString('base64url'),
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
