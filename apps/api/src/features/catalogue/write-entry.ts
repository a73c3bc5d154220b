import type { CatalogueKind, CatalogueNames } from '@metade/contracts/catalogue.ts';
import { transaction, type Trx } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { lockEntry, readEntries, readEntry } from './entries.ts';

export const addCatalogueEntry: Handler<'addCatalogueEntry'> = async (context, { params: { kind }, body, session }) => {
  const { slug, icon } = body;
  const names = without(body.names);
  await transaction(context.pool, async (trx) => {
    const { rowCount } = await trx.query(
      'insert into catalogue_entry (kind, slug, names, icon) values ($1, $2, $3, $4) on conflict do nothing',
      [kind, slug, JSON.stringify(names), icon],
    );
    if (rowCount === 0) throw new Refused('invalid_fields', {}, [{ path: 'slug', code: 'slug_taken' }]);
    await refuseSameName(trx, kind, slug, names);
    const by = { id: session.userId, role: 'admin' } as const;
    await recordChange(trx, { by, what: 'catalogue.added', subject: `${kind} ${slug}`, after: { names, icon } });
  });
  return { data: await readEntry(context.pool, kind, slug) };
};

export const saveCatalogueEntry: Handler<'saveCatalogueEntry'> = async (context, { params, body, session }) => {
  const { kind, slug } = params;
  const names = without(body.names);
  await transaction(context.pool, async (trx) => {
    const before = await lockEntry(trx, kind, slug, body.version);
    await trx.query(
      'update catalogue_entry set names = $3, icon = $4, version = version + 1 where kind = $1 and slug = $2',
      [kind, slug, JSON.stringify(names), body.icon],
    );
    await refuseSameName(trx, kind, slug, names);
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: 'catalogue.saved',
      subject: `${kind} ${slug}`,
      before: { names: before.names, icon: before.icon },
      after: { names, icon: body.icon },
    });
  });
  return { data: await readEntry(context.pool, kind, slug) };
};

/** The order of those that come first. Two admins' orders do not mix: the second sees that it has changed. */
export const orderCatalogue: Handler<'orderCatalogue'> = async (context, { params: { kind }, body, session }) => {
  const slugs = [...new Set(body.slugs)];
  await transaction(context.pool, async (trx) => {
    await trx.query('select 1 from catalogue_entry where kind = $1 order by slug for update', [kind]);
    const { rows } = await trx.query<{ slug: string; position: number | null; offered: boolean }>(
      `select slug, position, not retired and merged_into is null as offered from catalogue_entry where kind = $1
       order by position, slug`,
      [kind],
    );
    const before = rows.filter(({ position }) => position !== null).map(({ slug }) => slug);
    if (before.join() !== body.was.join()) throw new Refused('catalogue_order_changed', { slugs: before });
    const offered = new Set(rows.filter((row) => row.offered).map(({ slug }) => slug));
    const issues = slugs.flatMap((slug, at) =>
      offered.has(slug) ? [] : [{ path: `slugs.${at}`, code: 'not_listed' }],
    );
    if (issues.length > 0) throw new Refused('invalid_fields', {}, issues);
    await trx.query(
      `update catalogue_entry e set position = array_position($2::text[], e.slug)
       where kind = $1 and position is distinct from array_position($2::text[], e.slug)`,
      [kind, slugs],
    );
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: 'catalogue.ordered',
      subject: kind,
      before: { order: before },
      after: { order: slugs },
    });
  });
  return { data: await readEntries(context.pool, { kind }) };
};

/** Of names those that say something. */
function without(names: Partial<CatalogueNames> & { pt: string }): CatalogueNames {
  return Object.fromEntries(Object.entries(names).filter(([, name]) => name)) as CatalogueNames;
}

/** Two that are offered under one name could not be told apart. */
async function refuseSameName(trx: Trx, kind: CatalogueKind, slug: string, names: CatalogueNames): Promise<void> {
  const { rows } = await trx.query<{ locale: string; slug: string }>(
    `select n.key as locale, e.slug from jsonb_each_text($3::jsonb) n join catalogue_entry e
       on e.kind = $1 and e.slug <> $2 and e.merged_into is null and not e.retired and search_normal(e.names ->> n.key) = search_normal(n.value)`,
    [kind, slug, JSON.stringify(names)],
  );
  const issues = rows.map(({ locale }) => ({ path: `names.${locale}`, code: 'name_taken' }));
  if (issues.length > 0) throw new Refused('invalid_fields', {}, issues);
}
