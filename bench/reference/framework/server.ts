// The same 30 cards as a page of the framework that the site is made with: React Router's own defaults behind Fastify, no
// data and no features.
import path from 'node:path';
import { createRequestListener } from '@remix-run/node-fetch-server';
import Fastify from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';

const build = (await import(path.join(import.meta.dirname, 'build/server/index.js'))) as ServerBuild;
const handle = createRequestHandler(build, 'production');
const listener = createRequestListener((request: Request) => handle(request));
const app = Fastify();
app.removeAllContentTypeParsers();
app.addContentTypeParser('*', (_request, _payload, done) => done(null));
app.all('/*', (request, reply) => {
  reply.hijack();
  void listener(request.raw, reply.raw);
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
