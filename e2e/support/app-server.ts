import { createReadStream, existsSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.ico': 'image/x-icon',
};

/** Answered by the marketplace: all that the app asks for, and the one page of the site that opens over it as a file. */
const ofMarketplace = /^\/(?:(?:v1|pictures|sandbox-gateway|dev)\/|checkout\/voucher\/[\w-]+\/wallet\/)/;

/** Serves an app's export for web (folder), and beside it what the marketplace at a port answers: as one origin, which a phone does not need. */
export function serveApp(folder: string, { port, api }: { port: number; api: number }): http.Server {
  return http
    .createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (ofMarketplace.test(pathname)) return passOn(request, response, api);
      const asked = path.join(folder, path.normalize(decodeURIComponent(pathname)));
      const isFile = asked.startsWith(folder) && existsSync(asked) && statSync(asked).isFile();
      const file = isFile ? asked : path.join(folder, 'index.html');
      response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    })
    .listen(port, '127.0.0.1');
}

function passOn(request: http.IncomingMessage, response: http.ServerResponse, port: number): void {
  const { method, headers, url } = request;
  const asked = http.request({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.writeHead(502).end());
  request.pipe(asked);
}
