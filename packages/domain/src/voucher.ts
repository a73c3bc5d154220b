import { isLocalDate, isLocalTime } from './time.ts';
import type { LocalDate, LocalTime } from './time.ts';

/** 32 signs that cannot be taken for one another: no 0 O 1 I. */
export const voucherAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const codeLength = 6;

/** Six signs from the first six random bytes; 256 is a multiple of 32, so every code is equally likely. */
export function voucherCode(bytes: Uint8Array): string {
  if (bytes.length < codeLength) throw new RangeError(`needs ${codeLength} random bytes`);
  return Array.from(bytes.subarray(0, codeLength), (byte) => voucherAlphabet.charAt(byte % 32)).join('');
}

/** Order number such as `M-7K4QXH`, from six random bytes. Uniqueness is the database's. */
export function orderNumber(bytes: Uint8Array): string {
  return `M-${voucherCode(bytes)}`;
}

/** `K7M4QX` as people read it: `K7M 4QX`. */
export function formatVoucherCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** A typed code without spaces and dashes, in capitals; null when that is not a code. */
export function normalizeVoucherCode(text: string): string | null {
  const code = text.replace(/[\s\-–—.]/g, '').toUpperCase();
  return isCode(code) ? code : null;
}

/** What a voucher's QR proves. `order` and `restaurant` are ids. */
export type VoucherPayload = {
  order: string;
  restaurant: string;
  date: LocalDate;
  time: LocalTime;
  places: 2 | 4 | 6;
  code: string;
};

const payloadVersion = 'MTD1';

/** One line of ASCII, the only spelling of its content: the bytes that are signed. */
export function encodeVoucherPayload({ order, restaurant, date, time, places, code }: VoucherPayload): string {
  return [payloadVersion, encodeURIComponent(order), encodeURIComponent(restaurant), date, time, places, code].join(
    '/',
  );
}

/** Null for anything that `encodeVoucherPayload` would not have written. Says nothing about the signature. */
export function decodeVoucherPayload(text: string): VoucherPayload | null {
  const [version, order, restaurant, date, time, size, code, ...rest] = text.split('/');
  if (version !== payloadVersion || !order || !restaurant || !date || !time || !code || rest.length > 0) return null;
  const places = size === '2' ? 2 : size === '4' ? 4 : size === '6' ? 6 : null;
  if (places === null || !isLocalDate(date) || !isLocalTime(time) || !isCode(code)) return null;
  const ids = [decoded(order), decoded(restaurant)] as const;
  if (ids[0] === null || ids[1] === null) return null;
  const payload: VoucherPayload = { order: ids[0], restaurant: ids[1], date, time, places, code };
  return encodeVoucherPayload(payload) === text ? payload : null;
}

/** Parts `payload.signature` (signature in base64url without padding), null when it is not of that form. */
export function splitSignedPayload(text: string): { payload: string; signature: string } | null {
  const dot = text.lastIndexOf('.');
  const payload = text.slice(0, dot);
  const signature = text.slice(dot + 1);
  if (dot < 1 || !/^[A-Za-z0-9_-]+$/.test(signature)) return null;
  return { payload, signature };
}

function isCode(text: string): boolean {
  return text.length === codeLength && [...text].every((sign) => voucherAlphabet.includes(sign));
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
