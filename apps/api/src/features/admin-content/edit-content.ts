import type { ContentBody } from '@metade/domain/content.ts';
import { changesBetween, fieldsOf, tidyBody } from '@metade/domain/content.ts';
import { v7 as uuidv7 } from 'uuid';
import { transaction } from '../../db/transaction.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import type { Change } from '../audit-log/index.ts';
import { recordChange } from '../audit-log/index.ts';
import type { Document, DocumentName } from './content-store.ts';
import { lockDocument, openOf, publishedOf, writeDraft } from './content-store.ts';
import { viewContent } from './content-view.ts';

/** Creates a post or a question, with its title in Portuguese. */
export const createContent: Handler<'createContent'> = async (context, { body: { kind, slug, title }, session }) =>
  transaction(context.pool, async (trx) => {
    const blocks = fieldsOf[kind].map((field) => ({
      id: field,
      kind: field,
      texts: field === 'title' ? { pt: { text: title } } : {},
    }));
    const { rows } = await trx.query<{ id: string }>(
      'insert into content_document (id, kind, slug) values ($1, $2, $3) on conflict do nothing returning id',
      [uuidv7(), kind, slug],
    );
    const id = rows[0]?.id;
    if (id === undefined) throw new Refused('slug_taken');
    const first = { blocks: [...blocks, { id: 'p1', kind: 'paragraph' as const, texts: {} }] };
    await writeDraft(
      trx,
      { id, kind, slug, version: 1, askedAt: null, revisions: [] },
      tidyBody(first),
      session.userId,
    );
    await record(trx, session.userId, 'content.drafted', { kind, slug }, {}, { version: 1 });
    return { data: await viewContent(context, trx, { kind, slug }) };
  });

/** Validation problems of a draft are reported with it and refused only at publication, so that no work is lost. */
export const saveContent: Handler<'saveContent'> = async (context, { params, body, session }) =>
  change(context, params, body.version, async (trx, document) => {
    await writeDraft(trx, document, tidyBody(body.body), session.userId);
    // A draft saves itself every few seconds: only its start and its publication are logged.
    if (openOf(document) === undefined)
      await record(trx, session.userId, 'content.drafted', params, {}, { version: nextNumber(document) });
  });

export const discardContent: Handler<'discardContent'> = async (context, { params, body, session }) =>
  change(context, params, body.version, async (trx, document) => {
    const open = openOf(document);
    if (open === undefined) return;
    await trx.query('delete from content_revision where document_id = $1 and number = $2', [document.id, open.number]);
    await record(trx, session.userId, 'content.discarded', params, textsOf(open.body), {});
    if (document.revisions.length === 1 && document.kind !== 'mail' && document.kind !== 'home')
      await trx.query('delete from content_document where id = $1', [document.id]);
  });

/** Makes a draft of an earlier version, replacing any current draft. */
export const restoreContent: Handler<'restoreContent'> = async (context, { params, body, session }) =>
  change(context, params, body.version, async (trx, document) => {
    const old = document.revisions.find(({ number }) => number === body.number);
    if (old === undefined) throw new Refused('not_found');
    await writeDraft(trx, document, old.body, session.userId);
    await record(trx, session.userId, 'content.restored', params, {}, { version: old.number });
  });

/** Unpublishes a document; the product's default, where there is one, is shown again. */
export const archiveContent: Handler<'archiveContent'> = async (context, { params, body, session }) =>
  change(context, params, body.version, async (trx, document) => {
    const published = publishedOf(document);
    if (published === undefined) return;
    await trx.query("update content_revision set state = 'archived' where document_id = $1 and number = $2", [
      document.id,
      published.number,
    ]);
    await record(trx, session.userId, 'content.archived', params, { version: published.number }, {});
  });

/** Changes a document at the given version; a late caller is refused (content_changed) with the current one. */
export async function change(
  context: Context,
  name: DocumentName,
  version: number,
  work: (trx: Trx, document: Document) => Promise<void>,
) {
  try {
    return await transaction(context.pool, async (trx) => {
      const document = await lockDocument(trx, name, version);
      await work(trx, document);
      return { data: await viewContent(context, trx, name).catch(gone(name)) };
    });
  } catch (error) {
    if (error instanceof Refused && error.code === 'content_changed')
      throw new Refused('content_changed', { current: await viewContent(context, context.pool, name) });
    throw error;
  }
}

export async function record(
  trx: Trx,
  user: string | null,
  what: Change['what'],
  { kind, slug }: DocumentName,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Promise<void> {
  const by = user === null ? null : { id: user, role: 'admin' as const };
  await recordChange(trx, { by, what, subject: `${kind}/${slug}`, before, after: { ...after, kind } });
}

export function nextNumber({ revisions }: Document): number {
  return Math.max(0, ...revisions.map(({ number }) => number)) + 1;
}

/** The Portuguese of the fields that differ, for the log. */
export function textsOf(body: ContentBody, than: ContentBody | null = null): Record<string, string> {
  const text = changesBetween(than, body, 'pt').map(({ after }) => after);
  return text.length === 0 ? {} : { text: text.join('\n').slice(0, 4000) };
}

function gone({ kind, slug }: DocumentName) {
  return (error: unknown) => {
    if (!(error instanceof Refused) || error.code !== 'not_found') throw error;
    // Its only version was dropped, so the document goes too.
    return {
      kind,
      slug,
      version: 0,
      body: { blocks: [] },
      published: null,
      open: null,
      revisions: [],
      findings: [],
      values: [],
      picture: null,
      people: 0,
      translations_asked_at: null,
    };
  };
}
