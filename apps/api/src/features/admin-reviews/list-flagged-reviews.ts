import type { FlaggedReview } from '@metade/contracts/flagged-reviews.ts';
import type { Handler } from '../../http/call.ts';
import type { ReviewRow } from '../restaurants/index.ts';
import { reviewView } from '../restaurants/index.ts';

type Row = ReviewRow & {
  restaurant_id: string;
  company_name: string;
  slug: string;
  order_id: string | null;
  number: string | null;
  date: string | null;
  private: boolean;
  moderate: boolean;
  attention: boolean;
  attention_reason: string | null;
  waiting: string;
  seen: string;
};

const perPage = 20;

/** Keyset paging: a decision in the meantime skips nothing. */
export const listFlaggedReviews: Handler<'listFlaggedReviews'> = async (context, { query }) => {
  const { rows } = await context.pool.query<Row>(
    `select v.id, v.author, v.title, v.comment, v.food, v.service, v.place, v.value, v.average, v.reply, v.photos, v.locale, v.created_at, v.restaurant_id,
       r.company_name, r.slug, v.order_id, o.number, o.date, v.private, v.moderate, v.attention, v.attention_reason,
       coalesce(v.attention_at, v.created_at) as waiting, coalesce(v.updated_at, v.created_at) as seen
     from review v join restaurant r on r.id = v.restaurant_id left join orders o on o.id = v.order_id
     where v.active and (v.attention or v.moderate) and ($1::uuid is null
       or (coalesce(v.attention_at, v.created_at), v.id) > (select coalesce(attention_at, created_at), id from review where id = $1))
     order by coalesce(v.attention_at, v.created_at), v.id limit $2`,
    [query.after, perPage + 1],
  );
  const page = rows.slice(0, perPage);
  return { data: page.map(flaggedView), next: rows.length > perPage ? (page.at(-1)?.id ?? null) : null };
};

function flaggedView(row: Row): FlaggedReview {
  return {
    ...reviewView(row),
    restaurant: { _id: row.restaurant_id, company_name: row.company_name, slug: row.slug },
    order:
      row.order_id === null || row.number === null || row.date === null
        ? null
        : { _id: row.order_id, number: row.number, date: row.date },
    private: row.private,
    hidden: row.moderate,
    reason: row.attention ? row.attention_reason : null,
    waiting: row.waiting,
    seen: row.seen,
  };
}
