/** The week as it is lived: Monday first, Sunday (0) last. */
export const weekFromMonday = [1, 2, 3, 4, 5, 6, 0];
