import type { Card } from '@metade/contracts/cards.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { CardsPage } from '../src/cards/cards-page.tsx';
import { WordsProvider } from '../src/words/words.tsx';

const card = (last4: string, currencies: string[]): Card => ({
  _id: last4,
  brand: 'visa',
  last4,
  exp_month: 12,
  exp_year: 2030,
  holder: 'Ana',
  expired: false,
  default: false,
  currencies,
});

function page(byCurrency: boolean): string {
  const element = (
    <WordsProvider locale="en" messages={messagesOf('en')}>
      <CardsPage
        user="1"
        cards={[card('4242', ['EUR']), card('1881', ['BRL'])]}
        waiting={[]}
        max={5}
        byCurrency={byCurrency}
        done={null}
        problem={null}
      />
    </WordsProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

test('says in which currencies each card pays, where there are several accounts', () => {
  const several = page(true);
  expect(several.indexOf('Pays in EUR.')).toBeGreaterThan(several.indexOf('4242'));
  expect(several.indexOf('Pays in BRL.')).toBeGreaterThan(several.indexOf('1881'));
  expect(page(false)).not.toContain('Pays in');
});
