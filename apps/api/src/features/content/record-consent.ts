import type { Consent } from '../../db/content-book.ts';
import type { Trx } from '../../db/transaction.ts';

/** Records consent to both legal texts in force. Idempotent. */
export async function recordConsent(trx: Trx, user: string, { asked, texts }: Consent): Promise<void> {
  await trx.query('update app_user set terms_version = $2 where id = $1 and terms_version is distinct from $2', [
    user,
    asked,
  ]);
  await trx.query(
    `insert into consent (user_id, kind, version) values ($1, 'terms', $2), ($1, 'privacy', $3) on conflict do nothing`,
    [user, texts.terms, texts.privacy],
  );
}
