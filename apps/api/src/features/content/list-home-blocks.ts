import { plainText } from '@metade/domain/rich-text.ts';
import { isHomeBlock, isProse, readBlock } from '@metade/domain/content.ts';
import { fillPlaceholders } from '@metade/i18n/legal/placeholders.ts';
import type { Handler } from '../../http/call.ts';
import { legalFacts } from './legal-facts.ts';

/** The home page blocks that were edited; the others use the product's own words. */
export const listHomeBlocks: Handler<'listHomeBlocks'> = async (context, { query, locale }) => {
  const facts = await legalFacts(context, query.country, locale);
  const blocks = await context.content.all('home');
  return {
    data: blocks.flatMap(({ slug, body }) => {
      if (!isHomeBlock(slug)) return [];
      const read = (block: (typeof body.blocks)[number]) => {
        const { text, locale: written } = readBlock(block, locale);
        return fillPlaceholders(isProse(block.kind) ? plainText(text) : text, facts, written);
      };
      const title = body.blocks.filter(({ kind }) => kind === 'title').map(read)[0] ?? '';
      return [
        {
          _id: slug,
          title,
          text: body.blocks
            .filter(({ kind }) => isProse(kind))
            .map(read)
            .join(' '),
        },
      ];
    }),
  };
};
