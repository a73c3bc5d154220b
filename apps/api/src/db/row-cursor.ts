import pg from 'pg';

const rowsAtOnce = 1000;

/** The rows of one statement, as of one moment, read in batches. */
export type RowCursor<Row> = { total: number; rows: () => AsyncGenerator<Row> };

/** A connection that streams rows without holding all of them in memory. */
export class CursorReader {
  #client: pg.PoolClient;

  private constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  /** Takes a connection until `close`, which the caller must call in any case. */
  static async open(pool: pg.Pool): Promise<CursorReader> {
    const client = await pool.connect();
    try {
      await client.query('begin isolation level repeatable read read only');
      return new CursorReader(client);
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Opens the one cursor of this reader. The row's type is held against the schema as that of any statement. */
  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<RowCursor<Row>> {
    const client = this.#client;
    const counted = await client.query<{ total: number }>(`select count(*) as total from (${text}) counted`, values);
    await client.query(`declare file no scroll cursor for ${text}`, values);
    async function* rows(): AsyncGenerator<Row> {
      for (;;) {
        const piece = await client.query<Row>(`fetch ${rowsAtOnce} from file`);
        yield* piece.rows;
        if (piece.rows.length < rowsAtOnce) return;
      }
    }
    return { total: counted.rows[0]?.total ?? 0, rows };
  }

  async close(): Promise<void> {
    let broken: Error | undefined;
    await this.#client.query('rollback').catch((error: Error) => {
      broken = error;
    });
    this.#client.release(broken);
  }
}
