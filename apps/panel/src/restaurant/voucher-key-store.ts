import type { VoucherKey } from '@metade/domain/voucher.ts';

const storageKey = 'metade.panel.voucher-keys';

/** Keeps the keys that verify vouchers on this device, for when there is no network. */
export function keepVoucherKeys(keys: readonly VoucherKey[]): void {
  localStorage.setItem(storageKey, JSON.stringify(keys));
}

/** Null when this device never loaded a day. */
export function readVoucherKeys(): VoucherKey[] | null {
  const kept = localStorage.getItem(storageKey);
  return kept === null ? null : (JSON.parse(kept) as VoucherKey[]);
}
