// Keeps opened vouchers readable without network. The network comes first, so that "used" shows as soon as there is one.
const store = 'metade-voucher-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const addresses = Array.isArray(event.data?.keep) ? event.data.keep : [];
  const keep = async () => {
    const cache = await caches.open(store);
    await cache.add(addresses[0]);
    await Promise.allSettled(addresses.slice(1).map((address) => cache.add(address)));
    event.ports[0]?.postMessage('kept');
  };
  event.waitUntil(keep().catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  event.respondWith(
    fetch(event.request)
      .then(async (response) => {
        if (response.ok && new URL(event.request.url).origin === self.location.origin) {
          const cache = await caches.open(store);
          await cache.put(event.request, response.clone());
        }
        return response;
      })
      .catch(async () => (await caches.match(event.request, { ignoreVary: true })) ?? Response.error()),
  );
});
