import type { ImportedRestaurant, ParsedRow, RejectCode } from './imported-restaurant.ts';

/** Refuses rows with text that cannot be stored or shown; a row refused earlier stays refused, with a printable reason. */
export async function* checkedRows(rows: AsyncIterable<ParsedRow>): AsyncGenerator<ParsedRow> {
  for await (const row of rows) {
    const found = 'ok' in row ? wrongText(row.ok) : undefined;
    const reject = found ?? ('reject' in row ? row.reject : undefined);
    yield reject ? { row: row.row, reject: { code: reject.code, detail: printable(reject.detail) } } : row;
  }
}

const longest: Record<string, number> = {
  source_ref: 200,
  company_name: 200,
  description: 20_000,
  website: 500,
  street: 200,
  number: 100,
  district: 200,
  zip: 20,
};
const longestOther = 2000;

const forbidden: readonly (readonly [RejectCode, RegExp])[] = [
  // Tabs and line breaks are allowed.
  // oxlint-disable-next-line no-control-regex
  ['control_character', /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/],
  ['broken_encoding', /\ufffd|\p{Surrogate}/u],
  // Bidirectional controls: a name would read as a different one.
  ['bidi_mark', /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/],
  ['markup', /<[a-z!/][^<]*>|<(?:script|iframe|img|svg|object|embed)\b|\bjavascript:/i],
  // Formulas, which a spreadsheet would run when an export is opened.
  ['formula', /^\s*(?:=|[+@-].*[(|!])/],
];

function wrongText(restaurant: ImportedRestaurant): { code: RejectCode; detail: string } | undefined {
  const { menu = [], ...fields } = restaurant;
  const texts = [...Object.entries(fields), ...menu.flatMap((item) => Object.entries(item))];
  for (const [name, text] of texts) {
    if (typeof text !== 'string') continue;
    if (text.length > (longest[name] ?? longestOther))
      return { code: 'too_long', detail: `${name}: ${text.length} characters` };
    const code = forbidden.find(([, pattern]) => pattern.test(text))?.[0];
    if (code) return { code, detail: `${name}: ${text}` };
  }
  return undefined;
}

function printable(text: string): string {
  return (
    text
      .slice(0, 200)
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu, (found) => {
        return `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`;
      })
  );
}
