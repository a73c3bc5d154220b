import { csvFormat } from './csv-format.ts';
import { pipeline, Readable } from 'node:stream';
import { rowCountHeader } from '@metade/contracts/csv-of.ts';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import type pg from 'pg';
import type { Context } from '../context.ts';
import { CursorReader, type RowCursor } from '../db/row-cursor.ts';
import { semaphore } from './semaphore.ts';

/** A column's heading and its value for a row: null stays empty, amounts are in major units. */
export type Column<Row> = readonly [heading: string, value: (row: Row) => string | number | null];

/** Files that one process streams concurrently, each on a connection of its own; further ones wait. */
const takeTurn = semaphore(2);

/**
 * Streams rows as CSV (`csvFormat`), as fast as the client reads. A header gives the number of rows, and a file that fails midway
 * breaks its connection, so that truncation is noticed. `open` gets the rows from the reader; file: its name without extension.
 */
export async function sendCsv<Row extends pg.QueryResultRow>(
  { pool }: Context,
  reply: FastifyReply,
  file: string,
  columns: readonly Column<Row>[],
  open: (reader: CursorReader) => Promise<RowCursor<Row>>,
): Promise<void> {
  const endTurn = await takeTurn();
  const reader = await CursorReader.open(pool).catch((error: unknown) => {
    endTurn();
    throw error;
  });
  const close = () => reader.close().finally(endTurn);
  try {
    const { total, rows } = await open(reader);
    const csv = stringify({
      header: true,
      columns: columns.map(([heading]) => heading),
      ...csvFormat,
    });
    const lines = Readable.from(linesOf(rows(), columns));
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file}.csv"`)
      .header('cache-control', 'no-store')
      .header(rowCountHeader, total)
      .send(pipeline(lines, csv, () => void close()));
  } catch (error) {
    await close();
    throw error;
  }
}

async function* linesOf<Row>(rows: AsyncGenerator<Row>, columns: readonly Column<Row>[]) {
  for await (const row of rows) yield columns.map(([, value]) => value(row));
}
