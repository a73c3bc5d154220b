import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { lockEntry, readEntry } from './entries.ts';

/**
 * Offers an entry no longer, or again. Who has it keeps it. One in use is retired only by whoever names how many have it, so that nobody
 * takes it away from a filter without knowing what it finds.
 */
export const retireCatalogueEntry: Handler<'retireCatalogueEntry'> = async (context, { params, body, session }) => {
  const { kind, slug } = params;
  const { retired, version, in_use, reason } = body;
  await transaction(context.pool, async (trx) => {
    const before = await lockEntry(trx, kind, slug, version);
    if (before.retired === retired) return;
    if (retired && before.used > (in_use ?? 0)) throw new Refused('catalogue_in_use', { used: before.used });
    await trx.query(
      'update catalogue_entry set retired = $3, position = null, version = version + 1 where kind = $1 and slug = $2',
      [kind, slug, retired],
    );
    const left = await trx.query(
      'select 1 from catalogue_entry where kind = $1 and not retired and merged_into is null limit 1',
      [kind],
    );
    if (left.rowCount === 0) throw new Refused('catalogue_last');
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: retired ? 'catalogue.retired' : 'catalogue.offered',
      subject: `${kind} ${slug}`,
      before: { count: null, reason: null },
      after: { count: before.used, reason },
    });
  });
  return { data: await readEntry(context.pool, kind, slug) };
};
