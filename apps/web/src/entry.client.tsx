import { DEFAULT_LOCALE, localeOfTag, type Locale } from '@metade/i18n/locale.ts';
import type { Messages } from '@metade/i18n/pt/web.ts';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { WordsProvider } from './words/words.tsx';

// One chunk per language: a browser loads only the words of its page.
const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('@metade/i18n/en/web.ts'),
  es: () => import('@metade/i18n/es/web.ts'),
  pt: () => import('@metade/i18n/pt/web.ts'),
  'pt-BR': () => import('@metade/i18n/pt-BR/web.ts'),
};

const { traces } = document.documentElement.dataset;
if (traces) void import('./tracing/trace-browser.ts').then(({ traceBrowser }) => traceBrowser(JSON.parse(traces)));

const locale = localeOfTag(document.documentElement.lang) ?? DEFAULT_LOCALE;
const { messages } = await catalogues[locale]();

// Hydrates in slices: hydrating at once would block input.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WordsProvider locale={locale} messages={messages}>
        <HydratedRouter />
      </WordsProvider>
    </StrictMode>,
  );
});
