import type { AdminCatalogueEntry } from '@metade/contracts/admin-catalogue.ts';
import type { CatalogueKind } from '@metade/contracts/catalogue.ts';
import { containing } from '../../db/admin-search.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

/** SQL of every entry with how many have it; $1: of one kind, $2: a pattern of its names or its slug. A post counts as a draft, too, and for what its category has become. */
export const entriesSql = `
  with used as (
    select 'kitchen' as kind, u.slug, count(*)::integer as used from restaurant, unnest(kitchens) u(slug) group by 2
    union all
    select 'service', u.slug, count(*)::integer from restaurant, unnest(services) u(slug) group by 2
    union all
    select 'category', coalesce(c.merged_into, c.slug), count(distinct r.document_id)::integer
    from content_revision r, jsonb_array_elements_text(r.body -> 'categories') u(slug)
      join catalogue_entry c on c.kind = 'category' and c.slug = u.slug
    where r.state in ('draft', 'scheduled', 'published') group by 2
  )
  select e.kind, e.slug, e.names, e.icon, e.position, e.retired, e.merged_into, coalesce(u.used, 0) as used, e.version
  from catalogue_entry e left join used u on u.kind = e.kind and u.slug = e.slug
  where ($1::text is null or e.kind = $1)
    and ($2::text is null or exists (select 1 from jsonb_each_text(e.names) n where search_normal(n.value) like search_normal($2)) or e.slug like $2)
  order by e.kind, e.merged_into is not null, e.retired, e.position, search_normal(e.names ->> 'pt'), e.slug`;

export function entriesValues({ kind, text }: { kind?: CatalogueKind | undefined; text?: string | undefined }) {
  return [kind ?? null, containing(text)];
}

export async function readEntries(
  db: Queryable,
  asked: { kind?: CatalogueKind | undefined; text?: string | undefined },
): Promise<AdminCatalogueEntry[]> {
  const { rows } = await db.query<AdminCatalogueEntry>(entriesSql, entriesValues(asked));
  return rows;
}

/** One entry with how many have it. Throws not_found. */
export async function readEntry(db: Queryable, kind: CatalogueKind, slug: string): Promise<AdminCatalogueEntry> {
  const { rows } = await db.query<AdminCatalogueEntry>(
    `select e.kind, e.slug, e.names, e.icon, e.position, e.retired, e.merged_into, e.version,
       (select count(*)::integer from restaurant r where e.kind = 'kitchen' and r.kitchens @> array[e.slug])
       + (select count(*)::integer from restaurant r where e.kind = 'service' and r.services @> array[e.slug])
       + (select count(distinct r.document_id)::integer from catalogue_entry c join content_revision r on r.body -> 'categories' ? c.slug
          where e.kind = 'category' and c.kind = 'category' and coalesce(c.merged_into, c.slug) = e.slug
            and r.state in ('draft', 'scheduled', 'published')) as used
     from catalogue_entry e where e.kind = $1 and e.slug = $2`,
    [kind, slug],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
}

/** Locks an entry to be changed, and reads it. Throws when it is not there, not as it was seen, or another by now. */
export async function lockEntry(
  trx: Trx,
  kind: CatalogueKind,
  slug: string,
  version: number,
): Promise<AdminCatalogueEntry> {
  await trx.query('select 1 from catalogue_entry where kind = $1 and slug = $2 for update', [kind, slug]);
  const current = await readEntry(trx, kind, slug);
  if (current.merged_into !== null) throw new Refused('catalogue_merged', { into: current.merged_into });
  if (current.version !== version) throw new Refused('catalogue_changed', { current });
  return current;
}
