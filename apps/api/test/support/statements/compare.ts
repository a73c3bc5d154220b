import type { Column } from './describe-statement.ts';
import type { Field } from './read-statements.ts';

/** How pg hands the values of a type to the program (db/pool.ts); json may be anything. */
const kindOfType: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  oid: 'number',
  bytea: 'Buffer',
  json: 'json',
  jsonb: 'json',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  char: 'string',
  name: 'string',
  uuid: 'string',
  date: 'string',
  time: 'string',
  timestamptz: 'string',
  void: 'string',
};

/** Items of these arrays are what pg makes of them by itself, which is no text. */
const unreadItems = new Set(['date', 'timestamptz', 'time', 'int8', 'numeric']);

/** What keeps a row of the program from being what a statement answers. */
export function differences(row: ReadonlyMap<string, Field>, columns: readonly Column[]): string[] {
  const found: string[] = [];
  const given = new Map(columns.map((column) => [column.name, column]));
  for (const { name } of columns.filter((column) => given.get(column.name) !== column))
    found.push(`two columns are named "${name}"`);
  for (const [name, field] of row) {
    const column = given.get(name);
    if (column) found.push(...differencesOf(column, field));
    else if (!field.kinds.has('undefined')) found.push(`the row has "${name}", the statement does not`);
  }
  for (const name of given.keys()) if (!row.has(name)) found.push(`column "${name}" is not in the row`);
  return found;
}

function differencesOf(column: Column, field: Field): string[] {
  const { kinds, literals, item, written } = field;
  if (kinds.has('any')) return [`column "${column.name}" is any in the row`];
  if (kinds.has('unknown')) return [];
  const type = `${column.item ? `${column.item}[]` : column.type}${column.mayBeNull ? ' | null' : ''}`;
  const differs = [`column "${column.name}" is ${type}, the row says ${written}`];
  const values = [...kinds].filter((kind) => kind !== 'null' && kind !== 'undefined');
  if (column.mayBeNull === true && !kinds.has('null')) return differs;
  if (column.mayBeNull === false && kinds.has('null')) return differs;
  if (column.item !== null) {
    const expected = unreadItems.has(column.item) ? 'unread' : kindOfType[column.item];
    if (values.some((kind) => kind !== 'array')) return differs;
    return expected === 'json' || (item && [...item.kinds].every((kind) => kind === expected || kind === 'null'))
      ? []
      : differs;
  }
  const expected = kindOfType[column.type];
  if (expected === 'json') return [];
  if (values.some((kind) => kind !== expected)) return differs;
  const missing = literals === null ? [] : (column.oneOf ?? []).filter((text) => !literals.includes(text));
  return missing.length > 0 ? [`column "${column.name}" may be ${missing.join(', ')}, the row says ${written}`] : [];
}
