import { statesIn } from '@metade/domain/order-life-cycle.ts';

/** SQL: the states of a group, as in `o.state in ${came}`. */
const list = (group: Parameters<typeof statesIn>[0]): string => `('${statesIn(group).join("', '")}')`;

export const live = list('live');
export const active = list('active');
export const keepsTable = list('keeps_table');
export const toCome = list('to_come');
export const booked = list('booked');
export const sold = list('sold');
export const came = list('came');
export const notBooked = list('not_booked');
export const ended = list('ended');
