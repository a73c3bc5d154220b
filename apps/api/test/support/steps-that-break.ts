import type pg from 'pg';

type Column = { key: string; table: string; type: string; required: boolean; filled: boolean };
type Rule = { key: string; table: string; kind: 'c' | 'f' | 'u'; text: string; columns: string[]; checked: boolean };

/** What statements of a server rely on. Keys are as they are told, such as `orders.number`. */
export type SchemaShape = {
  /** The file of a table's rows, which changes when all of them are written anew. */
  tables: Map<string, string>;
  functions: Map<string, string>;
  columns: Map<string, Column>;
  /** Checks, foreign keys and unique indexes. */
  rules: Map<string, Rule>;
};

type Queryable = Pick<pg.ClientBase, 'query'>;

export async function readSchemaShape(database: Queryable): Promise<SchemaShape> {
  const read = async <T extends { key: string }>(sql: string) => {
    const { rows } = await database.query<T>(sql);
    return new Map(rows.map((row) => [row.key, row]));
  };
  const names = async (sql: string) =>
    new Map([...(await read<{ key: string; file: string }>(sql))].map(([key, { file }]) => [key, file]));
  return {
    tables: await names(
      `select relname as key, coalesce(pg_relation_filenode(oid), 0)::text as file from pg_class
       where relkind in ('r', 'v', 'm') and relnamespace = 'public'::regnamespace`,
    ),
    functions: await names(
      `select oid::regprocedure::text as key, '' as file from pg_proc p where pronamespace = 'public'::regnamespace
       and prorettype <> 'trigger'::regtype and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')`,
    ),
    columns: await read<Column>(
      `select c.relname || '.' || a.attname as key, c.relname as table, format_type(a.atttypid, a.atttypmod) as type,
         a.attnotnull as required, a.atthasdef or a.attidentity <> '' as filled
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relkind in ('r', 'v', 'm') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`,
    ),
    rules: await read<Rule>(
      `select c.relname || '.' || k.conname as key, c.relname as table, k.contype::text as kind,
         regexp_replace(pg_get_constraintdef(k.oid), ' NOT VALID$', '') as text, k.convalidated as checked,
         array(select c.relname || '.' || attname from pg_attribute where attrelid = c.oid and attnum = any (k.conkey)) as columns
       from pg_class c join pg_constraint k on k.conrelid = c.oid
       where k.contype in ('c', 'f') and c.relnamespace = 'public'::regnamespace
       union all
       select c.relname || '.' || n.relname, c.relname, 'u', pg_get_indexdef(i.indexrelid), true,
         array(select c.relname || '.' || attname from pg_attribute where attrelid = c.oid and attnum = any (i.indkey))
       from pg_class c join pg_index i on i.indrelid = c.oid join pg_class n on n.oid = i.indexrelid
       where i.indisunique and c.relnamespace = 'public'::regnamespace`,
    ),
  };
}

/**
 * What a migration does that servers of the version before do not survive, or that stops everybody while a large table is gone through: one
 * sentence each. A file that says `-- known to every server since 0136-name.sql` may take away and narrow what that older one made useless.
 */
export function stepsThatBreak(
  before: SchemaShape,
  after: SchemaShape,
  text: string,
  older: Iterable<string>,
): string[] {
  const [, since] = /^-- known to every server since (\S+)$/m.exec(text) ?? [];
  if (since !== undefined && ![...older].includes(since)) return [`there is no older file ${since}`];
  const stopping = [...scanned(before, after), ...written(before, after), ...indexed(text)];
  return since === undefined ? [...missing(before, after), ...narrowed(before, after), ...stopping] : stopping;
}

function missing(before: SchemaShape, after: SchemaShape): string[] {
  const gone = (former: Map<string, unknown>, present: Map<string, unknown>) =>
    [...former.keys()].filter((key) => !present.has(key));
  return [
    ...gone(before.tables, after.tables).map((key) => `${key}: a table is dropped or renamed`),
    ...gone(before.functions, after.functions).map((key) => `${key}: a function is dropped or changes its arguments`),
    ...gone(before.columns, after.columns)
      .filter((key) => after.tables.has(before.columns.get(key)?.table ?? ''))
      .map((key) => `${key}: a column is dropped or renamed`),
  ];
}

/** Values and rows that were taken and are no more. */
function narrowed(before: SchemaShape, after: SchemaShape): string[] {
  const told: string[] = [];
  for (const [key, column] of after.columns) {
    const former = before.columns.get(key);
    if (former === undefined) {
      if (before.tables.has(column.table) && column.required && !column.filled)
        told.push(`${key}: a new column is demanded of older servers: give it a default`);
      continue;
    }
    if (former.type !== column.type) told.push(`${key}: another type`);
    if (column.required && !former.required) told.push(`${key}: set not null`);
    if (former.filled && !column.filled) told.push(`${key}: its default is dropped`);
  }
  for (const [key, { text, columns }] of changedRules(before, after))
    if (columns.every((column) => before.columns.has(column)) && !widens(before.rules.get(key)?.text, text))
      told.push(`${key}: a rule for what older servers write`);
  return told;
}

/** Whether a rule is another one with more values in its lists. */
function widens(former: string | undefined, present: string): boolean {
  if (former === undefined) return false;
  const values = (text: string): string[] => text.match(/'[^']*'(?:::\w+)?/g) ?? [];
  const frame = (text: string) => text.replaceAll(/'[^']*'(?:::\w+)?(?:, )?/g, '');
  return frame(former) === frame(present) && values(former).every((value) => values(present).includes(value));
}

function scanned(before: SchemaShape, after: SchemaShape): string[] {
  return changedRules(before, after)
    .filter(([, { kind, checked, columns }]) => {
      // A new column without a value refers to nothing, and PostgreSQL knows.
      const refersToNothing =
        kind === 'f' && columns.every((key) => !before.columns.has(key) && after.columns.get(key)?.filled === false);
      return checked && kind !== 'u' && !refersToNothing;
    })
    .map(([key]) => `${key}: add it "not valid", and validate it in a later file`);
}

function written(before: SchemaShape, after: SchemaShape): string[] {
  return [...after.tables]
    .filter(([table, file]) => before.tables.has(table) && before.tables.get(table) !== file)
    .map(([table]) => `${table}: every row is written anew`);
}

function indexed(text: string): string[] {
  return [
    ...text.replaceAll(/--.*$/gm, '').matchAll(/add (?:constraint \w+ )?(?:unique|primary key)\b(?! using index)/gi),
  ].map(([words]) => `${words}: build its index in a .concurrent.sql first`);
}

/** Those of tables that were there before, which are new or say something else. */
function changedRules(before: SchemaShape, after: SchemaShape): [string, Rule][] {
  return [...after.rules].filter(
    ([key, { table, text }]) => before.tables.has(table) && before.rules.get(key)?.text !== text,
  );
}
