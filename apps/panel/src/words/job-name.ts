import type { Words } from './words.tsx';

/** What a job does; its own name where an older program left one that nobody knows any more. */
export const jobName = ({ m }: Pick<Words, 'm'>, name: string): string =>
  (m.failures.jobs as Readonly<Record<string, string>>)[name] ?? name;
