import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { canonical, mayLinkTo, parseInline, plainText, writeInline } from '../src/rich-text.ts';
import type { Inline } from '../src/rich-text.ts';

describe('text with marks', () => {
  it('is read and written in one form', () => {
    const source = 'Up to **{{cancelHours}} hours** before, *all* of it. [The terms](/terms) say so.';
    expect(parseInline(source)).toEqual([
      { text: 'Up to ' },
      { bold: true, value: 'cancelHours' },
      { bold: true, text: ' hours' },
      { text: ' before, ' },
      { italic: true, text: 'all' },
      { text: ' of it. ' },
      { href: '/terms', text: 'The terms' },
      { text: ' say so.' },
    ]);
    expect(canonical(source)).toBe(source);
  });

  it('takes signs of HTML and Markdown for text', () => {
    for (const typed of [
      '<script>alert(1)</script>',
      '# no heading',
      '`code`',
      '![x](javascript:1)',
      '&lt;b&gt;',
      '- a',
      '1. a',
    ])
      expect(plainText(writeInline([{ text: typed }])), typed).toBe(typed);
    expect(writeInline([{ text: '<b>x</b>' }])).toBe('\\<b\\>x\\</b\\>');
  });

  it('reads back what it wrote', () => {
    const text = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'ab *_[]()\\<>{}#!-1.') });
    const inline = fc.record(
      {
        text,
        bold: fc.constant(true as const),
        italic: fc.constant(true as const),
        href: fc.constantFrom('/faq', 'https://a.pt/b_c'),
      },
      { requiredKeys: ['text'] },
    );
    fc.assert(
      fc.property(fc.array(inline, { maxLength: 5 }), (inlines: Inline[]) => {
        const once = writeInline(inlines);
        expect(plainText(once)).toBe(inlines.map((one) => ('text' in one ? one.text : '')).join(''));
        expect(writeInline(parseInline(once))).toBe(once);
      }),
    );
  });

  it('leads to known kinds of addresses alone', () => {
    for (const href of ['/faq', '/blog/details/a#b', 'https://example.org/x', 'mailto:a@b.pt', '{{url}}/terms'])
      expect(mayLinkTo(href), href).toBe(true);
    for (const href of [
      'javascript:alert(1)',
      'http://a.pt',
      '//evil.pt',
      'data:text/html,x',
      'faq',
      'https://a b',
      '/a"b',
    ])
      expect(mayLinkTo(href), href).toBe(false);
  });
});
