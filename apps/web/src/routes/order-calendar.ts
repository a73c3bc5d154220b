import { data } from 'react-router';
import { addressLines } from '../restaurant/address.ts';
import { factsContext } from '../server/context.ts';
import { requireUser } from '../server/require-user.ts';
import type { Route } from './+types/order-calendar';

const HOURS_AT_TABLE = 2;

/** The reservation as a calendar entry (RFC 5545), in UTC so that no zone table is needed. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const answer = await facts.api.call('getOrder', { params }).catch(() => null);
  if (!answer) throw data(null, 404);
  const order = answer.data;
  const start = Date.parse(order.starts_at);
  const { orders } = facts.messages;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Metade//Reservations//EN',
    'BEGIN:VEVENT',
    `UID:${order.first_order}@metade`,
    `SEQUENCE:${3 * order.changes_made + (order.state === 'confirmed' ? 1 : 0)}`,
    `DTSTAMP:${stamp(Date.parse(order.created))}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + HOURS_AT_TABLE * 3_600_000)}`,
    `SUMMARY:${escaped(`${order.restaurant.company_name}, ${orders.tableFor(order.places)}`)}`,
    `LOCATION:${escaped([order.restaurant.company_name, ...addressLines(order.restaurant.address)].join(', '))}`,
    `DESCRIPTION:${escaped(`${orders.orderTitle(order.number)}. ${orders.conditionsPlain}`)}`,
    `URL:${facts.options.publicUrl}/infos-reserve/${order._id}`,
    `STATUS:${order.state === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return new Response(`${lines.flatMap(folded).join('\r\n')}\r\n`, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${order.number}.ics"`,
    },
  });
}

function stamp(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Lines of at most 75 octets, as the format wants; what goes on begins with a space. */
function folded(line: string): string[] {
  const parts = [''];
  for (const character of line) {
    const last = parts.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > 75) parts.push(` ${character}`);
    else parts[parts.length - 1] = last + character;
  }
  return parts;
}
