import type { Locale } from '@metade/contracts/catalogue.ts';
import type { LegalFacts } from '@metade/i18n/legal/facts.ts';
import { fillPlaceholders } from '@metade/i18n/legal/placeholders.ts';
import { pictureView } from '../../adapters/pictures.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { legalFacts } from './legal-facts.ts';

/** The newest posts first, of all categories or one; each in the caller's language or, where that lacks it, in Portuguese. */
export const listPosts: Handler<'listPosts'> = async (context, { query, locale }) => {
  const page = query.page ?? 1;
  const today = todayOf(context);
  const [{ rows }, categories, facts] = await Promise.all([
    context.pool.query<Row>(
      `${postSql} and ($3::text is null or p.category = $3) order by p.published_on desc, p.id limit $4 offset $5`,
      [locale, today, query.category ?? null, pageSize, (page - 1) * pageSize],
    ),
    context.pool.query<{ _id: string; name: string; posts: number }>(
      `select c.slug as _id, coalesce(c.names ->> $1, c.names ->> 'pt', c.slug) as name, count(*) as posts
       from post p join post_category c on c.slug = p.category where p.active and p.published_on <= $2 group by c.slug order by 2`,
      [locale, today],
    ),
    legalFacts(context, query.country, locale),
  ]);
  const counted = categories.rows.filter(({ _id }) => query.category === undefined || _id === query.category);
  const total = counted.reduce((sum, { posts }) => sum + posts, 0);
  return {
    data: rows.map((row) => view(row, facts)),
    categories: categories.rows,
    page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    total,
  };
};

/** One post by its id or its slug. */
export const getPost: Handler<'getPost'> = async (context, { params, query, locale }) => {
  const { rows } = await context.pool.query<Row>(`${postSql} and (p.id::text = $3 or p.slug = $3)`, [
    locale,
    todayOf(context),
    params.id,
  ]);
  const row = rows[0];
  if (row === undefined) throw new Refused('not_found');
  const facts = await legalFacts(context, query.country, locale);
  return { data: { ...view(row, facts), text: fillPlaceholders(row.text, facts, row.locale) } };
};

type Row = {
  id: string;
  slug: string;
  category: string;
  category_name: string;
  picture: string;
  date: string;
  locale: Locale;
  title: string;
  lead: string;
  text: string;
  picture_alt: string;
};

const postSql = `
select p.id, p.slug, p.category, coalesce(c.names ->> $1, c.names ->> 'pt', c.slug) as category_name, p.picture, p.published_on as date,
  t.locale, t.title, t.lead, t.text, t.picture_alt
from post p join post_category c on c.slug = p.category
cross join lateral (select * from post_text w where w.post_id = p.id and w.locale in ($1, 'pt') order by w.locale = $1 desc limit 1) t
where p.active and p.published_on <= $2`;

const pageSize = 12;

const todayOf = (context: Context) => new Date(context.now()).toISOString().slice(0, 10);

function view(row: Row, facts: LegalFacts) {
  return {
    _id: row.id,
    slug: row.slug,
    category: { _id: row.category, name: row.category_name },
    title: fillPlaceholders(row.title, facts, row.locale),
    lead: fillPlaceholders(row.lead, facts, row.locale),
    picture: pictureView({ kind: 'cover', src: row.picture, alt: row.picture_alt }),
    date: row.date,
  };
}
