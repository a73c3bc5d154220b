/** Counts CSV records in a stream; line breaks inside quotes end none. */
export class RecordCounter {
  #records = 0;
  #quoted = false;

  add(bytes: Uint8Array): void {
    for (const byte of bytes)
      if (byte === quote) this.#quoted = !this.#quoted;
      else if (byte === lineFeed && !this.#quoted) this.#records += 1;
  }

  /** Without the header. */
  get rows(): number {
    return Math.max(0, this.#records - 1);
  }
}

/** The file was cut off. */
export class CutOff extends Error {}

/**
 * Reads a list's file to its end. onRows: rows received, of how many. Throws CutOff when rows are missing, and fetch's errors when
 * connection or caller abort.
 */
export async function readCsv(
  response: Response,
  total: number,
  onRows: (done: number, total: number) => void,
): Promise<Blob> {
  const pieces: BlobPart[] = [];
  const counter = new RecordCounter();
  const reader = response.body?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) break;
    pieces.push(piece.value as Uint8Array<ArrayBuffer>);
    counter.add(piece.value);
    onRows(counter.rows, total);
  }
  if (counter.rows !== total) throw new CutOff(`${counter.rows} of ${total} rows`);
  return new Blob(pieces, { type: 'text/csv' });
}

const quote = 0x22;
const lineFeed = 0x0a;
