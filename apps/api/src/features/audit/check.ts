/**
 * An invariant as SQL of its own: each query answers one row per violation, with a column `found` that describes it. settled: holds
 * only when all jobs have run, since money may be in transit before.
 */
export type Check = { name: string; settled?: boolean; sql: string };
