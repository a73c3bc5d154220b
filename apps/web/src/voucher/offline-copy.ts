import { useEffect, useState } from 'react';

/**
 * Keeps the page readable without network once it was opened: a worker stores it and what it needs. True as soon as the copy is
 * there, so that nothing is promised before.
 */
export function useOfflineCopy(wanted: boolean): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    if (!wanted || !('serviceWorker' in navigator) || import.meta.env.DEV) return;
    let gone = false;
    const keep = async () => {
      const registration = await navigator.serviceWorker.register('/voucher-worker.js', {
        scope: '/checkout/voucher/',
      });
      const worker = registration.active ?? (await activated(registration));
      const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => gone || setKept(true);
      const own = loaded.filter((name) => new URL(name).origin === window.location.origin);
      worker.postMessage({ keep: [window.location.href, ...own] }, [channel.port2]);
    };
    // A browser that keeps nothing (private windows, no space) still shows the voucher.
    keep().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [wanted]);
  return kept;
}

function activated(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = registration.installing ?? registration.waiting;
  return new Promise((resolve, reject) => {
    if (!worker) return reject(new Error('The worker is gone'));
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') reject(new Error('The worker was replaced'));
    });
  });
}
