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

interface SearchWords {
  priceFrom(price: string): string;
  priceUpTo(price: string): string;
  ratingFrom(rating: string): string;
}

/** "Up to €15", "€15 – €25", "From €40". */
export function ticketName({ min, max }: TicketSpan, words: SearchWords, price: (amount: number) => string): string {
  if (max === undefined) return words.priceFrom(price(min ?? 0));
  return min ? `${price(min)} – ${price(max)}` : words.priceUpTo(price(max));
}

/** "4 or more", "4.5 or more". */
export function ratingName(
  rating: number,
  words: SearchWords,
  number: (value: number, decimals: number) => string,
): string {
  return words.ratingFrom(number(rating, Number.isInteger(rating) ? 0 : 1));
}

/** "350 m", "1.2 km". */
export function distanceText(km: number, number: (value: number, decimals?: number) => string): string {
  return km < 0.95 ? `${number(Math.max(50, Math.round(km * 20) * 50), 0)} m` : `${number(km, 1)} km`;
}
