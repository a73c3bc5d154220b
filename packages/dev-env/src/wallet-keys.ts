import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

export type WalletKeys = {
  /** Variables of the environment that offer both wallets. */
  env: Record<string, string>;
  /** PEM: of the authority that issued Apple's certificate, and Google's public key. */
  authority: string;
  googleKey: string;
};

/** Self-made keys of both wallets, which neither Apple nor Google would take. passphrase: closes Apple's key. */
export function walletKeys(passphrase?: string): WalletKeys {
  const [authorityKeys, signer, google] = [rsa(), rsa(), rsa()];
  const authority = certificateOf('Test authority', authorityKeys, authorityKeys, 'Test authority');
  const key = passphrase
    ? signer.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase })
    : signer.privateKey.export({ type: 'pkcs8', format: 'pem' });
  const account = {
    type: 'service_account',
    client_email: 'passes@metade-test.iam.gserviceaccount.com',
    private_key: google.privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  return {
    env: {
      WALLET_APPLE_PASS_TYPE: 'pass.test.metade',
      WALLET_APPLE_TEAM: 'ABCDE12345',
      WALLET_APPLE_CERTIFICATE: certificateOf(
        'Pass Type ID: pass.test.metade',
        signer,
        authorityKeys,
        'Test authority',
      ),
      WALLET_APPLE_KEY: key.toString(),
      ...(passphrase ? { WALLET_APPLE_PASSPHRASE: passphrase } : {}),
      WALLET_APPLE_AUTHORITY: authority,
      WALLET_GOOGLE_ISSUER: '3388000000012345678',
      WALLET_GOOGLE_ACCOUNT: JSON.stringify(account),
    },
    authority,
    googleKey: google.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

type KeyPair = ReturnType<typeof rsa>;

function rsa() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}

function certificateOf(name: string, of: KeyPair, by: KeyPair, issuer: string): string {
  const certificate = forge.pki.createCertificate();
  const day = 86_400_000;
  certificate.publicKey = forge.pki.publicKeyFromPem(of.publicKey.export({ type: 'spki', format: 'pem' }).toString());
  certificate.serialNumber = of === by ? '01' : '02';
  certificate.validity.notBefore = new Date(Date.now() - day);
  certificate.validity.notAfter = new Date(Date.now() + 30 * day);
  certificate.setSubject([{ name: 'commonName', value: name }]);
  certificate.setIssuer([{ name: 'commonName', value: issuer }]);
  certificate.setExtensions([{ name: 'basicConstraints', cA: of === by }]);
  certificate.sign(
    forge.pki.privateKeyFromPem(by.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
    forge.md.sha256.create(),
  );
  return forge.pki.certificateToPem(certificate);
}
