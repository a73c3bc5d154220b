import type pg from 'pg';

/** A line per table of the whole database, jobs too: its rows and who wrote them. Equal before and after means that nothing was written. */
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
          `select '${name} ' || count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as print from ${name}`,
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
