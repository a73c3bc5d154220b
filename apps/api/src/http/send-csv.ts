import { pipeline, Readable } from 'node:stream';
import { rowCountHeader } from '@metade/contracts/csv-of.ts';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import type pg from 'pg';
import type { Context } from '../context.ts';
import { CursorReader, type RowCursor } from '../db/row-cursor.ts';
import { turns } from './turns.ts';

/** A column's heading, and what stands in it of a row: null stays empty, sums are numbers of whole units. */
export type Column<Row> = readonly [heading: string, value: (row: Row) => string | number | null];

/** Files that one process writes side by side, each on a connection of its own; the next wait. */
const turn = turns(2);

/**
 * Answers rows of any number as CSV (RFC 4180, UTF-8 with the mark by which spreadsheets know it), read as slowly as they are
 * taken. A header says how many there are, and a file that fails underway ends its connection: none is short unseen. What a
 * spreadsheet would run is a text. `open` asks the reader for the rows; file: its name without ending.
 */
export async function sendCsv<Row extends pg.QueryResultRow>(
  { pool }: Context,
  reply: FastifyReply,
  file: string,
  columns: readonly Column<Row>[],
  open: (reader: CursorReader) => Promise<RowCursor<Row>>,
): Promise<void> {
  const endTurn = await turn();
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
      record_delimiter: 'windows',
      escape_formulas: true,
      bom: true,
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
