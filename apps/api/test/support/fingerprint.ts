import type pg from 'pg';

/** A line per table of the whole database, jobs too: count and sum of its rows. Equal before and after means that nothing changed. */
export async function fingerprint(pool: pg.Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'sandbox_gateway') or tablename = '_private_jobs'`,
  );
  const { rows } = await pool.query<{ print: string }>(
    tables
      .filter(({ name }) => !countsTries.includes(name))
      .map(
        ({ name }) =>
          `select '${name} ' || count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as print from ${name} t`,
      )
      .join(' union all '),
  );
  // The parts of a union come as each is done.
  return rows
    .map((row) => row.print)
    .sort()
    .join('\n');
}

// What counts refused tries changes by being refused.
const countsTries = ['public.try_window'];
