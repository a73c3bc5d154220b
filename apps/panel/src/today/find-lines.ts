import type { Booking } from '@metade/contracts/host.ts';
import type { DirectBooking } from '@metade/contracts/direct-bookings.ts';
import { plainText, readGuestSearch } from '@metade/domain/guest-search.ts';

/** A row of the day: a booking, or a walk-in or phone booking. */
export type Line =
  | { key: string; booking: Booking; party?: never }
  | { key: string; party: DirectBooking; booking?: never };

/** The searchable text of a day's rows: names in any order, parts of a phone number, a voucher code or a booking number. */
export function findLines(lines: readonly Line[], text: string): Line[] {
  const search = readGuestSearch(text);
  if (search === null) return [...lines];
  const { words, digits, code } = search;
  return lines.filter((line) => {
    const { name, phone, codes } = factsOf(line);
    if (digits !== null && (phone ?? '').replace(/\D/g, '').includes(digits)) return true;
    if (codes.some((one) => one === code || words.every((word) => plainText(one).includes(word)))) return true;
    const names = plainText(name).split(/\s+/);
    return words.every((word) => names.some((part) => part.startsWith(word)));
  });
}

/** The booking of a completely typed code; null when there is none. */
export function bookingOfCode(lines: readonly Line[], text: string): Booking | null {
  const code = readGuestSearch(text)?.code;
  return (code && lines.find(({ booking }) => booking?.voucher_code === code)?.booking) || null;
}

/** The day's rows by work to do: expected, then seated, then ended; each by time and name. */
export function orderLines(lines: readonly Line[]): Line[] {
  return lines
    .filter(({ booking, party }) => (booking ? booking.state !== 'awaiting_restaurant' : party.state !== 'cancelled'))
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        (a.booking ?? a.party).starts_at.localeCompare((b.booking ?? b.party).starts_at) ||
        factsOf(a).name.localeCompare(factsOf(b).name) ||
        a.key.localeCompare(b.key),
    );
}

export function linesOf(bookings: readonly Booking[], parties: readonly DirectBooking[]): Line[] {
  return [
    ...bookings.map((booking) => ({ key: booking._id, booking })),
    ...parties.map((party) => ({ key: party._id, party })),
  ];
}

function rank({ booking, party }: Line): number {
  const state = booking?.state ?? party?.state;
  if (state === 'confirmed' || state === 'expected') return 0;
  return state === 'arrived' || state === 'completed' || state === 'here' ? 1 : 2;
}

function factsOf({ booking, party }: Line): { name: string; phone: string | null; codes: string[] } {
  if (booking === undefined) return { name: party.name, phone: party.phone, codes: [] };
  const codes = [booking.number, booking.voucher_code ?? ''].filter(Boolean);
  return { name: `${booking.name.last} ${booking.name.first}`, phone: booking.phone, codes };
}
