import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { useId } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { pieceOf, textOf, WholeDocument } from '../src/http/whole-document.server.ts';
import { Kept, KeptParts } from '../src/shell/kept.tsx';

const drawn = vi.fn<(name: string) => void>();
beforeEach(() => drawn.mockClear());

function Part({ name }: { name: string }) {
  drawn(name);
  const id = useId();
  return (
    <p id={id}>
      Olá, {name}
      <Kept by={['inner', name]}>
        <b>{name}</b>
      </Kept>
    </p>
  );
}

function Page({ name, own }: { name: string; own: string }) {
  return (
    <main>
      {own}
      <Kept by={['part', name]}>
        <Part name={name} />
      </Kept>
      <Kept by={['other', name]}>
        <i>{name}</i>
      </Kept>
      {own}
    </main>
  );
}

function rendered(page: React.ReactNode): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { pipe } = renderToPipeableStream(page, {
    onAllReady: () => resolve(text(pipe(new PassThrough()))),
  });
  return promise;
}

/** The document that is sent, in this language. */
async function sent(page: React.ReactNode, locale = 'pt', nonce = 'abc'): Promise<string> {
  const whole = new WholeDocument(nonce, locale);
  whole.html = Buffer.from(await rendered(<KeptParts value={whole.part}>{page}</KeptParts>)).toString('latin1');
  return textOf(whole.inOrder().map((one) => (typeof one === 'string' ? pieceOf(one, 'latin1') : one)));
}

test('a document of kept parts is what React renders without them', async () => {
  const plain = await rendered(<Page name="São João" own="1" />);
  drawn.mockClear();
  expect(await sent(<Page name="São João" own="1" />)).toBe(plain);
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(await sent(<Page name="São João" own="1" />)).toBe(plain);
  expect(await sent(<Page name="São João" own="2" />)).toBe(plain.replaceAll('1', '2'));
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('a part is drawn anew for another language, and for whatever else it shows', async () => {
  await sent(<Page name="Ana" own="1" />, 'pt');
  await sent(<Page name="Ana" own="1" />, 'en');
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(await sent(<Page name="Rui" own="1" />, 'pt')).toContain('<b>Rui</b>');
  expect(drawn).toHaveBeenCalledTimes(3);
});

test('a part may have nothing to show', async () => {
  const Nothing = () => null;
  const page = (
    <main>
      <Kept by={['nothing']}>
        <Nothing />
      </Kept>
    </main>
  );
  expect(await sent(page)).toBe('<main></main>');
  expect(await sent(page)).toBe('<main></main>');
});

test('a text that looks like a mark stays a text', async () => {
  expect(await sent(<Page name="Eva" own="|abd|0|" />, 'pt', 'abc')).toContain('|abd|0|');
});

test('pieces that are there already stand where their mark was', () => {
  const whole = new WholeDocument('abc', 'pt');
  whole.html = `<ul>${whole.placeOf([pieceOf('<li>é</li>'), pieceOf('<li>2</li>')])}</ul>`;
  const pieces = whole.inOrder().map((one) => (typeof one === 'string' ? pieceOf(one, 'latin1') : one));
  expect(textOf(pieces)).toBe('<ul><li>é</li><li>2</li></ul>');
});

test('a part that was not rendered to its end is not kept', () => {
  const whole = new WholeDocument('abc', 'pt');
  const { begin } = whole.part(['broken']);
  whole.html = `${begin}<p>half`;
  whole.inOrder();
  expect(whole.part(['broken']).end).not.toBeNull();
});
