/** The part of a stopping server's time that its jobs may take after requests have ended. */
export const jobsEndWithinSeconds = 10;
