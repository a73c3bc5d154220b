export const ratingSteps = [3, 4, 4.5];

export interface TicketSpan {
  min?: number;
  max?: number;
}

/** Ranges of the average ticket between a market's steps; minor units. */
export function ticketSpans(steps: readonly number[]): TicketSpan[] {
  return [...steps.map((max, index) => ({ min: steps[index - 1], max })), { min: steps.at(-1) }];
}

/** Times of day for the "around" filter: lunch and dinner, by half hours. */
export const TIMES = [...halfHours(12, 15), ...halfHours(18, 23)];

function halfHours(from: number, until: number): string[] {
  return Array.from(
    { length: 2 * (until - from) },
    (_, step) => `${from + Math.floor(step / 2)}:${step % 2 ? '30' : '00'}`,
  );
}
