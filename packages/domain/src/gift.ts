import type { Settings } from './settings.ts';
import type { LocalDate } from './time.ts';
import { addDays, addMonths, compareDates, dayMs, localDateAt, slotInstant } from './time.ts';
import { voucherAlphabet, voucherCode } from './voucher.ts';

/** A gift voucher's state: pending, failed, or paid and then its fate. disputed: not to be redeemed until a bank has decided. */
export type GiftState = 'pending' | 'failed' | 'ready' | 'redeemed' | 'returned' | 'expired' | 'disputed';

/** Times in epoch ms, null for what has not happened. */
export type GiftFacts = {
  paymentOver: boolean;
  paidAt: number | null;
  redeemBy: number | null;
  redeemedAt: number | null;
  returnedAt: number | null;
  /** A bank looks into its payment: the money may go back. */
  disputed: boolean;
};

export function giftState(facts: GiftFacts, now: number): GiftState {
  if (facts.paidAt === null) return facts.paymentOver ? 'failed' : 'pending';
  if (facts.redeemedAt !== null) return 'redeemed';
  if (facts.returnedAt !== null) return 'returned';
  if (facts.redeemBy !== null && now >= facts.redeemBy) return 'expired';
  return facts.disputed ? 'disputed' : 'ready';
}

/** Epoch ms until which the buyer may return an unused gift voucher. */
export function giftReturnUntil(paidAt: number, settings: Pick<Settings, 'giftReturnDays'>): number {
  return paidAt + settings.giftReturnDays * dayMs;
}

/** Expiry (epoch ms) of a gift voucher, or of the credit of one redeemed now. */
export function giftEnds(from: number, settings: Pick<Settings, 'giftMonths'>): number {
  return addMonths(from, settings.giftMonths);
}

/**
 * When the mail is sent: at once for today, else in the morning of its day by the market's clock. Null for a past day or one too
 * far ahead.
 */
export function giftSendAt(
  day: LocalDate,
  zone: string,
  now: number,
  settings: Pick<Settings, 'giftDaysAhead' | 'giftSendHour'>,
): number | null {
  const today = localDateAt(now, zone);
  if (compareDates(day, today) < 0 || compareDates(day, addDays(today, settings.giftDaysAhead)) > 0) return null;
  if (day === today) return now;
  const hour = `${String(settings.giftSendHour).padStart(2, '0')}:00`;
  return slotInstant(day, hour, zone);
}

const groups = 3;
const groupLength = 4;
const codeLength = groups * groupLength;

/** Twelve characters from twelve random bytes: 60 bits, not guessable. */
export function giftCode(bytes: Uint8Array): string {
  return voucherCode(bytes.subarray(0, codeLength / 2)) + voucherCode(bytes.subarray(codeLength / 2, codeLength));
}

/** `K7M4QXA2B3C4` as people read it: `K7M4-QXA2-B3C4`. */
export function formatGiftCode(code: string): string {
  return Array.from({ length: groups }, (_, at) => code.slice(at * groupLength, (at + 1) * groupLength)).join('-');
}

/** A typed code without spaces and dashes, in capitals; null when that is not a code. */
export function normalizeGiftCode(text: string): string | null {
  const code = text.replace(/[\s\-–—.]/g, '').toUpperCase();
  return code.length === codeLength && [...code].every((sign) => voucherAlphabet.includes(sign)) ? code : null;
}
