import type { Voucher } from '@metade/contracts/orders.ts';
import { hoursAtTable } from '@metade/domain/meal.ts';
import { formatVoucherCode } from '@metade/domain/voucher.ts';
import { fromIso, toIso } from '@metade/domain/time.ts';
import { capitalise, formatDate, formatMealTime } from '@metade/i18n/format-date.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { passWords } from '@metade/i18n/wallet-pass.ts';
import type { Context } from '../../context.ts';
import { Refused } from '../../refused.ts';
import { readVoucher } from '../vouchers/index.ts';

/** A voucher in a wallet, in the words of a locale. Instants are ISO. */
export type WalletPass = {
  voucher: Voucher;
  locale: Locale;
  words: ReturnType<typeof passWords>;
  /** By the restaurant's clock. */
  day: string;
  time: string;
  address: string;
  code: string;
  endsAt: string;
  /** The voucher's page. */
  link: string;
};

/** What a wallet is given of a voucher. Throws voucher_unknown, and voucher_over for one that opens no table any more. */
export async function readWalletPass(context: Context, token: string, locale: Locale): Promise<WalletPass> {
  const voucher = await readVoucher(context, token);
  const { restaurant, date, time } = voucher;
  const endsAt = Math.max(fromIso(voucher.starts_at) + hoursAtTable * 3_600_000, fromIso(voucher.seat_anyway_until));
  if (voucher.state !== 'confirmed' || context.now() > endsAt) throw new Refused('voucher_over');
  const { street, number, zip, city } = restaurant.address;
  return {
    voucher,
    locale,
    words: passWords(locale),
    day: capitalise(formatDate(date, locale)),
    time: formatMealTime(date, time, locale),
    address: [`${street} ${number}`.trim(), `${zip} ${city}`.trim()].filter(Boolean).join(', '),
    code: formatVoucherCode(voucher.code),
    endsAt: toIso(endsAt),
    link: `${context.config.publicUrl}/checkout/voucher/${token}`,
  };
}

/** The brand in passes: `--tomate-600` and `--tomate-100` of the tokens. */
export const passColours = { ground: '#c4281c', label: '#fde4de', text: '#ffffff' };

export const issuerName = 'Metade';
