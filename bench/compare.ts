/** The least and the most of some rounds. */
export type Span = readonly [least: number, most: number];

export type Figure = {
  /** What was measured. */
  work: string;
  unit: string;
  own: number;
  /** Of its rounds, where there were several. */
  span?: Span;
  /** Null where the target is a number and not a ratio. */
  reference: number | null;
  ratio: number | null;
  ratioSpan?: Span;
  target: string;
  ok: boolean;
};

export type Side = () => Promise<number>;

/**
 * Measures own and reference in turn. Answers the medians, and the median of the rounds' ratios: what a busy minute slows, slows both;
 * with the spans of own and ratio.
 */
export async function alternate(own: Side, reference: Side, rounds = 5) {
  // One of each unmeasured: connections, plans and caches are warm afterwards.
  await reference();
  await own();
  const pairs: { own: number; reference: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? await own() : undefined;
    const other = await reference();
    pairs.push({ own: first ?? (await own()), reference: other });
  }
  const owns = pairs.map((pair) => pair.own);
  const ratios = pairs.map((pair) => pair.own / pair.reference);
  return {
    own: median(owns),
    span: spanOf(owns),
    reference: median(pairs.map((pair) => pair.reference)),
    ratio: median(ratios),
    ratioSpan: spanOf(ratios),
  };
}

export function atLeast(
  work: string,
  unit: string,
  measured: Awaited<ReturnType<typeof alternate>>,
  target: number,
): Figure {
  return { work, unit, ...measured, target: `≥ ${target.toFixed(2)} ×`, ok: measured.ratio >= target };
}

export function atMost(
  work: string,
  unit: string,
  measured: Awaited<ReturnType<typeof alternate>>,
  target: number,
): Figure {
  return { work, unit, ...measured, target: `≤ ${target.toFixed(2)} ×`, ok: measured.ratio <= target };
}

/** The median of some rounds against a limit in the same unit. */
export function within(work: string, unit: string, rounds: readonly number[], limit: number): Figure {
  const own = median(rounds);
  const target = `≤ ${limit.toLocaleString('en-GB')}`;
  return { work, unit, own, span: spanOf(rounds), reference: null, ratio: null, target, ok: own <= limit };
}

export function spanOf(values: readonly number[]): Span {
  return [Math.min(...values), Math.max(...values)];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
