import type { Locale } from '@metade/contracts/catalogue.ts';
import { untranslated, type ContentBody } from '@metade/domain/content.ts';
import { plainText } from '@metade/domain/rich-text.ts';
import { translationsMail } from '@metade/i18n/mail/translations-mail.ts';
import { limitTries } from '../../db/limit-tries.ts';
import type { Queryable } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { writeMailIn } from '../mail/index.ts';
import { builtInBody } from './built-in.ts';
import type { DocumentName } from './content-store.ts';
import { publishedOf, readDocument } from './content-store.ts';
import { bodyOf, viewContent } from './content-view.ts';
import { record } from './edit-content.ts';

type Translator = { id: string; email: string; first_name: string; locale: Locale | null };

const everyMs = 3_600_000;

export const askForTranslations: Handler<'askForTranslations'> = async (context, { params, body, session }) => {
  const document = await readDocument(context.pool, params);
  const text = bodyOf(document, publishedOf(document)?.body ?? builtInBody(params.kind, params.slug) ?? null);
  const wanted = untranslated(text);
  if (wanted.length === 0) throw new Refused('content_complete');
  const translators = await readTranslators(context.pool, session.userId);
  if (translators.length === 0) throw new Refused('translators_none');
  const now = context.now();
  await limitTries(context.pool, `translations ${params.kind}/${params.slug}`, 1, everyMs, now);
  await transaction(context.pool, async (trx) => {
    const by = await nameOf(trx, session.userId);
    for (const { id, email, first_name, locale } of translators)
      await writeMailIn(trx, context, {
        key: `translations ${params.kind}/${params.slug} ${now} ${id}`,
        kind: 'translations_asked',
        to: email,
        locale: locale ?? 'pt',
        content: translationsMail(
          {
            firstName: first_name,
            kind: params.kind,
            title: titleOf(params, text),
            wanted,
            by,
            note: body.note ?? '',
            link: `${context.config.publicUrl}/panel/content?kind=${params.kind}&slug=${params.slug}`,
          },
          locale ?? 'pt',
        ),
        toTeam: true,
      });
    await trx.query('update content_document set translations_asked_at = $3 where kind = $1 and slug = $2', [
      params.kind,
      params.slug,
      new Date(now).toISOString(),
    ]);
    const asked = { people: translators.length, note: body.note ?? null };
    await record(trx, session.userId, 'content.translations_asked', params, {}, asked);
  });
  return { data: { people: translators.length, document: await viewContent(context, context.pool, params) } };
};

function titleOf({ slug }: DocumentName, { blocks }: ContentBody): string {
  const title = blocks.find(({ kind }) => kind === 'title' || kind === 'subject')?.texts.pt?.text ?? '';
  return plainText(title).replace(/\{\{[\w-]+\}\}/g, '…') || slug;
}

/** Admins who may write texts, apart from the one who asks. */
async function readTranslators(db: Queryable, asking: string): Promise<Translator[]> {
  const { rows } = await db.query<Translator>(
    `select id, email, first_name, locale from app_user
     where user_group = 'admin' and admin_roles && '{content,owner}' and active and deleted_at is null and id <> $1 order by id`,
    [asking],
  );
  return rows;
}

async function nameOf(db: Queryable, user: string): Promise<string> {
  const { rows } = await db.query<{ name: string }>(
    "select trim(first_name || ' ' || last_name) as name from app_user where id = $1",
    [user],
  );
  return rows[0]?.name ?? '';
}
