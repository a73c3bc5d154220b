/** Whether tests run the whole of their long proofs: LONG=true, as npm run test:long sets it. */
export const long = process.env.LONG === 'true';

/** Whether what costs much is done for the nth thing in this one of several ways: in one of them, or in each in the long proofs. */
export function isTurnOf(way: number, ways: number, nth: number): boolean {
  return long || nth % ways === way;
}
