/** Of the time that a stopping server has, the part that its jobs may take once requests have ended. */
export const jobsEndWithinSeconds = 10;
