import { languageTag } from '@metade/i18n/locale.ts';
import { useEffect } from 'react';
import { useRootData } from '../shell/root-data.ts';
import { useWords } from '../words/words.tsx';
import { keptSince } from './kept-since.ts';

// Past what a first visit is measured by.
const QUIET_MS = 4_000;

/**
 * Tells the worker who is signed in, so that pages that it keeps of anybody else go at once; whoever has none gets one that
 * keeps the page for what was never opened, once the visited one is done with its own work.
 */
export function useOwnerOfKept(): void {
  const owner = useRootData().user?.id ?? null;
  const { locale } = useWords();
  useEffect(() => {
    // A page that was kept knows only who was signed in then.
    if (keptSince() !== null || !('serviceWorker' in navigator)) return;
    const offline = `/offline?lang=${languageTag(locale)}`;
    if (navigator.serviceWorker.controller) {
      navigator.serviceWorker.controller.postMessage({ owner, offline });
      return;
    }
    if (import.meta.env.DEV) return;
    const start = async () => {
      await navigator.serviceWorker.register('/worker.js');
      (await navigator.serviceWorker.ready).active?.postMessage({ owner, offline });
    };
    const timer = setTimeout(() => void start().catch(() => undefined), QUIET_MS);
    return () => clearTimeout(timer);
  }, [owner, locale]);
}
