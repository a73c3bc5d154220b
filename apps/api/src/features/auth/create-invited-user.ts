import { v7 as uuidv7 } from 'uuid';
import { named } from '../../db/named.ts';
import type { Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

type InvitedUser = {
  email: string;
  group: 'restaurant' | 'franchisee';
  passwordHash: string;
  name: { first_name: string; last_name: string };
  locale: string;
};

/** Creates the account of somebody who was invited; the link has confirmed the address. Answers its id. Throws email_taken. */
export async function createInvitedUser(
  trx: Trx,
  { email, group, passwordHash, name, locale }: InvitedUser,
): Promise<string> {
  const { rows } = await trx.query<{ id: string }>(
    ...named(
      `insert into app_user (id, email, user_group, password_hash, first_name, last_name, locale, email_verified_at)
       values ($id, $email, $group, $passwordHash, $firstName, $lastName, $locale, now()) on conflict (email) do nothing returning id`,
      { id: uuidv7(), email, group, passwordHash, firstName: name.first_name, lastName: name.last_name, locale },
    ),
  );
  if (rows[0] === undefined) throw new Refused('email_taken');
  return rows[0].id;
}
