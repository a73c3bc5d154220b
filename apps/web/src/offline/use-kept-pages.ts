import { useEffect, useState } from 'react';
import { useRootData } from '../shell/root-data.ts';
import { useKeptSince } from './kept-since.ts';

/**
 * Keeps pages readable without network: a worker stores them and what they need. True as soon as they are there, so that
 * nothing is promised before. addresses: paths, null for none; kept again when they change or `version` does.
 */
export function useCachedPages(addresses: readonly string[] | null, version = ''): boolean {
  const owner = useRootData().user?.id ?? null;
  const [kept, setKept] = useState(false);
  const since = useKeptSince();
  const list = addresses?.join(' ') ?? null;
  useEffect(() => {
    if (list === null || !('serviceWorker' in navigator) || import.meta.env.DEV) return;
    if (since !== null) return;
    let gone = false;
    const keep = async () => {
      await navigator.serviceWorker.register('/worker.js');
      const { active } = await navigator.serviceWorker.ready;
      await document.fonts.ready;
      const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
      const own = loaded.filter((name) => new URL(name).origin === window.location.origin);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => gone || setKept(true);
      active?.postMessage({ keep: list.split(' '), loaded: own, owner }, [channel.port2]);
    };
    // A browser that keeps nothing (private windows, no space) still shows the page.
    keep().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [list, owner, version, since]);
  return kept || (list !== null && since !== null);
}
