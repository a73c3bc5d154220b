import type { publicReview, review, reviewOrders } from '@metade/contracts/restaurants.ts';
import type pg from 'pg';
import type { z } from 'zod';
import { pictureView } from '../../adapters/pictures.ts';

export type ReviewView = z.infer<typeof review>;

export const reviewsPerPage = 10;

const orderSql = {
  newest: 'created_at desc, id desc',
  best: 'average desc, created_at desc, id desc',
  worst: 'average, created_at desc, id desc',
} satisfies Record<(typeof reviewOrders)[number], string>;

/** A page of a restaurant's public reviews in an order, and how many there are. */
export async function readReviews(
  pool: pg.Pool,
  restaurant: string,
  page: number,
  order: keyof typeof orderSql = 'newest',
): Promise<{ reviews: z.infer<typeof publicReview>[]; total: number }> {
  const { rows } = await pool.query<Listed>(
    `select n.total, v.id, v.author, v.title, v.comment, v.food, v.service, v.place, v.value, v.average, v.reply, v.photos, v.locale, v.created_at, v.dined
     from (select count(*)::integer as total from review where restaurant_id = $1 and ${isPublic}) n
     left join (
       select id, author, title, comment, food, service, place, value, average, reply, photos, locale, created_at, order_id is not null as dined,
         row_number() over (order by ${orderSql[order]}) as line
       from review where restaurant_id = $1 and ${isPublic}
       order by ${orderSql[order]} limit ${reviewsPerPage} offset $2
     ) v on true
     order by v.line`,
    [restaurant, (page - 1) * reviewsPerPage],
  );
  const reviews = rows.filter(isFound).map((row) => ({ ...reviewView(row), dined: row.dined }));
  return { reviews, total: rows[0]?.total ?? 0 };
}

/** A diner's photo: its id is that of the stored picture. */
export type ReviewPhoto = { id: string; src: string; preview?: string };

export type ReviewRow = {
  id: string;
  author: string;
  title: string;
  comment: string;
  food: number;
  service: number;
  place: number;
  value: number;
  average: number;
  reply: string | null;
  photos: ReviewPhoto[];
  locale: string;
  created_at: string;
};

type Found = ReviewRow & { dined: boolean };
/** An empty page still tells the total. */
type Listed = { total: number } & { [Name in keyof Found]: Found[Name] | null };
const isFound = (row: Listed): row is { total: number } & Found => row.id !== null;

const isPublic = 'active and not private and not moderate';

/** A review as the public sees it, its writer by a short name. */
export function reviewView(row: ReviewRow): ReviewView {
  return {
    _id: row.id,
    user: shortName(row.author),
    title: row.title,
    comment: row.comment,
    rating: (['food', 'service', 'place', 'value'] as const).map((name) => ({ name, score: row[name] })),
    average: row.average,
    reply: row.reply,
    photos: row.photos.map((photo) => ({ _id: photo.id, ...pictureView({ kind: 'photo', alt: '', ...photo }) })),
    locale: row.locale,
    created: row.created_at,
  };
}

/** First name and initial of the last name: what strangers see of a diner. */
export function shortName(author: string): string {
  const [first = '', ...others] = author.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}
