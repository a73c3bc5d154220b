import displayFont from '@cut-fonts/display.woff2?url';
import textFont from '@cut-fonts/text.woff2?url';
import { preload } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './app.css';
import { enterByCode, SessionProvider } from './session/session.tsx';
import { SaidTitle } from './shell/said-title.tsx';
import { WordsProvider } from './words/words.tsx';

// Service worker: the panel starts offline once it was open online.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/panel/worker.js');

// They come beside the first calls: a title that is set anew below its first words moves all that follows.
for (const href of [displayFont, textFont]) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
await enterByCode();
createRoot(root).render(
  <WordsProvider>
    <SaidTitle />
    <SessionProvider>
      <App />
    </SessionProvider>
  </WordsProvider>,
);
