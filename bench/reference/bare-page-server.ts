// The least that a server-rendered list can be: React makes the HTML of 30 cards and Node sends it. No framework, no router.
import { createServer } from 'node:http';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { PlainCards } from './plain-cards.ts';

function page() {
  return h('html', { lang: 'pt' }, h('head', null, h('title', null, 'Restaurantes')), h('body', null, h(PlainCards)));
}

createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html>${renderToString(page())}`);
}).listen(Number(process.env.PORT), '127.0.0.1');
