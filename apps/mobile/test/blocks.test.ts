import { expect, test } from 'vitest';
import { proseOf } from '../src/content/blocks.ts';

test('headings, lists and quotes are told apart, and all else is a paragraph', () => {
  const text =
    '## Como se paga\n\nCom cartão,\nde **crédito**.\n\n- Um\n- Dois\n\n> Dito assim.\n\n1\\. Não é lista <b>nem HTML</b>';
  expect(proseOf(text)).toEqual([
    { kind: 'heading', text: 'Como se paga' },
    { kind: 'paragraph', text: 'Com cartão, de **crédito**.' },
    { kind: 'list', items: ['Um', 'Dois'] },
    { kind: 'quote', text: 'Dito assim.' },
    { kind: 'paragraph', text: '1\\. Não é lista <b>nem HTML</b>' },
  ]);
  expect(proseOf(' \n\n ')).toEqual([]);
});
