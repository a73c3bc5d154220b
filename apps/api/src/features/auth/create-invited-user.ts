import { v7 as uuidv7 } from 'uuid';
import type { Consent } from '../../db/content-book.ts';
import { named } from '../../db/named.ts';
import type { Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { recordConsent } from '../content/index.ts';

type InvitedUser = {
  email: string;
  group: 'restaurant' | 'franchisee';
  passwordHash: string;
  name: { first_name: string; last_name: string };
  locale: string;
  /** To the legal texts in force, given with the form. */
  consent: Consent;
};

/** Creates the account of somebody who was invited; the link has confirmed the address. Answers its id. Throws email_taken. */
export async function createInvitedUser(
  trx: Trx,
  { email, group, passwordHash, name, locale, consent }: InvitedUser,
): Promise<string> {
  const { rows } = await trx.query<{ id: string }>(
    ...named(
      `insert into app_user (id, email, user_group, password_hash, first_name, last_name, locale, email_verified_at)
       values ($id, $email, $group, $passwordHash, $firstName, $lastName, $locale, now()) on conflict (email) do nothing returning id`,
      { id: uuidv7(), email, group, passwordHash, firstName: name.first_name, lastName: name.last_name, locale },
    ),
  );
  if (rows[0] === undefined) throw new Refused('email_taken');
  await recordConsent(trx, rows[0].id, consent);
  return rows[0].id;
}
