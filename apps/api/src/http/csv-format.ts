/**
 * How every file of comma-separated values is written: RFC 4180, UTF-8 with the mark by which spreadsheets know it. A text that a
 * spreadsheet would take for a formula is kept one by a quote before it; numbers, also those below zero, are numbers.
 */
export const csvFormat = {
  record_delimiter: 'windows',
  bom: true,
  cast: { string: (text: string) => (formula.test(text) ? `'${text}` : text) },
} as const;

const formula = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
