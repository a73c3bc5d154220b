/** Throws where a database of one's own is configured, which is neither in a backup of the data folder nor made by its restore. */
export function refuseOwnDatabase({ DATABASE_URL }: NodeJS.ProcessEnv): void {
  if (DATABASE_URL)
    throw new Error('This is for the database that npm start keeps. For that of DATABASE_URL use pgBackRest.');
}
