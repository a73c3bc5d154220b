/** Time that an undo request may take to reach the server, beyond the toast's seconds. */
export const undoGraceMs = 2_000;
