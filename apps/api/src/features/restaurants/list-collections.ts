import { recentAnswers } from '../../db/recent-answers.ts';
import type { Handler } from '../../http/call.ts';

type Collection = { slug: string; names: { en: string; es: string; pt: string; 'pt-BR'?: string } };

/** Collections that any public restaurant belongs to, in the curators' order. */
export const listCollections: Handler<'listCollections'> = async ({ pool }) => ({
  data: await recentCollections(pool, 'all', async () => {
    const { rows } = await pool.query<Collection>(
      `select c.slug, c.names from collection c where exists (
         select 1 from restaurant r where r.collections @> array[c.slug] and r.collections <> '{}' and r.state = 'approved' and r.show
           and r.country in (select country from market where shown)
       ) order by c.position, c.slug`,
    );
    return rows;
  }),
});

const recentCollections = recentAnswers<Collection[]>(10_000);
