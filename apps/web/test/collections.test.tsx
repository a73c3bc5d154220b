import { messages } from '@metade/i18n/pt/web.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Collections } from '../src/search/filters.tsx';
import { readQuery } from '../src/search/query.ts';
import { WordsProvider } from '../src/words/words.tsx';

type Props = Parameters<typeof Collections>[0];

function offered(counts: Props['counts']): string {
  const collections: Props['collections'] = [
    ['romantic', 'Romântico'],
    ['groups', 'Para grupos'],
  ];
  const query = readQuery(new URLSearchParams(), { offered: () => [] });
  const list = <Collections query={query} collections={collections} counts={counts} counting={false} />;
  return renderToStaticMarkup(
    <WordsProvider locale="pt" messages={messages}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: list }])} />
    </WordsProvider>,
  );
}

test('a collection that would leave no restaurant is not offered', () => {
  expect(offered({ romantic: 3, groups: 0 })).toContain('Romântico');
  expect(offered({ romantic: 3, groups: 0 })).not.toContain('Para grupos');
  expect(offered({ romantic: 3 })).not.toContain('Para grupos');
});

test('where none would, that is said; where there are too many to count, all are offered', () => {
  expect(offered({})).toContain(messages.search.restaurantCount(0, false));
  expect(offered(undefined)).toContain('Romântico');
  expect(offered(undefined)).toContain('Para grupos');
});
