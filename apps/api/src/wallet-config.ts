import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/** What signs vouchers' passes; null: that wallet is not offered. */
export type WalletsConfig = { apple: AppleWallet | null; google: GoogleWallet | null };

/** certificate and authority (Apple's, which issued it) are PEM, key is PKCS#8 PEM without a passphrase. */
export type AppleWallet = { passType: string; team: string; certificate: string; key: string; authority: string };

/** account: the service account's address; key: its private key, PKCS#8 PEM. */
export type GoogleWallet = { issuer: string; account: string; key: string };

/** Variables of the environment, each alone. What is PEM or JSON may be given as its base64. */
export const walletVariables = {
  WALLET_APPLE_PASS_TYPE: z
    .string()
    .regex(/^pass(\.[\w-]+)+$/, 'must be the id of a pass type, which begins with pass.')
    .optional(),
  WALLET_APPLE_TEAM: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, 'must be the team’s id of ten characters')
    .optional(),
  /** Of the pass type. */
  WALLET_APPLE_CERTIFICATE: z.string().transform(certificate).optional(),
  WALLET_APPLE_KEY: z
    .string()
    .transform(plain)
    .refine((text) => text.includes('PRIVATE KEY-----'), 'must be a private key (PEM, or its base64)')
    .optional(),
  WALLET_APPLE_PASSPHRASE: z.string().optional(),
  /** Apple's own, which issued the certificate. */
  WALLET_APPLE_AUTHORITY: z.string().transform(certificate).optional(),
  WALLET_GOOGLE_ISSUER: z
    .string()
    .regex(/^\d{10,25}$/, 'must be the issuer’s number')
    .optional(),
  WALLET_GOOGLE_ACCOUNT: z.string().transform(serviceAccount).optional(),
} as const;

type WalletVariable = keyof typeof walletVariables;
type WalletValues = z.infer<z.ZodObject<typeof walletVariables>>;

type WalletSet = { needed: readonly WalletVariable[]; more: readonly WalletVariable[] };

/** What each wallet needs, all of it or none, and what may come with it. */
export const walletSets: readonly WalletSet[] = [
  {
    needed: [
      'WALLET_APPLE_PASS_TYPE',
      'WALLET_APPLE_TEAM',
      'WALLET_APPLE_CERTIFICATE',
      'WALLET_APPLE_KEY',
      'WALLET_APPLE_AUTHORITY',
    ],
    more: ['WALLET_APPLE_PASSPHRASE'],
  },
  { needed: ['WALLET_GOOGLE_ISSUER', 'WALLET_GOOGLE_ACCOUNT'], more: [] },
];

/** Why Apple's key and certificate cannot sign, of variables that are right each for itself; null when they can. */
export function appleKeyProblem(values: WalletValues): { name: WalletVariable; words: string } | null {
  const { WALLET_APPLE_KEY: pem, WALLET_APPLE_CERTIFICATE: signer } = values;
  if (pem === undefined || signer === undefined) return null;
  const key = openKey(pem, values.WALLET_APPLE_PASSPHRASE);
  if (key === null)
    return { name: 'WALLET_APPLE_KEY', words: 'is no RSA key, or is not opened by WALLET_APPLE_PASSPHRASE' };
  return new X509Certificate(signer).checkPrivateKey(key)
    ? null
    : { name: 'WALLET_APPLE_CERTIFICATE', words: 'was not issued for WALLET_APPLE_KEY' };
}

/** Of values in which `appleKeyProblem` found nothing. */
export function walletsOf(values: WalletValues): WalletsConfig {
  const {
    WALLET_APPLE_PASS_TYPE: passType,
    WALLET_APPLE_TEAM: team,
    WALLET_APPLE_CERTIFICATE: signer,
    WALLET_APPLE_AUTHORITY: authority,
    WALLET_GOOGLE_ISSUER: issuer,
    WALLET_GOOGLE_ACCOUNT: account,
  } = values;
  const key = openKey(values.WALLET_APPLE_KEY ?? '', values.WALLET_APPLE_PASSPHRASE);
  return {
    apple:
      passType && team && signer && authority && key
        ? { passType, team, certificate: signer, key: pemOf(key), authority }
        : null,
    google: issuer && account ? { issuer, ...account } : null,
  };
}

function openKey(pem: string, passphrase: string | undefined): KeyObject | null {
  try {
    const key = createPrivateKey({ key: pem, ...(passphrase === undefined ? {} : { passphrase }) });
    return key.asymmetricKeyType === 'rsa' ? key : null;
  } catch {
    return null;
  }
}

function pemOf(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** The text itself, or what it is the base64 of. */
function plain(text: string): string {
  return /^\s*(-----BEGIN|\{)/.test(text) ? text : Buffer.from(text, 'base64').toString('utf8');
}

function certificate(text: string, context: z.RefinementCtx): string {
  try {
    return new X509Certificate(plain(text)).toString();
  } catch {
    context.addIssue('must be a certificate (PEM, or its base64)');
    return z.NEVER;
  }
}

const accountFile = z.object({ client_email: z.email(), private_key: z.string() });

function serviceAccount(text: string, context: z.RefinementCtx): Omit<GoogleWallet, 'issuer'> {
  try {
    const { client_email: account, private_key: pem } = accountFile.parse(JSON.parse(plain(text)));
    const key = openKey(pem, undefined);
    if (key) return { account, key: pemOf(key) };
  } catch {
    // reported below, with the same sentence as a key of another kind
  }
  context.addIssue('must be the JSON of a service account’s key (or its base64)');
  return z.NEVER;
}
