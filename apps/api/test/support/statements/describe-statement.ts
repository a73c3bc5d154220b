import type pg from 'pg';

/** A column of an answer. mayBeNull: undefined where the database does not say. oneOf: the texts that a check of its table leaves. */
export type Column = {
  name: string;
  type: string;
  item: string | null;
  mayBeNull: boolean | undefined;
  oneOf: string[] | null;
};

export type Description = { columns: Column[]; parameters: number };

type Parsed = { name: string; tableID: number; columnID: number; dataTypeID: number };
type Known = { of: string; name: string; nullable: boolean; one_of: string[] | null };

type Wire = {
  parse(statement: { text: string }): void;
  describe(what: { type: 'S' }): void;
  sync(): void;
  once(event: 'parameterDescription', told: (message: { parameterCount: number }) => void): void;
};

/** Lets PostgreSQL describe statements without running them: names and types of their columns, and of plain ones whether they can be null. */
export async function describer(client: pg.Client): Promise<(text: string) => Promise<Description>> {
  // The condition of a partial index is no longer said in a plan that uses it.
  await client.query('set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off');
  const { rows: types } = await client.query<{ oid: number; name: string; item: string | null }>(
    `select t.oid, t.typname as name, i.typname as item from pg_type t left join pg_type i on i.oid = t.typelem and t.typcategory = 'A'`,
  );
  const typeOf = new Map(types.map((type) => [type.oid, type]));
  const { rows: known } = await client.query<Known>(
    `select a.attrelid::text || '.' || a.attnum as of, a.attname as name, not a.attnotnull and not coalesce(t.typnotnull, false) as nullable,
       (select array_agg(m[1]) from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([^'']*)''::text', 'g') m
        where c.conrelid = a.attrelid and c.conkey = array[a.attnum]
          and pg_get_constraintdef(c.oid) ~ ('^CHECK \\(\\(' || a.attname || ' = (ANY \\(ARRAY\\[[^()]*\\]\\)|''[^'']*''::text)\\)\\)$')) as one_of
     from pg_attribute a join pg_type t on t.oid = a.atttypid where a.attnum > 0 and a.attrelid > 16383`,
  );
  const columnOf = new Map(known.map((column) => [column.of, column]));

  return async (text) => {
    const { fields, parameters } = await parse(client, text);
    const plan = fields.some(({ tableID }) => tableID !== 0) ? await planOf(client, text) : null;
    return {
      parameters,
      columns: fields.map(({ name, tableID, columnID, dataTypeID }, at) => {
        const type = typeOf.get(dataTypeID);
        const column = columnOf.get(`${tableID}.${columnID}`);
        return {
          name,
          type: type?.name ?? String(dataTypeID),
          item: type?.item ?? null,
          mayBeNull: column && plan ? nullOf(plan, column, at) : undefined,
          oneOf:
            plan && conditionsOf(plan).some((condition) => condition.includes(column?.name ?? ''))
              ? null
              : (column?.one_of ?? null),
        };
      }),
    };
  };
}

function parse(client: pg.Client, text: string): Promise<{ fields: Parsed[]; parameters: number }> {
  return new Promise((resolve, reject) => {
    let fields: Parsed[] = [];
    let parameters = 0;
    const described = {
      submit: (connection: Wire) => {
        connection.once('parameterDescription', (message) => {
          parameters = message.parameterCount;
        });
        connection.parse({ text });
        connection.describe({ type: 'S' });
        connection.sync();
      },
      handleRowDescription: (message: { fields: Parsed[] }) => {
        fields = message.fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve({ fields, parameters }),
    };
    client.query(described as unknown as pg.Submittable);
  });
}

type Plan = {
  'Node Type': string;
  'Join Type'?: string;
  Alias?: string;
  Output?: string[];
  Plans?: Plan[];
  [condition: string]: unknown;
};

async function planOf(client: pg.Client, text: string): Promise<Plan | null> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (generic_plan, verbose, costs off, format json) ${text}`,
  );
  return rows[0]?.['QUERY PLAN'][0]?.Plan ?? null;
}

/** A column can be null when its table's one can and no condition excludes it, or when its row may be missing from an outer join. */
function nullOf(plan: Plan, column: Known, at: number): boolean | undefined {
  const output = /^(?:(\w+)\.)?"?(\w+)"?$/.exec(plan.Output?.[at] ?? '');
  const alias = output?.[1];
  const outer = outerAliases(plan);
  if (alias && sourcesOf(plan, alias, column.name).some((source) => outer.has(source))) return true;
  if (!column.nullable) return output ? false : undefined;
  return conditionsOf(plan).some((condition) => excludesNull(condition, column.name)) ? undefined : true;
}

/** The alias itself and, when it is a subquery's, those within it that have a column of that name. */
function sourcesOf(plan: Plan, alias: string, name: string, within = false): string[] {
  const inside = within || (plan['Node Type'] === 'Subquery Scan' && plan.Alias === alias);
  const here = inside && plan.Alias && plan.Output?.includes(`${plan.Alias}.${name}`) ? [plan.Alias] : [];
  return [alias, ...here, ...(plan.Plans ?? []).flatMap((part) => sourcesOf(part, alias, name, inside))];
}

const isOuter = (plan: Plan) => ['Left', 'Right', 'Full'].includes(plan['Join Type'] ?? '');

/** The tables whose rows an outer join may lack. */
function outerAliases(plan: Plan, maybeMissing = false, found = new Set<string>()): Set<string> {
  if (maybeMissing && plan.Alias) found.add(plan.Alias);
  // A select that is asked once for a value is listed before the two sides of a join.
  const sides = (plan.Plans ?? []).filter((part) => part['Parent Relationship'] !== 'InitPlan');
  const [first, second, ...rest] = sides;
  const join = plan['Join Type'];
  if (first) outerAliases(first, maybeMissing || join === 'Right' || join === 'Full', found);
  if (second) outerAliases(second, maybeMissing || join === 'Left' || join === 'Full', found);
  for (const other of rest) outerAliases(other, maybeMissing, found);
  return found;
}

/** What must hold of every row: not what an outer join compares, nor what a subquery of an expression asks. */
function conditionsOf(plan: Plan): string[] {
  if (plan['Parent Relationship'] === 'SubPlan') return [];
  const own = Object.entries(plan).filter(
    ([name, value]) =>
      typeof value === 'string' && (name === 'Filter' || (/ (Cond|Filter)$/.test(name) && !isOuter(plan))),
  );
  return [...own.map(([, value]) => String(value)), ...(plan.Plans ?? []).flatMap(conditionsOf)];
}

/** Whether a part of a condition that must hold compares the column: that is not true of null. */
function excludesNull(condition: string, name: string): boolean {
  return condition
    .split(' AND ')
    .some(
      (part) =>
        new RegExp(`\\b${name}\\b`).test(part) && !/ OR | IS NULL|DISTINCT FROM|CASE |COALESCE|SubPlan/i.test(part),
    );
}
