import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where the marketplace of a run listens; another port lets two runs go side by side. */
export const port = Number(process.env.E2E_PORT ?? 3900);
export const url = `http://localhost:${port}`;

/** What it says while it runs, one JSON a line. */
export const logFile = path.join(tmpdir(), `metade-e2e-${port}.log`);

/** The started marketplace leaves here what tests need beside its pages. */
export const stateFileOf = (of: number) => path.join(tmpdir(), `metade-e2e-${of}.json`);
export const stateFile = stateFileOf(port);
export type State = { databaseUrl: string };
