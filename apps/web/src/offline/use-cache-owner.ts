import { languageTag } from '@metade/i18n/locale.ts';
import { useEffect } from 'react';
import { useRootData } from '../shell/root-data.ts';
import { useWords } from '../words/words.tsx';
import { cachedSince } from './cached-since.ts';

// After the time in which a first visit's performance is measured.
const QUIET_MS = 4_000;

/**
 * Tells the service worker who is signed in, so that it deletes other people's cached pages; installs one that caches the offline
 * page, after the current page has finished loading.
 */
export function useCacheOwner(): void {
  const owner = useRootData().user?.id ?? null;
  const { locale } = useWords();
  useEffect(() => {
    // A cached page knows only who was signed in then.
    if (cachedSince() !== null || !('serviceWorker' in navigator)) return;
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
