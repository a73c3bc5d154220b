export const ratingSteps = [3, 4, 4.5];

export interface TicketSpan {
  min?: number;
  max?: number;
}

/** The spans of the average ticket that a list is narrowed to, between a market's steps; minor units. */
export function ticketSpans(steps: readonly number[]): TicketSpan[] {
  return [...steps.map((max, index) => ({ min: steps[index - 1], max })), { min: steps.at(-1) }];
}
