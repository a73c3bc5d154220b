import type pg from 'pg';
import { expect } from 'vitest';

const statements = new WeakMap<pg.Pool, string>();

/** A line per table of the whole database, jobs too: its rows and who wrote them. Equal before and after means that nothing was written. */
export async function fingerprint(pool: pg.Pool): Promise<string> {
  const text = statements.get(pool) ?? (await statementOf(pool));
  statements.set(pool, text);
  // Named: a hundred tables take longer to plan than to read.
  const { rows } = await pool.query<{ print: string }>({ name: 'fingerprint', text });
  // The parts of a union come as each is done.
  return rows
    .map((row) => row.print)
    .sort()
    .join('\n');
}

async function statementOf(pool: pg.Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'sandbox_gateway') or tablename = '_private_jobs'`,
  );
  return tables
    .filter(({ name }) => !countsTries.includes(name))
    .map(
      ({ name }) =>
        `select '${name} ' || count(*) || ' ' || coalesce(sum(${noteWrites.includes(name) ? withoutNote : 'xmin::text::bigint'}), 0) as print from ${name} t`,
    )
    .join(' union all ');
}

// That a caller may have written is noted whatever became of the call.
const noteWrites = ['public.session', 'public.api_key'];
const withoutNote = "hashtextextended((to_jsonb(t) - 'wrote_at')::text, 0)";

// What counts calls and refused tries changes by being called.
const countsTries = ['public.try_window', 'public.call_window'];

/** Expects, each time it is called, that nothing was written since the last time. */
export async function watchWrites(pool: pg.Pool): Promise<() => Promise<void>> {
  let last = await fingerprint(pool);
  return async () => {
    const before = last;
    // A write is told where it was made, not again by each test after it.
    last = await fingerprint(pool);
    expect(last).toBe(before);
  };
}
