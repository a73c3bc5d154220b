/** What a tap in the last moment of the undo toast may take on its way to the server. */
export const undoGraceMs = 2_000;
