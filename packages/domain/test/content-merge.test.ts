import { expect, it } from 'vitest';
import type { Block, ContentBody } from '../src/content.ts';
import { mergeContent } from '../src/content-merge.ts';

const block = (id: string, pt: string, en?: string): Block => ({
  id,
  kind: 'paragraph',
  texts: { pt: { text: pt }, ...(en === undefined ? {} : { en: { text: en } }) },
});
const body = (...blocks: Block[]): ContentBody => ({ blocks });

it('keeps what either wrote, and tells where both did', () => {
  const base = body(block('a', 'um'), block('b', 'dois', 'two'), block('c', 'três'));
  const mine = body(block('a', 'um!'), block('b', 'dois', 'two!'), block('c', 'três'), block('m', 'meu'));
  const theirs = body(block('a', 'UM'), block('t', 'deles'), block('b', 'dois!', 'two'));
  const merged = mergeContent(base, mine, theirs);
  expect(merged.body).toEqual(
    body(block('a', 'um!'), block('t', 'deles'), block('b', 'dois!', 'two!'), block('m', 'meu')),
  );
  expect(merged.conflicts).toEqual([{ block: 'a', locale: 'pt', mine: 'um!', theirs: 'UM' }]);
});

it('keeps a paragraph that one removed while the other wrote in it', () => {
  const base = body(block('a', 'um'), block('b', 'dois'));
  expect(
    mergeContent(base, body(block('a', 'um'), block('b', 'dois!')), body(block('a', 'um'))).body.blocks,
  ).toHaveLength(2);
});
