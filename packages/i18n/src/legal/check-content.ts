import type { ContentBody, DocumentKind, Finding, FindingCode } from '@metade/domain/content.ts';
import { isProse } from '@metade/domain/content.ts';
import { mayLinkTo, parseInline } from '@metade/domain/rich-text.ts';
import { LOCALES } from '../locale.ts';
import type { Figure } from './content-values.ts';
import { writtenFigures } from './written-figures.ts';

/**
 * What prevents a text's publication: unknown placeholders, prices, discounts and deadlines as literals, links other than pages and
 * mailboxes, and a missing Portuguese field.
 */
export function checkContent(
  kind: DocumentKind,
  body: ContentBody,
  { figures, known }: { figures: readonly Figure[]; known: (value: string) => boolean },
): Finding[] {
  return body.blocks.flatMap((block) => {
    const missing: Finding[] =
      (block.texts.pt?.text ?? '') === ''
        ? [{ block: block.id, locale: 'pt', code: 'text_missing', found: '', use: [] }]
        : [];
    const found = LOCALES.flatMap((locale) => {
      const text = block.texts[locale]?.text ?? '';
      const finding = (code: FindingCode, what: string, use: string[] = []): Finding => ({
        block: block.id,
        locale,
        code,
        found: what,
        use,
      });
      const inlines = isProse(block.kind) ? parseInline(text) : plainInlines(text);
      const words = inlines.map((one) => ('value' in one ? '\u0000' : one.text)).join('');
      return [
        ...inlines.flatMap((one) =>
          'value' in one && !known(one.value) ? [finding('value_unknown', `{{${one.value}}}`)] : [],
        ),
        ...[...words.matchAll(/\{\{[^}]*\}\}/g)].map(([what]) => finding('value_unknown', what)),
        ...inlines.flatMap((one) =>
          one.href !== undefined && !mayLinkTo(one.href) ? [finding('link_refused', one.href)] : [],
        ),
        ...writtenFigures(words, locale).flatMap(({ text: what, of, amount }) => {
          const same = figures.filter((figure) => figure.of === of && figure.amount === amount);
          if (same.length > 0) return [finding('number_by_hand', what, namesOf(same))];
          // A post may mention other amounts and periods; in legal texts each of them is a rule.
          if (kind === 'post' || of === 'time') return [];
          return [finding('number_by_hand', what, namesOf(figures.filter((figure) => figure.of === of)))];
        }),
      ];
    });
    return [...missing, ...found];
  });
}

function plainInlines(text: string): ReturnType<typeof parseInline> {
  return text
    .split(/(\{\{[\w-]{1,60}\}\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const value = /^\{\{([\w-]{1,60})\}\}$/.exec(part)?.[1];
      return value === undefined ? { text: part } : { value };
    });
}

const namesOf = (figures: readonly Figure[]) => [...new Set(figures.map(({ name }) => name))];
