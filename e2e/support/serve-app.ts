// Serves the app's export for web to its walks.
import path from 'node:path';
import { appPort } from './app-site.ts';
import { serveApp } from './app-server.ts';
import { port } from './marketplace.ts';

serveApp(path.join(import.meta.dirname, '../../apps/mobile/dist/web'), { port: appPort, api: port });
