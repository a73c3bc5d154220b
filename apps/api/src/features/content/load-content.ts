import { unknownPlaceholders } from '@metade/i18n/legal/placeholders.ts';
import { postCategories } from '@metade/i18n/posts/post.ts';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { transaction } from '../../db/transaction.ts';
import type { FirstDocument } from './first-content.ts';
import { firstDocuments } from './first-content.ts';

/**
 * Writes the first version of public texts missing in a database; existing ones stay. Throws an Error that lists every unknown
 * placeholder, and then writes nothing.
 */
export async function loadContent(pool: pg.Pool, documents: FirstDocument[] = firstDocuments()): Promise<void> {
  const unknown = documents.flatMap(({ slug, body }) =>
    body.blocks.flatMap(({ texts }) =>
      Object.entries(texts).flatMap(([locale, { text }]) =>
        unknownPlaceholders(text).map((name) => `{{${name}}} in ${slug} (${locale})`),
      ),
    ),
  );
  if (unknown.length > 0) throw new Error(`Texts have placeholders that nothing fills: ${unknown.join(', ')}`);
  const rows = documents.map(({ kind, slug, name, liveOn, body }) => ({
    id: uuidv7(),
    kind,
    slug,
    version_name: name ?? null,
    live_at: `${liveOn}T00:00:00Z`,
    body,
  }));
  const categories = Object.entries(postCategories).map(([slug, names]) => ({ slug, names }));
  await transaction(pool, async (trx) => {
    await trx.query(
      `insert into catalogue_entry (kind, slug, names, icon)
       select 'category', g.slug, g.names, 'globe' from jsonb_to_recordset($1::jsonb) g(slug text, names jsonb) on conflict do nothing`,
      [JSON.stringify(categories)],
    );
    await trx.query(
      `with given as (
         select * from jsonb_to_recordset($1::jsonb) g(id uuid, kind text, slug text, version_name text, live_at timestamptz, body jsonb)
       ), added as (
         insert into content_document (id, kind, slug) select id, kind, slug from given on conflict do nothing returning id
       )
       insert into content_revision (document_id, number, state, body, live_at, version_name, asks_consent, saved_at)
       select g.id, 1, 'published', g.body, g.live_at, g.version_name, g.version_name is not null, g.live_at
       from given g join added using (id)`,
      [JSON.stringify(rows)],
    );
  });
}
