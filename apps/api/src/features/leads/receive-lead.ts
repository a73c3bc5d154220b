import { createHash } from 'node:crypto';
import type { Locale } from '@metade/contracts/catalogue.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import { limitTries } from '../../db/limit-tries.ts';
import { named } from '../../db/named.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { RefusalIssue } from '../../refused.ts';
import { collectIssues, Refused } from '../../refused.ts';
import { acceptPhone } from '../auth/index.ts';
import { ageOfStamp } from './form-stamp.ts';

const contact: Handler<'sendContact'> = (context, { body, locale, network }) =>
  receiveLead(context, 'contact', { city: '', ...body }, locale, network);

const partner: Handler<'sendPartner'> = (context, { body, locale, network }) =>
  receiveLead(context, 'partner', body, locale, network);

const mistakes: Handler<'sendContact'>['mistakes'] = async (_context, body) => {
  const { phone, country } = { ...(body as Partial<Record<'phone' | 'country', unknown>> | null) };
  const issues: RefusalIssue[] = [];
  if (typeof phone === 'string')
    await collectIssues(issues, () => phoneOf({ phone, country: typeof country === 'string' ? country : undefined }));
  return issues;
};

export const sendContact = Object.assign(contact, { mistakes });
export const sendPartner = Object.assign(partner, { mistakes });

type Form = {
  name: string;
  email: string;
  phone: string;
  country?: string | undefined;
  city?: string | undefined;
  message?: string | undefined;
  stamp?: string | undefined;
  website?: string | undefined;
};

const phoneOf = ({ phone, country = 'PT' }: Pick<Form, 'phone' | 'country'>) => acceptPhone(phone, country);

/**
 * Stores a contact form and tells the team. Bots are blocked without a third party: a hidden field, a signed stamp that must be
 * neither too young nor too old, and a limit per address. Without a stamp the limit is stricter and the lead is marked. A form sent
 * twice is one lead.
 */
async function receiveLead(context: Context, kind: 'contact' | 'partner', form: Form, locale: Locale, network: string) {
  const settings = await context.markets.settings();
  const now = context.now();
  if (form.website) throw new Refused('form_refused');
  if (form.stamp !== undefined) checkStamp(context, form.stamp, settings);
  const phone = phoneOf(form);
  const hash = createHash('sha256')
    // Without a stamp, equal words on one day are the same form.
    .update(
      JSON.stringify([
        kind,
        form.stamp ?? toIso(now).slice(0, 10),
        form.name,
        form.email,
        phone,
        form.city,
        form.message,
      ]),
    )
    .digest();
  const known = await context.pool.query<{ id: string }>('select id from lead where form_hash = $1', [hash]);
  if (known.rows[0]) return { data: { _id: known.rows[0].id } };
  const limit = (key: string, max: number) => limitTries(context.pool, key, max, 3_600_000, now);
  if (form.stamp === undefined) {
    await limit(`form without stamp from ${network}`, settings.unstampedFormsPerAddressPerHour);
    await limit('form without stamp', settings.unstampedFormsPerHour);
  }
  await limit(`form from ${network}`, settings.formsPerAddressPerHour);
  const id = await transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<{ id: string; added: boolean }>(
      ...named(
        `insert into lead (id, kind, name, email, phone, city, message, locale, form_hash, maybe_spam, country, city_id)
         select $id, $kind, $name, $email, $phone, $city, $message, $locale, $formHash, $maybeSpam, $country,
           (select c.id from city c where c.country = $country and search_normal(c.name) = search_normal($city) limit 1)
       on conflict (form_hash) do update set kind = lead.kind returning id, id = $id as added`,
        {
          id: uuidv7(),
          kind,
          name: form.name,
          email: form.email,
          phone,
          city: form.city ?? '',
          message: form.message ?? '',
          locale,
          formHash: hash,
          maybeSpam: form.stamp === undefined,
          country: form.country ?? 'PT',
        },
      ),
    );
    const lead = rows[0] as { id: string; added: boolean };
    if (lead.added) await enqueue(trx, 'send_lead_mail', { lead: lead.id });
    return lead.id;
  });
  return { data: { _id: id } };
}

/** Refuses a stamp that is not ours or too old, and a form filled in faster than a person can. */
function checkStamp(context: Context, stamp: string, settings: Settings): void {
  const age = ageOfStamp(context.config.voucherSigningKey, stamp, context.now());
  if (age === null || age < 0 || age > settings.formHours * 3_600_000) throw new Refused('form_stale');
  const wait = Math.ceil(settings.formFillSeconds - age / 1000);
  if (wait > 0) throw new Refused('too_many_requests', { retryAfter: wait });
}
