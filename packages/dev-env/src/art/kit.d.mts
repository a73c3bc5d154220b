export type Random = {
  /** 0 ≤ n < 1 */
  n(): number;
  r(from: number, to: number): number;
  /** Whole number, both ends included. */
  i(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  yes(probability?: number): boolean;
  shuffle<T>(list: readonly T[]): T[];
};
/** The same seed gives the same numbers, on every machine. */
export function rng(seed: string): Random;
export function hash(text: string): number;
