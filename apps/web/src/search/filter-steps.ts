export const ratingSteps = [3, 4, 4.5];

export interface TicketSpan {
  min?: number;
  max?: number;
}

/** The spans of the average ticket that a market's list is narrowed to, in minor units. */
export function ticketSteps(country: string): TicketSpan[] {
  const steps = country === 'BR' ? [4000, 8000, 15_000] : [1500, 2500, 4000];
  return [...steps.map((max, index) => ({ min: steps[index - 1], max })), { min: steps.at(-1) }];
}
