import { createElement as h } from 'react';
import { PlainCards } from '../../plain-cards.ts';

export const meta = () => [{ title: 'Restaurantes' }];

export default function List() {
  return h(PlainCards);
}
