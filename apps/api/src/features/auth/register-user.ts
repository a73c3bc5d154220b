import { v7 as uuidv7 } from 'uuid';
import { limitTries } from '../../db/limit-tries.ts';
import { named } from '../../db/named.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { recordConsent } from '../content/index.ts';
import { inviterOfNewcomer } from '../rewards/index.ts';
import { checkEmailCode, useEmailCode } from './email-code.ts';
import { findRegion } from './find-region.ts';
import { acceptPassword } from './new-password.ts';
import { noPassword } from './password.ts';
import { acceptPhone } from './phone.ts';
import { startSession } from './start-session.ts';
import { takeOverGuestHolds } from './take-over-guest-holds.ts';

export const registerUser: Handler<'registerUser'> = async (context, call) => {
  const { body, locale, network } = call;
  const settings = await context.markets.settings();
  // Every try counts: the answer reveals whether an address has an account.
  await limitTries(
    context.pool,
    `sign-up from ${network}`,
    settings.signUpsPerAddressPerHour,
    3_600_000,
    context.now(),
  );
  const region = await findRegion(context.pool, body.region);
  const phone = body.phone ? acceptPhone(body.phone, region.country) : null;
  const code = body.code === undefined ? null : await checkEmailCode(context, { ...body, code: body.code });
  const passwordHash =
    body.password === undefined
      ? noPassword
      : await acceptPassword(body.password, settings, [body.email, body.first_name, body.last_name, body.name ?? null]);
  const consent = await context.content.consent();
  return transaction(context.pool, async (trx) => {
    const inviter = body.invite === undefined ? null : await inviterOfNewcomer(trx, body.invite, phone);
    const { rows } = await trx.query<{ id: string }>(
      ...named(
        `insert into app_user (id, email, password_hash, first_name, last_name, full_name, gender, phone, locale, region_iso, city_id, terms_version, invited_by, email_verified_at)
       values ($id, $email, $passwordHash, $firstName, $lastName, $fullName, $gender, $phone, $locale, $regionIso, $cityId, $termsVersion, $invitedBy, $emailVerifiedAt) on conflict (email) do nothing returning id`,
        {
          id: uuidv7(),
          email: body.email,
          passwordHash,
          firstName: body.first_name,
          lastName: body.last_name,
          fullName: body.name && body.name !== `${body.first_name} ${body.last_name}` ? body.name : null,
          gender: body.gender,
          phone,
          locale: body.intl ?? locale,
          regionIso: region.iso,
          cityId: region.city,
          termsVersion: body.terms ? consent.asked : null,
          invitedBy: inviter,
          emailVerifiedAt: code === null ? null : new Date(context.now()).toISOString(),
        },
      ),
    );
    const id = rows[0]?.id;
    if (id === undefined) throw new Refused('email_taken', {});
    if (body.terms) await recordConsent(trx, id, consent);
    if (code !== null) await useEmailCode(trx, code);
    // A code has confirmed the address already, so no mail is needed.
    else await enqueue(trx, 'send_account_mail', { id: uuidv7(), user: id, mail: 'welcome' });
    await takeOverGuestHolds(trx, body.guestToken, id, settings.liveHoldsPerDiner);
    return startSession(context, trx, call, { user: id, settings, signedUp: true });
  });
};
