export type EstimateInput = {
  /** Tables offered per evening, each with so many people. */
  tables: number;
  covers: number;
  evenings: number;
  /** Average food bill per person at full price, minor units. */
  ticket: number;
  /** Percentage of those tables that sell. */
  share: number;
};

const weeksAMonth = 52 / 12;

/** Monthly guests and their food at menu prices, in whole units of currency; out-of-range input is clamped. */
export function estimateGuests({ tables, covers, evenings, ticket, share }: EstimateInput): {
  guests: number;
  food: number;
} {
  const monthly =
    bounded(tables, 99) * bounded(covers, 6) * bounded(evenings, 7) * (bounded(share, 100) / 100) * weeksAMonth;
  const guests = Math.round(monthly);
  return { guests, food: Math.round((guests * bounded(ticket, 100_000)) / 1000) * 1000 };
}

function bounded(value: number, max: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(0, value), max) : 0;
}
