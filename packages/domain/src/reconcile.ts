/** A sum that a book has under a key such as `payment <id>`: minor units, below 0 for what went out. */
export type Booked = {
  key: string;
  amount: number;
  currency: string;
};

/**
 * missing_here: the gateway moved money that our ledger knows nothing of. missing_there: our ledger counts on money that the gateway did not
 * move. amount, currency: both have it, otherwise.
 */
export const differenceKinds = ['missing_here', 'missing_there', 'amount', 'currency'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export type Difference = {
  key: string;
  kind: DifferenceKind;
  /** Minor units; null where that book has nothing under the key. */
  ours: number | null;
  theirs: number | null;
  currency: string;
};

/**
 * Every key whose sums differ, to the cent, in the order of the keys. A book may have several rows of a key: a refund and its failure
 * sum to nothing. Rows that sum to zero in both books, or in one and are in no other, are no difference.
 */
export function differencesBetween(ours: readonly Booked[], theirs: readonly Booked[]): Difference[] {
  const [here, there] = [sumsOf(ours), sumsOf(theirs)];
  const keys = [...new Set([...here.keys(), ...there.keys()])].toSorted();
  return keys.flatMap((key) => differenceOf(key, here.get(key), there.get(key)) ?? []);
}

type Sums = ReadonlyMap<string, number>;

function sumsOf(rows: readonly Booked[]): ReadonlyMap<string, Sums> {
  const sums = new Map<string, Map<string, number>>();
  for (const { key, amount, currency } of rows) {
    const of = sums.get(key) ?? new Map<string, number>();
    of.set(currency, (of.get(currency) ?? 0) + amount);
    sums.set(key, of);
  }
  return sums;
}

function differenceOf(key: string, here: Sums = none, there: Sums = none): Difference | null {
  const [ours, theirs] = [moved(here), moved(there)];
  const [own] = ours;
  const [their] = theirs;
  if (JSON.stringify(ours) === JSON.stringify(theirs)) return null;
  if (own === undefined) return { key, kind: 'missing_here', ours: null, ...theirOnly(theirs) };
  if (their === undefined) return { key, kind: 'missing_there', ours: own[1], theirs: null, currency: own[0] };
  const sameCurrency = ours.length === 1 && theirs.length === 1 && own[0] === their[0];
  return { key, kind: sameCurrency ? 'amount' : 'currency', ours: own[1], theirs: their[1], currency: own[0] };
}

const none: Sums = new Map();

function moved(sums: Sums): [currency: string, amount: number][] {
  return [...sums].filter(([, amount]) => amount !== 0).toSorted(([a], [b]) => a.localeCompare(b));
}

function theirOnly(theirs: [string, number][]): Pick<Difference, 'theirs' | 'currency'> {
  const [first] = theirs;
  return { theirs: first?.[1] ?? 0, currency: first?.[0] ?? '' };
}
