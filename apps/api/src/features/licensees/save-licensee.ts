import { toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { giveCities } from './give-cities.ts';
import { invite } from './invite-licensee.ts';
import { readLicensee } from './licensee-view.ts';
import { lockLicensee } from './lock-licensee.ts';

export const createLicensee: Handler<'createLicensee'> = async (context, { body, session }) => {
  const id = uuidv7();
  const { teamInvitationDays } = await context.markets.settings();
  const now = context.now();
  await transaction(context.pool, async (trx) => {
    await trx.query('select 1 from market where country = $1 for no key update', [body.country]);
    await trx.query(
      `insert into licensee (id, country, number, name, share_percent)
       select $1, $2, coalesce(max(number), 0) + 1, $3, $4 from licensee where country = $2`,
      [id, body.country, body.name, body.share_percent],
    );
    const cities = await giveCities(trx, { id, country: body.country }, body.cities, toIso(now).slice(0, 10));
    const invitation = await invite(trx, {
      licensee: id,
      email: body.email,
      by: session.userId,
      now,
      days: teamInvitationDays,
    });
    if (body.lead !== undefined)
      await trx.query(
        "update lead set state = 'signed', lost_reason = null, licensee_id = $2, revision = revision + 1, updated_at = now() where id = $1",
        [body.lead, id],
      );
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: 'licensee.invited',
      subject: invitation,
      after: { name: body.name, cities, share_percent: body.share_percent },
    });
  });
  return { data: await readLicensee(context, id) };
};

export const saveLicensee: Handler<'saveLicensee'> = async (context, { params, body, session }) => {
  const today = toIso(context.now()).slice(0, 10);
  await transaction(context.pool, async (trx) => {
    const old = await lockLicensee(trx, params.id, today);
    if (old.revision !== body.revision) throw new Refused('licensee_changed');
    const cities = await giveCities(trx, old, body.cities, today);
    await trx.query(
      'update licensee set name = $2, share_percent = $3, ends_on = null, revision = revision + 1 where id = $1',
      [params.id, body.name, body.share_percent],
    );
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: 'licensee.saved',
      subject: params.id,
      before: { name: old.name, share_percent: old.share_percent, cities: old.cities },
      after: { name: body.name, share_percent: body.share_percent, cities },
    });
  });
  return { data: await readLicensee(context, params.id) };
};
