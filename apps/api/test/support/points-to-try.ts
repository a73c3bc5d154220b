import { isTurnOf } from '@metade/dev-env/long-proofs.ts';

/**
 * At which of the points of a way its server is killed: at each in the long proofs; else at those that the test demands by
 * name, before and after, and at every sixteenth.
 */
export function pointsToTry(points: readonly string[], demanded: readonly string[]): string[] {
  return points.filter((point, place) => isTurnOf(0, 16, place) || demanded.includes(point));
}

/** The points just before and just after each of these steps is first taken. */
export function around(steps: readonly string[]): string[] {
  return steps.flatMap((step) => [`before ${step} 1`, `after ${step} 1`]);
}
