// The least that a server-rendered list can be: React makes the HTML of 30 cards from memory and sends it.
import { createServer } from 'node:http';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const cards = Array.from({ length: 30 }, (_, index) => ({
  name: `Restaurante ${index}`,
  district: `Distrito ${index % 21}`,
  kitchens: ['portuguesa', 'marisqueira'],
  rating: (3 + (index % 20) / 10).toFixed(1),
  times: ['13:30', '19:30', '20:00', '21:30'],
}));

function page() {
  return h(
    'html',
    { lang: 'pt' },
    h('head', null, h('title', null, 'Restaurantes')),
    h('body', null, h('main', null, h('h1', null, 'Restaurantes em Madrid'), h('ul', null, cards.map(card)))),
  );
}

function card({ name, district, kitchens, rating, times }: (typeof cards)[number]) {
  return h(
    'li',
    { key: name },
    h(
      'article',
      null,
      h('img', { src: '/cover.webp', alt: '', width: 320, height: 200, loading: 'lazy' }),
      h('h2', null, h('a', { href: `/restaurant/${name}` }, name)),
      h('p', null, district, ' · ', kitchens.join(', ')),
      h('p', { className: 'rating' }, rating),
      h(
        'ul',
        null,
        times.map((time) => h('li', { key: time }, h('a', { href: `/checkout?time=${time}` }, time))),
      ),
    ),
  );
}

createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html>${renderToString(page())}`);
}).listen(Number(process.env.PORT), '127.0.0.1');
