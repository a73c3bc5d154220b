import { useEffect, useState } from 'react';
import { useRootData } from '../shell/root-data.ts';
import { useCachedSince } from './cached-since.ts';

/**
 * Makes pages available offline: a service worker caches them with their resources. True once they are cached, so that nothing is
 * promised too early. addresses: paths, null for none; cached again when they or `version` change.
 */
export function useCachedPages(addresses: readonly string[] | null, version = ''): boolean {
  const owner = useRootData().user?.id ?? null;
  const [kept, setKept] = useState(false);
  const since = useCachedSince();
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
    // Without storage (private windows, no space) the page still works.
    keep().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [list, owner, version, since]);
  return kept || (list !== null && since !== null);
}
