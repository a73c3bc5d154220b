const storageKey = 'metade.panel.voucher-key';

/** Keeps the key that verifies vouchers on this device, for when there is no network. */
export function keepVoucherKey(publicKey: string): void {
  localStorage.setItem(storageKey, publicKey);
}

/** Raw Ed25519 public key in base64url, null when this device never loaded a day. */
export function readVoucherKey(): string | null {
  return localStorage.getItem(storageKey);
}
