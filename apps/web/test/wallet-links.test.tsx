import type { Wallet } from '@metade/contracts/site.ts';
import { languageTag, LOCALES, type Locale } from '@metade/i18n/locale.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WalletLinks } from '../src/wallets/wallet-links.tsx';
import { WordsProvider } from '../src/words/words.tsx';

function linksOf(wallets: readonly Wallet[], locale: Locale = 'en'): string {
  return renderToStaticMarkup(
    <WordsProvider locale={locale} messages={messagesOf(locale)}>
      <WalletLinks token="abc" wallets={wallets} />
    </WordsProvider>,
  );
}

test('a wallet that the marketplace does not offer is not shown', () => {
  expect(linksOf([])).toBe('');
  const google = linksOf(['google']);
  expect(google).toContain('href="/checkout/voucher/abc/wallet/google"');
  expect(google).not.toContain('apple');
});

test('each wallet is called what its maker calls it in the language', () => {
  const said = LOCALES.map((locale) => [
    languageTag(locale),
    ...linksOf(['apple', 'google'], locale)
      .replace(/<svg.*?<\/svg>/g, '')
      .replace(/<[^>]+>/g, '|')
      .split('|')
      .filter(Boolean),
  ]);
  expect(said).toEqual([
    ['pt-PT', 'Adicionar à Carteira da Apple', 'Adicionar à Carteira da Google'],
    ['pt-BR', 'Adicionar à Carteira da Apple', 'Adicionar à Carteira do Google'],
    ['en', 'Add to Apple Wallet', 'Add to Google Wallet'],
    ['es', 'Añadir a Cartera de Apple', 'Añadir a Google Wallet'],
  ]);
});
