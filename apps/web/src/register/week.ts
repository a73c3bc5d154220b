/** Display order of the week: Monday first, Sunday (0) last. */
export const weekFromMonday = [1, 2, 3, 4, 5, 6, 0];

/** Maximum spans a day in the form: lunch and dinner, and two more. */
export const spanNumbers = [1, 2, 3, 4];

/** The name of an input of the opening hours. */
export function spanName(end: 'open' | 'close', day: number, nth: number): string {
  return nth === 1 ? `${end}-${day}` : `${end}-${day}-${nth}`;
}
