import { toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import { named } from '../../db/named.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { recordChange } from '../audit-log/index.ts';
import { acceptPhone } from '../auth/index.ts';
import { cityOf, readLead } from './lead-view.ts';

export const addLead: Handler<'addLead'> = (context, { body, licensee, session, locale }) =>
  transaction(context.pool, async (trx) => {
    const city = await cityOf(trx, body.city, licensee, toIso(context.now()).slice(0, 10));
    const id = uuidv7();
    await trx.query(
      ...named(
        `insert into lead (id, kind, name, company_name, email, phone, city, city_id, country, message, locale, owner_id)
         values ($id, $kind, $name, $company, $email, $phone, $cityName, $city, $country, $message, $locale, $owner)`,
        {
          id,
          kind: body.kind,
          name: body.name,
          company: body.company_name,
          email: body.email,
          phone: body.phone && acceptPhone(body.phone, city.country),
          cityName: city.name,
          city: city.id,
          country: city.country,
          message: body.message,
          locale,
          owner: session.userId,
        },
      ),
    );
    const by = { id: session.userId, role: licensee === null ? ('admin' as const) : ('licensee' as const) };
    await recordChange(trx, { by, what: 'lead.added', subject: id, after: { kind: body.kind } });
    return { data: await readLead(trx, id, licensee) };
  });
