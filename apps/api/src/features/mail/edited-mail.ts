import type { ContentBody } from '@metade/domain/content.ts';
import { isProse, readBlock } from '@metade/domain/content.ts';
import { parseInline } from '@metade/domain/rich-text.ts';
import type { Locale } from '@metade/contracts/catalogue.ts';
import type { MailContent } from '@metade/i18n/mail/mail-content.ts';
import type { MailValues } from '@metade/i18n/mail/mail-templates.ts';
import type { Context } from '../../context.ts';

/**
 * A message in the template edited at the desk. If that lacks a value or is otherwise invalid, the product's own template is used:
 * no message waits for a text.
 */
export async function editedMail(
  context: Context,
  { kind, locale, content, values }: { kind: string; locale: Locale; content: MailContent; values: MailValues },
): Promise<MailContent> {
  try {
    const edited = await context.content.one('mail', kind);
    return edited === undefined ? content : (reworded(edited.body, locale, values, content) ?? content);
  } catch (error) {
    context.log.error(
      { err: error, kind },
      "the desk's text of a mail cannot be read: it goes out in the product's own words",
    );
    return content;
  }
}

function reworded(body: ContentBody, locale: Locale, values: MailValues, content: MailContent): MailContent | null {
  let lacking = false;
  const read = (block: ContentBody['blocks'][number]) => {
    const { text } = readBlock(block, locale);
    // A message is plain text: formatting is dropped, and values are not parsed for it.
    const words = isProse(block.kind)
      ? parseInline(text)
          .map((one) => ('value' in one ? `{{${one.value}}}` : one.text))
          .join('')
      : text;
    return words.replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name as keyof MailValues] : null;
      lacking ||= value === null || value === undefined;
      return value ?? '';
    });
  };
  const one = (kind: 'subject' | 'title') => body.blocks.filter((block) => block.kind === kind).map(read)[0] ?? '';
  const [subject, title] = [one('subject'), one('title')];
  const paragraphs = body.blocks
    .filter((block) => isProse(block.kind))
    .map(read)
    .filter((text) => text !== '');
  if (lacking || subject === '' || title === '') return null;
  return {
    ...content,
    subject: subject.replace(/\s+/g, ' '),
    title,
    paragraphs,
    preview: paragraphs[0] ?? content.preview,
  };
}
