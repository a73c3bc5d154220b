import type { CatalogueKind } from '@metade/contracts/catalogue.ts';
import { transaction, type Trx } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { lockEntry, readEntry } from './entries.ts';

/**
 * Makes of an entry another one: the restaurants that have it have the other from then on, each once, and so has whoever saves it
 * afterwards. The log keeps which restaurants it were. Posts keep the word that they were written with, and are read by what it has become.
 */
export const mergeCatalogueEntry: Handler<'mergeCatalogueEntry'> = async (context, { params, body, session }) => {
  const { kind, slug } = params;
  const { into, version, reason } = body;
  const moved = await transaction(context.pool, async (trx) => {
    // Restaurants before entries, as who saves one locks them: neither waits for the other in a circle.
    if (kind !== 'category') await lockRestaurants(trx, kind, slug);
    await trx.query('select 1 from catalogue_entry where kind = $1 and slug = any ($2) order by slug for update', [
      kind,
      [slug, into],
    ]);
    const before = await lockEntry(trx, kind, slug, version);
    const { rows } = await trx.query<{ retired: boolean; merged_into: string | null }>(
      'select retired, merged_into from catalogue_entry where kind = $1 and slug = $2',
      [kind, into],
    );
    const wrong = wrongTarget(slug, into, rows[0]);
    if (wrong) throw new Refused('invalid_fields', {}, [{ path: 'into', code: wrong }]);
    // What was merged into it before goes on with it, so that no slug leads further than one step.
    await trx.query(
      `update catalogue_entry set merged_into = $3, position = null, version = version + 1
       where kind = $1 and (slug = $2 or merged_into = $2)`,
      [kind, slug, into],
    );
    const restaurants = kind === 'category' ? [] : await moveRestaurants(trx, kind, slug);
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: 'catalogue.merged',
      subject: `${kind} ${slug}`,
      before: { names: before.names, merged_into: null, restaurants, reason: null },
      after: { names: null, merged_into: into, restaurants: [], reason },
    });
    return before.used;
  });
  return { data: await readEntry(context.pool, kind, into), moved };
};

type OfRestaurants = Exclude<CatalogueKind, 'category'>;

async function lockRestaurants(trx: Trx, kind: OfRestaurants, slug: string): Promise<void> {
  const column = kind === 'kitchen' ? 'kitchens' : 'services';
  await trx.query(`select 1 from restaurant where ${column} @> array[$1::text] order by id for no key update`, [slug]);
}

/** Ids of the restaurants that have the other entry now. */
async function moveRestaurants(trx: Trx, kind: OfRestaurants, slug: string): Promise<string[]> {
  const column = kind === 'kitchen' ? 'kitchens' : 'services';
  const { rows } = await trx.query<{ id: string }>(
    `update restaurant set ${column} = catalogue_choices($1, ${column}), updated_at = now() where ${column} @> array[$2::text] returning id`,
    [kind, slug],
  );
  return rows.map(({ id }) => id);
}

function wrongTarget(slug: string, into: string, target: { retired: boolean; merged_into: string | null } | undefined) {
  if (into === slug) return 'merge_itself';
  if (target === undefined) return 'not_listed';
  return target.retired || target.merged_into !== null ? 'merge_retired' : null;
}
