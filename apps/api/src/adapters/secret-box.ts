import { createCipheriv, createDecipheriv, createPrivateKey, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts secrets for the database, so that a copy of it reveals nothing. owner: what the secret belongs to; part of the
 * authenticated data.
 */
export type SecretBox = {
  seal(secret: string, owner: string): string;
  /** Throws for another key, another owner, or text that was not encrypted here. */
  open(sealed: string, owner: string): string;
};

const prefix = 'aes256gcm.';

export function isSealed(text: string): boolean {
  return text.startsWith(prefix);
}

/** AES-256-GCM under a key derived (HKDF-SHA256) from the installation's signing key. pem: that key, PKCS#8. */
export function createSecretBox(pem: string): SecretBox {
  const der = createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' });
  const key = Buffer.from(hkdfSync('sha256', der, 'metade', 'second factors', 32));
  return {
    seal: (secret, owner) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return prefix + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open: (sealed, owner) => {
      if (!isSealed(sealed)) throw new Error('This secret was not sealed.');
      const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}
