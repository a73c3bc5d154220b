import { isDeepStrictEqual } from 'node:util';
import { legalKinds } from '@metade/domain/content.ts';
import type { Context } from '../../context.ts';
import { named } from '../../db/named.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import type { Document, DocumentName } from './content-store.ts';
import { openOf, publishedOf, readDocument } from './content-store.ts';
import { findingsOf } from './content-view.ts';
import { change, record, textsOf } from './edit-content.ts';

/** Publishes the draft, now or by a job at a given time. Forbidden content is refused with its place. */
export const publishContent: Handler<'publishContent'> = async (context, { params, body, session }) => {
  const legal = legalKinds.some((kind) => kind === params.kind);
  const now = context.now();
  const at = body.at === undefined ? now : Date.parse(body.at);
  return change(context, params, body.version, async (trx, document) => {
    const open = openOf(document);
    const published = publishedOf(document);
    if (open === undefined || isDeepStrictEqual(open.body, published?.body)) throw new Refused('content_same');
    if (at < now) throw new Refused('content_past');
    const changed = body.changes?.pt ?? '';
    const issues = (await findingsOf(context, document, open.body)).map(({ block, locale, code, found, use }) => ({
      path: `body.${block}.${locale}`,
      code,
      params: { found, use: use.map((name) => `{{${name}}}`).join(', ') },
    }));
    if (legal && changed === '')
      issues.push({ path: 'changes.pt', code: 'text_missing', params: { found: '', use: '' } });
    if (params.kind === 'post' && !open.body.picture)
      issues.push({ path: 'body.picture', code: 'text_missing', params: { found: '', use: '' } });
    if (issues.length > 0) throw new Refused('invalid_fields', {}, issues);
    const day = new Date(at).toISOString().slice(0, 10);
    await trx.query(
      ...named(
        `update content_revision set state = 'scheduled', live_at = $at, published_by = $by, changes = $changes, asks_consent = $asks,
           version_name = $name where document_id = $document and number = $number`,
        {
          document: document.id,
          number: open.number,
          at: new Date(at).toISOString(),
          by: session.userId,
          changes: JSON.stringify(body.changes ?? {}),
          asks: legal && body.asks_consent,
          name: legal ? await freeName(trx, day) : null,
        },
      ),
    );
    await record(
      trx,
      session.userId,
      at > now ? 'content.scheduled' : 'content.published',
      params,
      { version: published?.number ?? null, ...textsOf(published?.body ?? { blocks: [] }, open.body) },
      { version: open.number, ...textsOf(open.body, published?.body ?? null) },
    );
    const name = { document: document.id, number: open.number };
    if (at > now) await enqueue(trx, 'publish_content', name, { at, key: `content ${document.id}` });
    else await makePublic(trx, name);
    if (legal && body.tells) await enqueue(trx, 'tell_legal_change', { ...name, after: null });
  });
};

/** Publishes a scheduled version, unless it was changed or dropped since. Idempotent. */
export async function publishScheduled(context: Context, name: RevisionName): Promise<void> {
  await transaction(context.pool, async (trx) => {
    await trx.query('select 1 from content_document where id = $1 for update', [name.document]);
    const { rowCount } = await trx.query(
      `select from content_revision where document_id = $1 and number = $2 and state = 'scheduled' and live_at <= $3`,
      [name.document, name.number, new Date(context.now()).toISOString()],
    );
    if (rowCount === 0) return;
    await makePublic(trx, name);
    await trx.query('update content_document set version = version + 1 where id = $1', [name.document]);
  });
}

type RevisionName = { document: string; number: number };

async function makePublic(trx: Trx, { document, number }: RevisionName): Promise<void> {
  await trx.query("update content_revision set state = 'archived' where document_id = $1 and state = 'published'", [
    document,
  ]);
  await trx.query("update content_revision set state = 'published' where document_id = $1 and number = $2", [
    document,
    number,
  ]);
}

/** The version's name for consent: its date, with a number from the day's second legal version on. */
async function freeName(trx: Trx, day: string): Promise<string> {
  const { rows } = await trx.query<{ name: string }>(
    'select distinct version_name as name from content_revision where version_name is not null and starts_with(version_name, $1)',
    [day],
  );
  return rows.length === 0 ? day : `${day}.${rows.length + 1}`;
}

export async function readRevision(
  context: Context,
  name: DocumentName,
  number: number,
): Promise<Document['revisions'][number]> {
  const found = (await readDocument(context.pool, name)).revisions.find((one) => one.number === number);
  if (found === undefined) throw new Refused('not_found');
  return found;
}
