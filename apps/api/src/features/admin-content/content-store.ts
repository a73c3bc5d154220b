import type { ContentBody, DocumentKind } from '@metade/domain/content.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { builtInBody } from './built-in.ts';

export type RevisionState = 'draft' | 'scheduled' | 'published' | 'archived';
export type Revision = {
  number: number;
  state: RevisionState;
  body: ContentBody;
  liveAt: string | null;
  name: string | null;
  asksConsent: boolean;
  changes: Record<string, string>;
  savedAt: string;
  by: string | null;
};
export type Document = {
  id: string;
  kind: DocumentKind;
  slug: string;
  version: number;
  /** When translations were last asked for. */
  askedAt: string | null;
  revisions: Revision[];
};

export type DocumentName = { kind: DocumentKind; slug: string };

/** A document with its versions, newest first; none of a default document that nobody edited yet. Throws not_found. */
export async function readDocument(db: Queryable, { kind, slug }: DocumentName): Promise<Document> {
  const { rows } = await db.query<Document>(
    `select d.id, d.kind, d.slug, d.version, d.translations_asked_at as "askedAt", coalesce((
       select json_agg(json_build_object('number', r.number, 'state', r.state, 'body', r.body, 'liveAt', r.live_at, 'name', r.version_name,
         'asksConsent', r.asks_consent, 'changes', r.changes, 'savedAt', r.saved_at,
         'by', (select nullif(trim(u.first_name || ' ' || u.last_name), '') from app_user u where u.id = coalesce(r.published_by, r.saved_by)))
         order by r.number desc)
       from content_revision r where r.document_id = d.id), '[]') as revisions
     from content_document d where d.kind = $1 and d.slug = $2`,
    [kind, slug],
  );
  const found = rows[0];
  if (found) return { ...found, revisions: found.revisions.map(withInstants) };
  if (builtInBody(kind, slug) === undefined) throw new Refused('not_found');
  return { id: '', kind, slug, version: 0, askedAt: null, revisions: [] };
}

/**
 * Locks a document until the transaction ends; creates it when it is a default document that nobody edited yet. Throws not_found,
 * and content_changed when it is no longer at the version.
 */
export async function lockDocument(trx: Trx, name: DocumentName, version: number): Promise<Document> {
  if (builtInBody(name.kind, name.slug) !== undefined)
    await trx.query(
      'insert into content_document (id, kind, slug, version) values (gen_random_uuid(), $1, $2, 0) on conflict do nothing',
      [name.kind, name.slug],
    );
  await trx.query('select 1 from content_document where kind = $1 and slug = $2 for update', [name.kind, name.slug]);
  const document = await readDocument(trx, name);
  if (document.version !== version) throw new Refused('content_changed');
  await trx.query('update content_document set version = version + 1 where id = $1', [document.id]);
  return document;
}

export const openOf = ({ revisions }: Document) =>
  revisions.find(({ state }) => state === 'draft' || state === 'scheduled');
export const publishedOf = ({ revisions }: Document) => revisions.find(({ state }) => state === 'published');

/** Saves the open draft, or starts one. */
export async function writeDraft(trx: Trx, document: Document, body: ContentBody, user: string): Promise<void> {
  const open = openOf(document);
  const number = open?.number ?? Math.max(0, ...document.revisions.map((one) => one.number)) + 1;
  await trx.query(
    `insert into content_revision (document_id, number, state, body, saved_by) values ($1, $2, 'draft', $3, $4)
     on conflict (document_id, number) do update set state = 'draft', body = excluded.body, saved_by = excluded.saved_by, saved_at = now(), live_at = null`,
    [document.id, number, JSON.stringify(body), user],
  );
}

function withInstants(revision: Revision): Revision {
  const instant = (at: string) => new Date(at).toISOString();
  return { ...revision, liveAt: revision.liveAt && instant(revision.liveAt), savedAt: instant(revision.savedAt) };
}
