import type { Locale } from '@metade/contracts/catalogue.ts';
import type { BlockKind, ContentBody } from '@metade/domain/content.ts';
import { readBlock, toMarkdown } from '@metade/domain/content.ts';
import type { LegalFacts } from '@metade/i18n/legal/facts.ts';
import { fillPlaceholders } from '@metade/i18n/legal/placeholders.ts';

/** A document in a locale, with the figures in force: its fields by kind, and its prose as Markdown. */
export function readDocument(body: ContentBody, facts: LegalFacts, locale: Locale) {
  const filled = (block: ContentBody['blocks'][number]) => {
    const { text, locale: written } = readBlock(block, locale);
    return fillPlaceholders(text, facts, written);
  };
  return {
    field: (kind: BlockKind) => {
      const block = body.blocks.find((one) => one.kind === kind);
      return block === undefined ? '' : filled(block);
    },
    text: toMarkdown(body.blocks, filled),
  };
}
