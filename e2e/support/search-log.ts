// After the last journey: the log of their marketplace, site and API and jobs in one process, has nothing that belongs to a person.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { foundInLog, personalTexts } from '../../apps/api/test/support/personal-texts.ts';
import { queryOnce } from '../../apps/api/test/support/query-once.ts';
import { databaseUrl } from './database.ts';
import { logFile } from './marketplace.ts';

export default async function searchLog(): Promise<void> {
  // One that was there before the journeys writes elsewhere.
  if (!existsSync(logFile)) return;
  // What a start says to whoever runs it, with the demo's accounts, is no line of the log.
  const log = readFileSync(logFile, 'utf8').replaceAll(/^[^{].*$/gm, '');
  rmSync(logFile);
  if (!log.includes('"msg":"answered"')) throw new Error('The log of the journeys has no line of a request.');
  const found = foundInLog(log, await personalTexts((sql) => queryOnce(databaseUrl(), sql)));
  if (found.length > 0) throw new Error(`The log of the journeys names people: ${found.join(', ')}`);
}
