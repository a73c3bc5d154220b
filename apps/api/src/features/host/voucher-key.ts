import { serviceDateAt } from '@metade/domain/table-times.ts';
import { looksSigned, normalizeVoucherCode } from '@metade/domain/voucher.ts';
import type { Context } from '../../context.ts';
import { Refused } from '../../refused.ts';
import { windowOf } from '../orders/index.ts';
import type { BookingRow } from './booking-reads.ts';
import { findBookingByCode } from './booking-reads.ts';

/**
 * The restaurant's booking of a typed code or QR text. Throws signature_invalid for a QR we did not sign, voucher_unknown for
 * another restaurant's, voucher_other_day for one that is not today's.
 */
export async function bookingOfVoucher(
  context: Context,
  restaurant: string,
  text: string,
): Promise<{ row: BookingRow; how: 'code' | 'qr' }> {
  const typed = normalizeVoucherCode(text.trim());
  const row = await findBookingByCode(context.pool, restaurant, typed ?? signedCode(context, restaurant, text.trim()));
  if (row === null) throw new Refused('voucher_unknown');
  const { settings } = await context.markets.marketOf(row);
  const now = context.now();
  const { opensAt, seatAnywayEndsAt } = windowOf(row, settings);
  // A breakfast voucher opens during the previous night's service.
  const usable = now >= opensAt && now <= seatAnywayEndsAt;
  if (!usable && row.date !== serviceDateAt(now, row.time_zone))
    throw new Refused('voucher_other_day', { date: row.date });
  return { row, how: typed === null ? 'qr' : 'code' };
}

function signedCode(context: Context, restaurant: string, text: string): string {
  if (!looksSigned(text)) throw new Refused('voucher_unknown');
  const payload = context.vouchers.verify(text);
  if (payload === null) throw new Refused('signature_invalid');
  if (payload.restaurant !== restaurant) throw new Refused('voucher_unknown');
  return payload.code;
}
