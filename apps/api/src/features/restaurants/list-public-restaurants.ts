import type { Handler } from '../../http/call.ts';

const pageSize = 5_000;

export const listPublicRestaurants: Handler<'listPublicRestaurants'> = async ({ pool }, { query }) => {
  const { rows } = await pool.query<{ slug: string }>(
    `select slug from restaurant
     where state = 'approved' and show and country in (select country from market where shown) and ($1::text is null or slug > $1)
     order by slug limit $2`,
    [query.after ?? null, pageSize + 1],
  );
  const data = rows.slice(0, pageSize).map((row) => row.slug);
  return { data, next: rows.length > pageSize ? (data.at(-1) ?? null) : null };
};
