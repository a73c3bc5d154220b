import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { recordChange } from '../audit-log/index.ts';
import { readLead } from './lead-view.ts';

export const noteLead: Handler<'noteLead'> = (context, { params, body, licensee, session }) =>
  transaction(context.pool, async (trx) => {
    await keep(trx, { lead: params.id, author: session.userId, ...body });
    const by = { id: session.userId, role: licensee === null ? ('admin' as const) : ('licensee' as const) };
    await recordChange(trx, { by, what: 'lead.noted', subject: params.id, after: { kind: body.kind } });
    return { data: await readLead(trx, params.id, licensee) };
  });

/** Stores an answer and mails it; replies go to its writer. */
export const answerLead: Handler<'answerLead'> = (context, { params, body, licensee, session }) =>
  transaction(context.pool, async (trx) => {
    const entry = await keep(trx, { lead: params.id, author: session.userId, kind: 'sent', text: body.text });
    await trx.query(
      "update lead set state = 'contacted', revision = revision + 1, updated_at = now() where id = $1 and state = 'new'",
      [params.id],
    );
    const by = { id: session.userId, role: licensee === null ? ('admin' as const) : ('licensee' as const) };
    await recordChange(trx, { by, what: 'lead.answered', subject: params.id });
    await enqueue(trx, 'send_lead_answer', { entry });
    return { data: await readLead(trx, params.id, licensee) };
  });

async function keep(
  trx: Trx,
  { lead, author, kind, text }: { lead: string; author: string; kind: 'note' | 'answer' | 'sent'; text: string },
): Promise<string> {
  // A lead that does not exist has no thread.
  await readLead(trx, lead, null);
  const id = uuidv7();
  await trx.query('insert into lead_entry (id, lead_id, author_id, kind, text) values ($1, $2, $3, $4, $5)', [
    id,
    lead,
    author,
    kind,
    text,
  ]);
  return id;
}
