import { pipeline, Readable } from 'node:stream';
import { localDateAt, localTimeAt } from '@metade/domain/time.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import type { panel } from '@metade/i18n/pt/panel.ts';
import { stringify } from 'csv-stringify';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import { csvFormat } from '../../http/csv-format.ts';
import type { BookingRow } from '../host/index.ts';
import type { ReservationFilter } from './reservation-reads.ts';
import { listReservationRows } from './reservation-reads.ts';

const pageSize = 500;

/** The filtered bookings as CSV, read and sent page by page. */
export const exportReservations: Handler<'exportReservations'> = async (
  context,
  { restaurant, query, locale, reply },
) => {
  const { reservations: words, day } = panelWords(locale);
  const { columns, file } = words.csv;
  const csv = stringify({
    header: true,
    columns: Object.entries(columns).map(([key, header]) => ({ key, header })),
    ...csvFormat,
  });
  const lines = Readable.from(linesOf(context, restaurant, query, words.states, day.periods));
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file}.csv"`)
    .header('cache-control', 'no-store')
    .send(pipeline(lines, csv, () => {}));
};

type States = typeof panel.reservations.states;
type Periods = typeof panel.day.periods;
type Line = Record<keyof typeof panel.reservations.csv.columns, string | number>;

async function* linesOf(
  context: Context,
  restaurant: string,
  filter: ReservationFilter,
  states: States,
  periods: Periods,
): AsyncGenerator<Line> {
  let after: BookingRow | null = null;
  for (;;) {
    const rows: BookingRow[] = await listReservationRows(context.pool, restaurant, filter, {
      sort: 'first',
      after,
      limit: pageSize,
    });
    for (const row of rows) yield lineOf(row, states, periods);
    const last = rows.at(-1);
    if (rows.length < pageSize || last === undefined) return;
    after = last;
  }
}

function lineOf(row: BookingRow, states: States, periods: Periods): Line {
  const local = (instant: string | null) =>
    instant === null
      ? ''
      : `${localDateAt(Date.parse(instant), row.time_zone)} ${localTimeAt(Date.parse(instant), row.time_zone)}`;
  return {
    number: row.number,
    date: row.date,
    time: row.time,
    period: periods[row.period],
    last: row.last_name,
    first: row.first_name,
    people: row.people,
    places: row.places,
    state: states[row.state as keyof States] ?? row.state,
    phone: row.phone ?? '',
    note: row.note,
    made: local(row.created_at),
    arrived: local(row.arrived_at),
  };
}
