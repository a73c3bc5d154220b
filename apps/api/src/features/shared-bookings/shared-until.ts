/** States in which a booking may be shared. */
export const shareable: ReadonlySet<string> = new Set(['awaiting_restaurant', 'confirmed', 'arrived']);

/** SQL: when the link of an order `o` ends by itself: with the meal's period, and no sooner than tolerance allows. */
export const endsSql =
  "greatest(o.period_ends_at, o.starts_at + make_interval(mins => o.tolerance_minutes) + interval '2 hours')";
