import { formatGiftCode } from '@metade/domain/gift.ts';
import { formatDate, localDateOf } from '@metade/i18n/format-date.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import type { GiftMailKind } from '@metade/i18n/mail/gift-mail.ts';
import { giftMail } from '@metade/i18n/mail/gift-mail.ts';
import type { Context } from '../../context.ts';
import { editedMail } from './edited-mail.ts';
import { writeMail } from './write-mail.ts';

type Row = {
  buyer_email: string;
  buyer_name: string;
  buyer_locale: Locale | null;
  erased: boolean;
  to_email: string;
  from_name: string;
  to_name: string;
  message: string;
  locale: Locale;
  amount: number;
  currency: string;
  code: string;
  send_at: string;
  redeem_by: string;
  unused: boolean;
};

/**
 * Mails a gift voucher to its recipient on its day; receipt and return notice to the buyer. Each once. Nothing for a voucher
 * returned or redeemed before.
 */
export async function sendGiftMail(context: Context, gift: string, kind: GiftMailKind): Promise<void> {
  const { rows } = await context.pool.query<Row>(
    `select u.email as buyer_email, u.first_name as buyer_name, u.locale as buyer_locale, u.deleted_at is not null as erased, g.to_email,
       g.from_name, g.to_name, g.message, g.locale, g.amount, g.currency, g.code, g.send_at, g.redeem_by,
       g.redeemed_at is null and g.returned_at is null as unused
     from gift_voucher g join app_user u on u.id = g.user_id where g.id = $1 and g.code is not null and g.redeem_by is not null`,
    [gift],
  );
  const row = rows[0];
  if (row === undefined || (kind === 'gift' ? !row.unused : row.erased)) return;
  const locale = kind === 'gift' ? row.locale : (row.buyer_locale ?? row.locale);
  const day = (instant: string) => formatDate(localDateOf(instant, 'UTC'), locale, 'year');
  const { publicUrl } = context.config;
  const told = {
    from: row.from_name,
    to: row.to_name,
    amount: formatMoney({ amount: row.amount, currency: row.currency }, locale),
    email: row.to_email,
    sendDay: day(row.send_at),
    redeemBy: day(row.redeem_by),
  };
  const facts = {
    ...told,
    buyer: row.buyer_name,
    message: row.message,
    code: formatGiftCode(row.code),
    card: `${publicUrl}/gift/${formatGiftCode(row.code)}`,
    own: `${publicUrl}/profile/gifts/${gift}`,
  };
  await writeMail(context, {
    key: `gift ${gift} ${kind}`,
    kind: `gift_${kind}`,
    to: kind === 'gift' ? row.to_email : row.buyer_email,
    locale,
    unasked: kind === 'gift',
    content: await editedMail(context, {
      kind: `gift_${kind}`,
      locale,
      content: giftMail(kind, facts, locale),
      values: { ...told, firstName: kind === 'gift' ? row.to_name : row.buyer_name },
    }),
  });
  if (kind === 'gift') await context.pool.query(sentSql, [gift]);
}

// The account is gone: its address was kept for this message only.
const sentSql = `update gift_voucher g set sent_at = coalesce(sent_at, now()),
  to_email = case when u.deleted_at is null then to_email else '' end
from app_user u where g.id = $1 and u.id = g.user_id`;
