import { toIso } from '@metade/domain/time.ts';
import { named } from '../../db/named.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { cityOf, readLead, readOwners } from './lead-view.ts';

type Row = {
  revision: number;
  state: string;
  lost_reason: string | null;
  next_step: string;
  next_on: string | null;
  owner_id: string | null;
  kind: string;
  company_name: string;
  city_id: string | null;
  country: string | null;
  maybe_spam: boolean;
};

/** Changes a lead's state or next step, under the revision that was read. A lost lead needs a reason. */
export const changeLead: Handler<'changeLead'> = (context, { params, body, licensee, session }) =>
  transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<Row>(
      `select revision, state, lost_reason, next_step, next_on, owner_id, kind, company_name, city_id, country, maybe_spam
       from lead where id = $1 for no key update`,
      [params.id],
    );
    const old = rows[0];
    if (old === undefined) throw new Refused('not_found');
    if (old.revision !== body.revision) throw new Refused('lead_changed');
    const state = body.state ?? old.state;
    const lostReason = state === 'lost' ? (body.lost_reason ?? old.lost_reason) : null;
    if (state === 'lost' && lostReason === null)
      throw new Refused('invalid_fields', {}, [{ path: 'lost_reason', code: 'required' }]);
    if (body.owner && !(await readOwners(trx, licensee)).some((one) => one._id === body.owner))
      throw new Refused('invalid_fields', {}, [{ path: 'owner', code: 'invalid_value' }]);
    const city =
      body.city === undefined ? null : await cityOf(trx, body.city, licensee, toIso(context.now()).slice(0, 10));
    const next = {
      state,
      lostReason,
      nextStep: body.next_step ?? old.next_step,
      nextOn: body.next_on === undefined ? old.next_on : body.next_on,
      owner: body.owner === undefined ? old.owner_id : body.owner,
      // A licensee would lose access to it.
      kind: licensee !== null && body.kind === 'partner' ? old.kind : (body.kind ?? old.kind),
      company: body.company_name ?? old.company_name,
      city: city?.id ?? old.city_id,
      country: city?.country ?? old.country,
      spam: body.maybe_spam ?? old.maybe_spam,
    };
    await trx.query(
      ...named(
        `update lead set state = $state, lost_reason = $lostReason, next_step = $nextStep, next_on = $nextOn, owner_id = $owner, kind = $kind,
           company_name = $company, city_id = $city, country = $country, maybe_spam = $spam, revision = revision + 1, updated_at = now()
         where id = $id`,
        { ...next, id: params.id },
      ),
    );
    await recordChange(trx, {
      by: { id: session.userId, role: licensee === null ? 'admin' : 'licensee' },
      what: 'lead.changed',
      subject: params.id,
      before: {
        state: old.state,
        reason: old.lost_reason,
        next_step: old.next_step,
        next_on: old.next_on,
        owner: old.owner_id,
      },
      after: { state, reason: lostReason, next_step: next.nextStep, next_on: next.nextOn, owner: next.owner },
    });
    return { data: await readLead(trx, params.id, licensee) };
  });
