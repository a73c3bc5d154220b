import { messages } from '@metade/i18n/pt/web.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { PinView } from '../src/search/pin-view.ts';
import { PlainMap } from '../src/search/plain-map.tsx';
import { WordsProvider } from '../src/words/words.tsx';

const pin = (slug: string, latitude: number, longitude: number, free: number) =>
  ({ _id: slug, slug, company_name: slug, latitude, longitude, free }) as PinView;

function drawn(...pins: PinView[]): string {
  const router = createMemoryRouter([{ path: '*', element: <PlainMap pins={pins} /> }]);
  return renderToStaticMarkup(
    <WordsProvider locale="pt" messages={messages}>
      <RouterProvider router={router} />
    </WordsProvider>,
  );
}

test('on plain ground too, pins that would lie over each other are one, with the tables of all', () => {
  const html = drawn(pin('a', 38.7, -9.1, 2), pin('b', 38.7001, -9.1001, 3), pin('c', 38.8, -9.2, 4));
  expect(html).toContain(messages.site.tables(5));
  expect(html).toContain(messages.site.tables(4));
  expect(html).not.toContain(messages.site.tables(3));
  expect(html.match(/plain-pin/g)).toHaveLength(2);
});
