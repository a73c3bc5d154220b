import type { Booking } from '@metade/contracts/host.ts';

/** As a host's list has it: "Silva, Ana". */
export function bookingName({ name }: Pick<Booking, 'name'>): string {
  return name.first ? `${name.last}, ${name.first}` : name.last;
}
