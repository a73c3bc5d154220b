import { termsVersion } from '@metade/i18n/legal/versions.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { v7 as uuidv7 } from 'uuid';
import type { Queryable } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { acceptPassword } from './new-password.ts';
import { startSession, takeOverGuestHolds } from './start-session.ts';
import { readUser } from './user-view.ts';

export const registerUser: Handler<'registerUser'> = async (context, { body, locale }) => {
  const settings = await context.markets.settings();
  const region = await findRegion(context.pool, body.region);
  if (region === null) throw new Refused('invalid_fields', {}, [{ path: 'region', code: 'region_unknown' }]);
  const phone = body.phone ? parsePhoneNumberFromString(body.phone, region.country) : undefined;
  if (body.phone && !phone?.isValid())
    throw new Refused('invalid_fields', {}, [{ path: 'phone', code: 'phone_invalid' }]);
  const passwordHash = await acceptPassword(body.password, settings);
  return transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<{ id: string }>(
      `insert into app_user (id, email, password_hash, first_name, last_name, gender, phone, locale, region_iso, city_id, terms_version)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (email) do nothing returning id`,
      [
        uuidv7(),
        body.email,
        passwordHash,
        body.first_name,
        body.last_name,
        body.gender,
        phone?.number ?? null,
        body.intl ?? locale,
        region.iso,
        region.city,
        termsVersion,
      ],
    );
    const id = rows[0]?.id;
    if (id === undefined) throw new Refused('email_taken', {});
    await enqueue(trx, 'send_account_mail', { id: uuidv7(), user: id, mail: 'welcome' });
    await takeOverGuestHolds(trx, body.guestToken, id, settings.liveHoldsPerDiner);
    return { token: await startSession(trx, id, settings.tokenDays), data: await readUser(trx, id) };
  });
};

async function findRegion(
  db: Queryable,
  text: string,
): Promise<{ iso: string; city: string | null; country: 'BR' | 'PT' | 'ES' } | null> {
  const { rows } = await db.query<{ iso: string; city: string | null; country: 'BR' | 'PT' | 'ES' }>(
    `select region_iso as iso, id as city, country from city where id = $1
     union all select iso, null, country from region where iso = $1 limit 1`,
    [text],
  );
  return rows[0] ?? null;
}
