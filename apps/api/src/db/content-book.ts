import type { ContentBody, DocumentKind, LegalKind } from '@metade/domain/content.ts';
import type pg from 'pg';
import type { Changes } from './changes.ts';

/** A published document. date: of publication, YYYY-MM-DD; name: a legal text's version. */
export type PublishedDocument = {
  id: string;
  kind: DocumentKind;
  slug: string;
  number: number;
  liveAt: string;
  name: string | null;
  changes: Record<string, string>;
  body: ContentBody;
};

/**
 * asked: the newest version, of either legal text, that people must agree to before they book. `texts`: the version in force of
 * each.
 */
export type Consent = { asked: string; texts: Record<LegalKind, string> };

type Row = Omit<PublishedDocument, 'liveAt'> & { liveAt: string | null };

type Reading = {
  documents: PublishedDocument[];
  consent: Consent;
};

export type ContentBook = {
  all(kind: DocumentKind): Promise<PublishedDocument[]>;
  one(kind: DocumentKind, slug: string): Promise<PublishedDocument | undefined>;
  consent(): Promise<Consent>;
};

/**
 * Every published text. Reloaded after each change in the database, whichever process made it, and when the last load is older than
 * maxAgeMs.
 */
export function createContentBook(pool: pg.Pool, changes: Pick<Changes, 'onContent'>, maxAgeMs = 10_000): ContentBook {
  let reading: Promise<Reading> | undefined;
  let readAt = 0;
  changes.onContent(() => {
    reading = undefined;
  });
  const current = () => {
    if (reading === undefined || performance.now() - readAt > maxAgeMs) {
      readAt = performance.now();
      const next = read(pool);
      next.catch(() => {
        if (reading === next) reading = undefined;
      });
      reading = next;
    }
    return reading;
  };
  const all = async (kind: DocumentKind) => (await current()).documents.filter((one) => one.kind === kind);
  return {
    all,
    one: async (kind, slug) => (await all(kind)).find((one) => one.slug === slug),
    consent: async () => (await current()).consent,
  };
}

async function read(pool: pg.Pool): Promise<Reading> {
  const [documents, consent] = await Promise.all([
    pool.query<Row>(
      `select d.id, d.kind, d.slug, r.number, r.live_at as "liveAt", r.version_name as name, r.changes, r.body
       from content_document d join content_revision r on r.document_id = d.id where r.state = 'published'`,
    ),
    pool.query<{ name: string }>(
      `select r.version_name as name from content_document d join content_revision r on r.document_id = d.id
       where d.kind in ('terms', 'privacy') and r.asks_consent and r.state in ('published', 'archived') and r.version_name is not null
       order by r.live_at desc, r.version_name desc limit 1`,
    ),
  ]);
  const nameOf = (kind: LegalKind) => documents.rows.find((row) => row.kind === kind)?.name ?? '';
  return {
    documents: documents.rows.map((row) => ({ ...row, liveAt: row.liveAt ?? '' })),
    consent: { asked: consent.rows[0]?.name ?? '', texts: { terms: nameOf('terms'), privacy: nameOf('privacy') } },
  };
}
