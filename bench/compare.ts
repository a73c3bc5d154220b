export type Figure = {
  /** What was measured. */
  work: string;
  unit: string;
  own: number;
  /** Null where the target is a number and not a ratio. */
  reference: number | null;
  ratio: number | null;
  target: string;
  ok: boolean;
};

export type Side = () => Promise<number>;

/** Measures own and reference in turn. Answers the medians, and the median of the rounds' ratios: what a busy minute slows, slows both. */
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
  return {
    own: median(pairs.map((pair) => pair.own)),
    reference: median(pairs.map((pair) => pair.reference)),
    ratio: median(pairs.map((pair) => pair.own / pair.reference)),
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

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
