import { parse } from 'csv-parse/sync';
import type { RejectCode } from './imported-restaurant.ts';

export type CsvLine = { fields: string[] } | { reject: { code: RejectCode; detail: string } };

/** Maximum lines of one record: beyond it a quote was left open. */
const linesMax = 100;
const charactersMax = 1_048_576;

/**
 * The records of a CSV file. csv-parse reads each separately, so that an unreadable record (an open quote, a million characters) is
 * refused alone: reading continues at the line after its first.
 */
export async function* csvRecords(
  lines: AsyncIterator<Line>,
  delimiter: string,
  columns?: number,
): AsyncGenerator<CsvLine> {
  const ahead: Line[] = [];
  const lineAt = async (index: number): Promise<Line | undefined> => {
    while (ahead.length <= index) {
      const next = await lines.next();
      if (next.done) return undefined;
      ahead.push(next.value);
    }
    return ahead[index];
  };
  for (let first = await lineAt(0); first !== undefined; first = await lineAt(0)) {
    const { used, ...line } = await readRecord(lineAt, delimiter, columns);
    ahead.splice(0, used);
    if ('reject' in line || line.fields.some((field) => field !== '')) yield line as CsvLine;
  }
}

async function readRecord(lineAt: (index: number) => Promise<Line | undefined>, delimiter: string, columns?: number) {
  const refused = (code: RejectCode, detail: string) => ({ used: 1, reject: { code, detail } });
  const lines: string[] = [];
  let characters = 0;
  let quotes = 0;
  for (let used = 0; ; used++) {
    const line = await lineAt(used);
    const start = lines[0] ?? line?.text ?? '';
    if (line?.tooLong && used === 0)
      return refused('too_long', `a line of more than ${charactersMax} characters: ${line.text.slice(0, 60)}`);
    if (line === undefined || line.tooLong || used === linesMax || characters > charactersMax)
      return refused('open_quote', start);
    lines.push(line.text);
    characters += line.text.length + 1;
    quotes += line.quotes ??= line.text.split('"').length - 1;
    // An odd number of quotes means that one is open: only an even number is worth parsing again.
    if (used > 0 && quotes % 2 === 1) continue;
    try {
      const options = { delimiter, relax_column_count: true, skip_empty_lines: true };
      const [fields = []] = parse(lines.join('\n'), options) as string[][];
      // A quote closed by the start of another field: the columns do not match the header.
      if (used > 0 && columns !== undefined && fields.length !== columns) return refused('open_quote', start);
      return { used: used + 1, fields };
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      if (code === 'CSV_QUOTE_NOT_CLOSED') continue;
      return refused(used > 0 ? 'open_quote' : 'malformed', `${message.slice(0, 80)}: ${start}`);
    }
  }
}

export type Line = { text: string; tooLong: boolean; quotes?: number };

/** The lines of a text; a line too long for any record is truncated. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let rest = '';
  let tooLong = false;
  const line = (text: string): Line => ({ text: text.replace(/\r$/, ''), tooLong });
  for await (const chunk of chunks) {
    const [head = '', ...more] = chunk.split('\n');
    rest += head;
    for (const next of more) {
      tooLong ||= rest.length > charactersMax;
      yield line(rest);
      tooLong = false;
      rest = next;
    }
    if (rest.length > charactersMax) {
      tooLong = true;
      rest = rest.slice(0, 100);
    }
  }
  if (rest !== '') yield line(rest);
}
