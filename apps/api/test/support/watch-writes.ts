import type pg from 'pg';
import { expect } from 'vitest';

// What counts calls and refused tries changes by being called.
const countsTries = ['public.try_window', 'public.call_window'];

// That a caller may have written is noted whatever became of the call.
const withNote = ['public.session', 'public.api_key'];

/**
 * Watches every table of a database, jobs too, by triggers. Expects, each time it is called, that no row was written since the last
 * time.
 */
export async function watchWrites(pool: pg.Pool): Promise<() => Promise<void>> {
  await pool.query(`
    create table written (what text not null);
    create function note_write() returns trigger language plpgsql as $$
    begin
      insert into public.written values (tg_op || ' ' || tg_table_name);
      return null;
    end $$`);
  const { rows: tables } = await pool.query<{ name: string; columns: string[] }>(
    `select format('%I.%I', table_schema, table_name) as name, array_agg(quote_ident(column_name)) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_name <> 'written'
       and (table_schema in ('public', 'sandbox_gateway') or table_name = '_private_jobs')
     group by 1`,
  );
  const watched = tables.filter(({ name }) => !countsTries.includes(name));
  expect(watched.length).toBeGreaterThan(100);
  const triggers = watched.map(({ name, columns }) => {
    const others = columns.filter((column) => column !== 'wrote_at').join(', ');
    const changed = withNote.includes(name) ? `update of ${others}` : 'update';
    return `create trigger watch_writes after insert or delete or ${changed} on ${name} for each row execute function note_write()`;
  });
  await pool.query(triggers.join(';'));
  return async () => {
    const { rows } = await pool.query<{ what: string }>('delete from written returning what');
    // A write is told where it was made, not again by each test after it.
    expect(rows.map(({ what }) => what)).toEqual([]);
  };
}
