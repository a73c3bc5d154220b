import { expect, it } from 'vitest';
import { CutOff, readCsv, RecordCounter } from '../src/lists/read-csv.ts';

const file = 'a,b\r\n1,"two\r\nlines, ""quoted"""\r\n2,x\r\n';
const inPieces = (text: string, size: number) =>
  new Response(
    new ReadableStream({
      start(controller) {
        const bytes = new TextEncoder().encode(text);
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    }),
  );

it('counts records, not lines, in pieces of any size', () => {
  for (const size of [1, 2, 7, 100]) {
    const counter = new RecordCounter();
    const bytes = new TextEncoder().encode(file);
    for (let at = 0; at < bytes.length; at += size) counter.add(bytes.slice(at, at + size));
    expect(counter.rows).toBe(2);
  }
});

it('gives a file that came whole, and tells how far it is', async () => {
  const told: number[] = [];
  const blob = await readCsv(inPieces(file, 5), 2, (done) => told.push(done));
  expect(await blob.text()).toBe(file);
  expect(told.at(-1)).toBe(2);
  expect(await (await readCsv(inPieces('a,b\r\n', 3), 0, () => {})).text()).toBe('a,b\r\n');
});

it('never gives a file that was cut off', async () => {
  await expect(readCsv(inPieces(file, 5), 3, () => {})).rejects.toThrow(CutOff);
  await expect(readCsv(inPieces(file.slice(0, 20), 5), 2, () => {})).rejects.toThrow(CutOff);
});
