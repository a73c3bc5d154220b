// Serves the app's export for web, and beside it what the marketplace answers: as one origin, which a phone does not need.
import { createReadStream, existsSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { port } from './marketplace.ts';
import { appPort } from './app-site.ts';

const dist = path.join(import.meta.dirname, '../../apps/mobile/dist/web');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.ico': 'image/x-icon',
};

http
  .createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (/^\/(?:v1|pictures|sandbox-gateway|dev)\//.test(pathname)) return passOn(request, response);
    const asked = path.join(dist, path.normalize(decodeURIComponent(pathname)));
    const isFile = asked.startsWith(dist) && existsSync(asked) && statSync(asked).isFile();
    const file = isFile ? asked : path.join(dist, 'index.html');
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  })
  .listen(appPort, '127.0.0.1');

function passOn(request: http.IncomingMessage, response: http.ServerResponse): void {
  const { method, headers, url } = request;
  const asked = http.request({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.writeHead(502).end());
  request.pipe(asked);
}
