import type { Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

const catalogues = [
  { kind: 'kitchen', column: 'kitchens', field: 'kitchen' },
  { kind: 'service', column: 'services', field: 'services' },
] as const;

type Columns = Readonly<Record<string, unknown>>;

/** Refuses what the desk has retired where a restaurant did not have it. under: where the form has these fields. */
export async function refuseRetired(trx: Trx, before: Columns, after: Columns, under: string): Promise<void> {
  const issues = [];
  for (const { kind, column, field } of catalogues) {
    const [held, chosen] = [slugs(before[column]), slugs(after[column])];
    const added = chosen.filter((slug) => !held.includes(slug));
    if (added.length === 0) continue;
    const { rows } = await trx.query<{ slug: string }>(
      'select slug from catalogue_entry where kind = $1 and slug = any ($2) and retired',
      [kind, added],
    );
    issues.push(...rows.map(({ slug }) => ({ path: `${under}${field}.${chosen.indexOf(slug)}`, code: 'retired' })));
  }
  if (issues.length > 0) throw new Refused('invalid_fields', {}, issues);
}

const slugs = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);
