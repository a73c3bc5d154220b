import type { Locale } from '@metade/contracts/catalogue.ts';
import { legalMail } from '@metade/i18n/mail/legal-mail.ts';
import type { DocumentKind } from '@metade/domain/content.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Jobs } from '../../jobs/job-payloads.ts';
import { writeMailIn } from '../mail/index.ts';

type Person = { id: string; email: string; first_name: string; locale: Locale | null };
type Version = {
  kind: DocumentKind;
  version: string | null;
  live_at: string | null;
  changes: Record<string, string>;
  asks_consent: boolean;
};

const batch = 200;

/** Mails the next batch of people, by id, about a new legal text and enqueues the rest. Nobody is told twice. */
export async function tellLegalChange(
  context: Context,
  { document, number, after }: Jobs['tell_legal_change'],
): Promise<void> {
  const found = await context.pool.query<Version>(
    `select d.kind, r.version_name as version, r.live_at, r.changes, r.asks_consent
     from content_revision r join content_document d on d.id = r.document_id
     where r.document_id = $1 and r.number = $2 and r.version_name is not null and r.state in ('scheduled', 'published')`,
    [document, number],
  );
  const told = found.rows[0];
  if (told === undefined) return;
  const kind = told.kind === 'privacy' ? 'privacy' : 'terms';
  const { rows } = await context.pool.query<Person>(
    `select id, email, first_name, locale from app_user
     where active and deleted_at is null and email_verified_at is not null and ($1::uuid is null or id > $1) order by id limit $2`,
    [after, batch],
  );
  const { publicUrl } = context.config;
  await transaction(context.pool, async (trx) => {
    for (const person of rows) {
      const locale = person.locale ?? 'pt';
      const changes =
        told.changes[locale] ?? (locale === 'pt-BR' ? told.changes.pt : undefined) ?? told.changes.pt ?? '';
      await writeMailIn(trx, context, {
        key: `legal ${kind} ${told.version} ${person.id}`,
        kind: `legal_${kind}`,
        to: person.email,
        locale,
        content: legalMail(
          {
            kind,
            firstName: person.first_name,
            from: (told.live_at ?? '').slice(0, 10),
            changes,
            asks: told.asks_consent,
            link: `${publicUrl}/${kind === 'terms' ? 'terms' : 'privacy-policy'}`,
          },
          locale,
        ),
      });
    }
    if (rows.length === batch)
      await enqueue(trx, 'tell_legal_change', { document, number, after: rows.at(-1)?.id ?? null });
  });
}
