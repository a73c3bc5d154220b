/** Counts the records of a file of comma-separated values as it comes; a line break inside quotes ends none. */
export class RecordCounter {
  #records = 0;
  #quoted = false;

  add(bytes: Uint8Array): void {
    for (const byte of bytes)
      if (byte === quote) this.#quoted = !this.#quoted;
      else if (byte === lineFeed && !this.#quoted) this.#records += 1;
  }

  /** Besides the heading. */
  get rows(): number {
    return Math.max(0, this.#records - 1);
  }
}

/** What came is not all that there was. */
export class CutOff extends Error {}

/**
 * Reads a list's file to its end. onRows: how many of how many have come. Throws CutOff where it ends before its last row, and
 * what fetch throws when the connection or the caller gives up.
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
