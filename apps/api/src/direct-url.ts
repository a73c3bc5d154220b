/** Where commands find the database: itself where a pooler lies before it, since migrations need a session of their own. */
export function directUrlOf({ DATABASE_DIRECT_URL, DATABASE_URL }: NodeJS.ProcessEnv): string | undefined {
  return DATABASE_DIRECT_URL || DATABASE_URL || undefined;
}
