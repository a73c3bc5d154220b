import { expect, it } from 'vitest';
import { findFaqs } from '../src/find-faqs.ts';

const faqs = [
  {
    id: 'cancel',
    question: 'Posso cancelar?',
    answer: 'Até 48 horas antes da refeição, tudo é devolvido ao **cartão**.',
  },
  { id: 'cards', question: 'Que cartões posso usar?', answer: 'Cartões de crédito.' },
];
const found = (search: string) => findFaqs(faqs, search).map(({ id }) => id);

it('finds in questions and answers, whatever the case and the accents', () => {
  expect(found('CARTAO')).toEqual(['cancel']);
  expect(found('cartões')).toEqual(['cards']);
  expect(found('refeicao')).toEqual(['cancel']);
  expect(found('posso')).toEqual(['cancel', 'cards']);
});

it('wants every word', () => {
  expect(found('posso crédito')).toEqual(['cards']);
  expect(found('posso nada')).toEqual([]);
});

it('shows all for a search of nothing, and none for signs that nobody wrote', () => {
  expect(found('   ')).toEqual(['cancel', 'cards']);
  expect(found('.*')).toEqual([]);
});
