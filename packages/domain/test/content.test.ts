import { expect, it } from 'vitest';
import { readBlock, untranslated, type Block } from '../src/content.ts';

const block = (id: string, texts: Block['texts']): Block => ({ id, kind: 'paragraph', texts });
const pt = { text: 'Mesa para dois' };

it('lacks what has no text in a language, and what was translated from another Portuguese', () => {
  const blocks = [
    block('a', { pt, en: { text: 'Table for two', of: 'Mesa para dois' }, es: { text: 'Mesa para dos' } }),
    block('b', { pt, en: { text: 'Table for one', of: 'Mesa para um' }, es: { text: 'Mesa para dos' } }),
    block('c', { pt, en: { text: '' }, es: { text: 'Mesa para dos', of: 'Mesa para dois' } }),
  ];
  expect(untranslated({ blocks })).toEqual([{ language: 'en', missing: 1, old: 1 }]);
  expect(untranslated({ blocks: [block('d', { pt })] })).toEqual([
    { language: 'en', missing: 1, old: 0 },
    { language: 'es', missing: 1, old: 0 },
  ]);
});

it('is read in Portuguese where a language lacks it, with figures as its reader writes them if that is Portuguese too', () => {
  const both = block('a', { pt, en: { text: 'Table for two' }, es: { text: '' } });
  expect(readBlock(both, 'en')).toEqual({ text: 'Table for two', locale: 'en' });
  expect(readBlock(both, 'es')).toEqual({ text: pt.text, locale: 'pt' });
  expect(readBlock(both, 'pt-BR')).toEqual({ text: pt.text, locale: 'pt-BR' });
});
