import { createElement as h } from 'react';

const cards = Array.from({ length: 30 }, (_, index) => ({
  name: `Restaurante ${index}`,
  district: `Distrito ${index % 21}`,
  kitchens: ['portuguesa', 'marisqueira'],
  rating: (3 + (index % 20) / 10).toFixed(1),
  times: ['13:30', '19:30', '20:00', '21:30'],
}));

/** The least that a list can show: a heading and 30 cards from memory, in plain elements. */
export function PlainCards() {
  return h('main', null, h('h1', null, 'Restaurantes em Madrid'), h('ul', null, cards.map(card)));
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
