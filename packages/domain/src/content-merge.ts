import type { Block, ContentBody } from './content.ts';
import type { Locale } from './pricing.ts';

/** A paragraph that two people changed differently. */
export type ContentConflict = { block: string; locale: Locale; mine: string; theirs: string };

const locales: readonly Locale[] = ['pt', 'pt-BR', 'en', 'es'];

/**
 * Three-way merge of local edits and somebody else's save over `base`: a paragraph changed by one side is taken; where both changed
 * it, the local text is kept and a conflict reported. Added paragraphs stay; one that a side removed and the other left alone goes.
 */
export function mergeContent(
  base: ContentBody,
  mine: ContentBody,
  theirs: ContentBody,
): { body: ContentBody; conflicts: ContentConflict[] } {
  const conflicts: ContentConflict[] = [];
  const [old, other] = [byId(base), byId(theirs)];
  const own = new Set(mine.blocks.map(({ id }) => id));
  const kept = mine.blocks.flatMap((block): Block[] => {
    const [was, is] = [old.get(block.id), other.get(block.id)];
    if (is === undefined) return was !== undefined && same(was, block) ? [] : [block];
    return [mergeBlock(block, was, is, conflicts)];
  });
  const body: ContentBody = { ...mine, blocks: kept };
  for (const key of ['group', 'position', 'categories', 'picture', 'author'] as const)
    if (same(mine[key], base[key])) Object.assign(body, { [key]: theirs[key] });
  theirs.blocks.forEach((block, index) => {
    if (own.has(block.id) || old.has(block.id)) return;
    const before = theirs.blocks[index - 1]?.id;
    body.blocks.splice(body.blocks.findIndex(({ id }) => id === before) + 1, 0, block);
  });
  return { body, conflicts };
}

function mergeBlock(mine: Block, base: Block | undefined, theirs: Block, conflicts: ContentConflict[]): Block {
  const texts: Block['texts'] = {};
  for (const locale of locales) {
    const [was, own, is] = [base?.texts[locale], mine.texts[locale], theirs.texts[locale]];
    const chosen = same(own, was) ? is : own;
    if (!same(own, was) && !same(is, was) && own?.text !== is?.text)
      conflicts.push({ block: mine.id, locale, mine: own?.text ?? '', theirs: is?.text ?? '' });
    if (chosen !== undefined) texts[locale] = chosen;
  }
  return { ...mine, kind: base !== undefined && mine.kind === base.kind ? theirs.kind : mine.kind, texts };
}

const byId = ({ blocks }: ContentBody) => new Map(blocks.map((block) => [block.id, block]));
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
