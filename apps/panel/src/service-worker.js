// Lets the panel open without network: keeps the files of one build, and nothing of anybody. The build writes the list.
const files = [];
const version = 'none';
const cacheName = `panel ${version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('panel ') && name !== cacheName) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || !url.pathname.startsWith('/panel')) return;
  if (request.mode === 'navigate') {
    // Every address of the panel is the same page.
    event.respondWith(fetch(request).catch(() => kept('/panel/')));
  } else if (files.includes(url.pathname)) {
    event.respondWith(kept(url.pathname));
  }
});

async function kept(path) {
  const cache = await caches.open(cacheName);
  return (await cache.match(path)) ?? fetch(path);
}
