import type { Consent } from '../../db/content-book.ts';
import type { Trx } from '../../db/transaction.ts';

/** Records consent to both legal texts in force. Idempotent. */
export async function recordConsent(trx: Trx, user: string, { asked, texts }: Consent): Promise<void> {
  await trx.query(
    `with agreed as (update app_user set terms_version = $2 where id = $1 and terms_version is distinct from $2)
     insert into consent (user_id, kind, version) values ($1, 'terms', $3), ($1, 'privacy', $4) on conflict do nothing`,
    [user, asked, texts.terms, texts.privacy],
  );
}
