import { port } from './marketplace.ts';

/** Where the app's export for web is served in its walks. */
export const appPort = port + 1;
export const appUrl = `http://localhost:${appPort}`;
