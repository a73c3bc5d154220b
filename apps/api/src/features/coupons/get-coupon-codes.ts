import { panelWords } from '@metade/i18n/panel-words.ts';
import type { Handler } from '../../http/call.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { Refused } from '../../refused.ts';

type Row = { code: string; used: string | null };

/** The codes of a batch, one per line. */
export const getCouponCodes: Handler<'getCouponCodes'> = async (context, { params, reply, locale }) => {
  const { rows } = await context.pool.query<{ code: string }>('select code from coupon where id = $1 and single_use', [
    params.id,
  ]);
  if (rows[0] === undefined) throw new Refused('not_found');
  const { coupons } = panelWords(locale);
  await sendCsv<Row>(
    context,
    reply,
    rows[0].code.toLowerCase(),
    [
      [coupons.code, (row) => row.code],
      [coupons.usedAt, (row) => row.used],
    ],
    (reader) =>
      reader.query<Row>(
        `select k.code, u.used_at as used from coupon_code k left join coupon_use u on u.code = k.code and u.released_at is null
         where k.coupon_id = $1 order by k.code`,
        [params.id],
      ),
  );
};
