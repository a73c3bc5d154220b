import { expect, it } from 'vitest';
import { foldText } from '../src/fold-text.ts';

it('folds accents and capitals, however they are written, and nothing else', () => {
  expect(foldText('São João da Pesqueira')).toBe('sao joao da pesqueira');
  expect(foldText('ÉVORA')).toBe(foldText('E\u0301vora'));
  expect(foldText('Peñíscola, 2.º esq.')).toBe('peniscola, 2.º esq.');
});
