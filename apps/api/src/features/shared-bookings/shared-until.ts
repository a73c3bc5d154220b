import { statesIn } from '@metade/domain/order-life-cycle.ts';

/** States in which a booking can be shared. */
export const shareable: ReadonlySet<string> = new Set(statesIn('active'));

/** SQL: when the link of an order `o` expires: with the meal's period, and no earlier than tolerance ends. */
export const endsSql =
  "greatest(o.period_ends_at, o.starts_at + make_interval(mins => o.tolerance_minutes) + interval '2 hours')";
