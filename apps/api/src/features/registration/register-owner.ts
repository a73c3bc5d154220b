import { v7 as uuidv7 } from 'uuid';
import { limitTries } from '../../db/limit-tries.ts';
import { named } from '../../db/named.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { takeUpInvitation } from '../leads/index.ts';
import { acceptPassword, acceptPhone, findRegion, startSession } from '../auth/index.ts';

/** Creates a user of the group restaurant, logged in. createRestaurant begins their registration. */
export const registerRestaurantOwner: Handler<'registerRestaurantOwner'> = async (context, call) => {
  const { body, locale, network } = call;
  const settings = await context.markets.settings();
  await limitTries(context.pool, `owner from ${network}`, settings.ownersPerAddressPerHour, 3_600_000, context.now());
  const region = typeof body.region === 'string' ? await findRegion(context.pool, body.region).catch(noRegion) : null;
  const phone = body.phone ? acceptPhone(body.phone, body.country ?? region?.country ?? 'BR') : null;
  const passwordHash = await acceptPassword(body.password, settings, [body.email, body.first_name, body.last_name]);
  return transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<{ id: string }>(
      ...named(
        `insert into app_user (id, email, password_hash, user_group, first_name, last_name, gender, phone, locale, region_iso, city_id)
       values ($id, $email, $passwordHash, 'restaurant', $firstName, $lastName, $gender, $phone, $locale, $regionIso, $cityId) on conflict (email) do nothing returning id`,
        {
          id: uuidv7(),
          email: body.email,
          passwordHash,
          firstName: body.first_name,
          lastName: body.last_name,
          gender: body.gender,
          phone,
          locale,
          regionIso: region?.iso,
          cityId: region?.city,
        },
      ),
    );
    const id = rows[0]?.id;
    if (id === undefined) throw new Refused('email_taken');
    if (body.invitation) await takeUpInvitation(trx, body.invitation, { id, email: body.email }, context.now());
    await enqueue(trx, 'send_account_mail', { id: uuidv7(), user: id, mail: 'verify' });
    return startSession(context, trx, call, { user: id, settings, signedUp: true });
  });
};

// A form may send a default region that we do not have.
function noRegion(error: unknown): null {
  if (error instanceof Refused) return null;
  throw error;
}
