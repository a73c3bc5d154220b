import { isLocalTime } from './local-time.ts';
import { isLocalDate } from './time.ts';
import type { LocalDate, LocalTime } from './time.ts';

/** 32 unambiguous characters: no 0 O 1 I. */
export const voucherAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const voucherCodeLength = 6;

/** Six characters from the first six random bytes; 256 is a multiple of 32, so every code is equally likely. */
export function voucherCode(bytes: Uint8Array): string {
  if (bytes.length < voucherCodeLength) throw new RangeError(`needs ${voucherCodeLength} random bytes`);
  return Array.from(bytes.subarray(0, voucherCodeLength), (byte) => voucherAlphabet.charAt(byte % 32)).join('');
}

/** Order number such as `M-7K4QXH`, from six random bytes. The database ensures uniqueness. */
export function orderNumber(bytes: Uint8Array): string {
  return `M-${voucherCode(bytes)}`;
}

/** `K7M4QX` as people read it: `K7M 4QX`. */
export function formatVoucherCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** A typed code without spaces and dashes, in capitals; null when it is no valid code. */
export function normalizeVoucherCode(text: string): string | null {
  const code = withoutGaps(text);
  return isCode(code) ? code : null;
}

/** As far as a code is typed: its characters up to now, and the first typed one that codes do not use. */
export function readTypedCode(text: string): { code: string; unknown: string | null } {
  const signs = [...withoutGaps(text)];
  const isKnown = (sign: string) => voucherAlphabet.includes(sign);
  return {
    code: signs.filter(isKnown).join('').slice(0, voucherCodeLength),
    unknown: signs.find((sign) => !isKnown(sign)) ?? null,
  };
}

const withoutGaps = (text: string) => text.replace(/[\s\-–—.]/g, '').toUpperCase();

/** What a voucher's QR proves. `order` and `restaurant` are ids; `key` names the key that signed it, null where keys had no names yet. */
export type VoucherPayload = {
  key: string | null;
  order: string;
  restaurant: string;
  date: LocalDate;
  time: LocalTime;
  places: 2 | 4 | 6;
  code: string;
};

/** A public key that verifies vouchers without network: `key` is raw Ed25519 in base64url, `id` its name in what it signed. */
export type VoucherKey = { id: string; key: string };

/** One line of ASCII, canonical: the bytes that are signed. */
export function encodeVoucherPayload({ key, order, restaurant, date, time, places, code }: VoucherPayload): string {
  const head = key === null ? ['MTD1'] : ['MTD2', key];
  return [...head, encodeURIComponent(order), encodeURIComponent(restaurant), date, time, places, code].join('/');
}

/** The keys that may have signed a payload: the one that it names, and without a name any. */
export function keysFor({ key }: VoucherPayload, keys: readonly VoucherKey[]): readonly VoucherKey[] {
  return key === null ? keys : keys.filter(({ id }) => id === key);
}

/** Whether a scanned text means to be a voucher's, whoever signed it. */
export function looksSigned(text: string): boolean {
  return /^MTD[12]\//.test(text);
}

/** Null for anything that `encodeVoucherPayload` would not have written. Does not check the signature. */
export function decodeVoucherPayload(text: string): VoucherPayload | null {
  const [version, ...parts] = text.split('/');
  const key = version === 'MTD2' ? (parts.shift() ?? '') : null;
  const [order, restaurant, date, time, size, code, ...rest] = parts;
  if (key === null ? version !== 'MTD1' : !/^[A-Za-z0-9_-]{8}$/.test(key)) return null;
  if (!order || !restaurant || !date || !time || !code || rest.length > 0) return null;
  const places = size === '2' ? 2 : size === '4' ? 4 : size === '6' ? 6 : null;
  if (places === null || !isLocalDate(date) || !isLocalTime(time) || !isCode(code)) return null;
  const ids = [decoded(order), decoded(restaurant)] as const;
  if (ids[0] === null || ids[1] === null) return null;
  const payload: VoucherPayload = { key, order: ids[0], restaurant: ids[1], date, time, places, code };
  return encodeVoucherPayload(payload) === text ? payload : null;
}

/** Splits `payload.signature` (signature in base64url without padding); null when it has another form. */
export function splitSignedPayload(text: string): { payload: string; signature: string } | null {
  const dot = text.lastIndexOf('.');
  const payload = text.slice(0, dot);
  const signature = text.slice(dot + 1);
  if (dot < 1 || !/^[A-Za-z0-9_-]+$/.test(signature)) return null;
  return { payload, signature };
}

function isCode(text: string): boolean {
  return text.length === voucherCodeLength && [...text].every((sign) => voucherAlphabet.includes(sign));
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
