import { addDays, dayMs, localDateAt, toIso } from '@metade/domain/time.ts';
import type pg from 'pg';
import { demoAccounts } from '../scenario/accounts.ts';
import { demoLeads, unmetDemand } from '../scenario/leads.ts';
import { uuidOf } from '../scenario/uuid-of.ts';
import { userId } from './insert-demo-people.ts';
import { insertRows } from './insert-rows.ts';

/** Leads in every state, and the job that closes the months that the licensee of Porto has behind it. */
export async function insertDemoLeads(client: pg.ClientBase, now: number): Promise<void> {
  const today = localDateAt(now, 'Europe/Lisbon');
  const licensee = userId(demoAccounts.licensee.email);
  const idOf = (place: number) => uuidOf(`lead ${place}`);
  await insertRows(
    client,
    'lead',
    demoLeads.map((lead, place) => ({
      id: idOf(place),
      kind: lead.kind,
      name: lead.name,
      email: `lead-${place + 1}@metade.test`,
      phone: '+351220000000',
      city: '',
      message: '',
      locale: 'pt',
      state: lead.state,
      created_at: toIso(now - lead.daysAgo * dayMs),
      maybe_spam: lead.spam ?? false,
      company_name: lead.company,
      country: 'PT',
      city_id: lead.city,
      owner_id: lead.state === 'new' ? null : licensee,
      next_step: lead.step ?? '',
      next_on: lead.due === undefined ? null : addDays(today, lead.due),
      lost_reason: lead.lost ?? null,
      revision: 0,
      updated_at: toIso(now),
    })),
  );
  await insertRows(
    client,
    'lead_entry',
    demoLeads.flatMap(({ note, daysAgo }, place) =>
      note === undefined
        ? []
        : [
            {
              id: uuidOf(`lead entry ${place}`),
              lead_id: idOf(place),
              author_id: licensee,
              kind: 'note',
              text: note,
              created_at: toIso(now - (daysAgo - 1) * dayMs),
            },
          ],
    ),
  );
  await insertRows(
    client,
    'city_demand',
    unmetDemand.flatMap(([city_id, visitors]) =>
      visitors.map((count, ago) => ({ city_id, looked_on: addDays(today, -ago), visitors: count })),
    ),
  );
  await client.query("select graphile_worker.add_job('close_statements', run_at := now() + interval '5 seconds')");
}
