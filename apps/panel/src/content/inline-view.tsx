import { parseInline, type Inline } from '@metade/domain/rich-text.ts';
import type { ReactNode } from 'react';

/** Current values of placeholders, by name. */
export type ValueTexts = (name: string) => string;

/** Inline text with formatting, rendered without any HTML of its own. Placeholders are chips, or their values (`plain`). */
export function InlineView({
  text,
  rich,
  values,
  plain,
}: {
  text: string;
  rich: boolean;
  values: ValueTexts;
  plain?: boolean;
}) {
  const inlines = rich ? parseInline(text) : plainInlines(text);
  return inlines.map((one, index) => {
    const inner: ReactNode =
      'value' in one ? (
        plain ? (
          // A value may be a sentence with formatting of its own.
          <InlineView text={values(one.value)} rich={values(one.value).includes('**')} values={() => ''} plain />
        ) : (
          <span className={CHIP}>{values(one.value)}</span>
        )
      ) : (
        one.text
      );
    const italic = one.italic ? <em>{inner}</em> : inner;
    const bold = one.bold ? <strong>{italic}</strong> : italic;
    const key = `${index}`;
    return one.href === undefined ? (
      <span key={key}>{bold}</span>
    ) : (
      <span key={key} className="underline underline-offset-4">
        {bold}
      </span>
    );
  });
}

export const CHIP = 'rounded-1 bg-info-soft px-1.5 py-0.5 font-semibold text-info-ink box-decoration-clone';

/** A single-line field: no formatting, only placeholders. */
export function plainInlines(text: string): Inline[] {
  return text
    .split(/(\{\{[\w-]{1,60}\}\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const value = /^\{\{([\w-]{1,60})\}\}$/.exec(part)?.[1];
      return value === undefined ? { text: part } : { value };
    });
}
