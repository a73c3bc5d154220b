// Keeps the next bookings and opened vouchers readable without network. The network always comes first: what is kept shows
// only when it cannot be reached, and says since when. Pages of an account go when it logs out, or another one comes.
const stores = {
  /** Pages of the account that signed in here last; ownerKey says whose. */
  own: 'metade-own-1',
  /** The page for what was never opened, in the language of the last visit; nobody's. */
  offline: 'metade-offline-1',
  /** Vouchers opened by their link without signing in. */
  links: 'metade-links-1',
  /** Styles, scripts, fonts and pictures of kept pages: nothing personal. */
  files: 'metade-files-1',
};
const ownerKey = '/.owner';
const pagesMost = 40;
const endsAll = /^\/(logout|profile\/delete)(\.data)?$/;
const changesOwner = /^\/sigin(\.data)?$/;
const isFile = /^\/(assets|pictures|art)\/|^\/[\w-]+\.(svg|png|webmanifest)$/;
const notOurs = /^\/(panel|v1|sandbox-gateway|dev|health|metrics)(\/|$)/;
// Whatever was fetched before something was forgotten must not come back after it.
let forgotten = 0;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(dropOldStores().then(() => self.clients.claim())));

self.addEventListener('message', (event) => {
  const { owner = null, keep = [], loaded = [], offline = null } = event.data ?? {};
  const work = async () => {
    await belongTo(owner);
    if (offline !== null) await keepOffline(offline).catch(() => undefined);
    if (keep.length === 0) return;
    for (const address of keep) await keepPage(address, owner).catch(() => undefined);
    await keepFiles(loaded);
    event.ports[0]?.postMessage('kept');
  };
  event.waitUntil(work());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || notOurs.test(pathname)) return;
  if (request.method === 'POST' && endsAll.test(pathname))
    event.respondWith(forget(Object.values(stores)).then(() => fetch(request)));
  else if (request.method === 'POST' && changesOwner.test(pathname))
    event.respondWith(forget([stores.own]).then(() => fetch(request)));
  else if (request.method !== 'GET') return;
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => cachePage(pathname)));
  else if (isFile.test(pathname)) event.respondWith(fetch(request).catch(() => keptFile(request)));
});

self.addEventListener('push', (event) => {
  const { title, body, link, tag } = event.data.json();
  const icon = '/icon-192.png';
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, badge: icon, data: { link } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openLink(event.notification.data.link));
});

/** In the window that shows the page already, else in a new one. */
async function openLink(link) {
  const address = new URL(link, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === address.pathname);
  await (there ? there.focus() : self.clients.openWindow(address.href));
}

async function dropOldStores() {
  const known = Object.values(stores);
  for (const name of await caches.keys()) if (name.startsWith('metade-') && !known.includes(name)) await caches.delete(name);
}

async function forget(names) {
  forgotten += 1;
  for (const name of names) await caches.delete(name);
}

/** Pages of one account are never there for another, nor for nobody. */
async function belongTo(owner) {
  const known = await (await caches.match(ownerKey, { cacheName: stores.own }))?.text();
  if (known !== undefined && known !== owner) await forget([stores.own]);
  if (owner !== null && known !== owner) await (await caches.open(stores.own)).put(ownerKey, new Response(owner));
}

async function keepPage(address, owner) {
  const before = forgotten;
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok || response.redirected) return;
  const html = await response.clone().text();
  // The account may have changed in another window: its id stands in each of its pages.
  if (before !== forgotten || (owner !== null && !html.includes(owner))) return;
  const cache = await caches.open(owner === null ? stores.links : stores.own);
  const { pathname } = new URL(address, self.location.href);
  await cache.delete(pathname);
  await cache.put(pathname, response);
  const pages = (await cache.keys()).filter((key) => new URL(key.url).pathname !== ownerKey);
  for (const key of pages.slice(0, Math.max(0, pages.length - pagesMost))) await cache.delete(key);
  if (before !== forgotten) await cache.delete(pathname);
}

/** Without cookies: it is the same for everybody, and shows no account. */
async function keepOffline(address) {
  const cache = await caches.open(stores.offline);
  if ((await cache.match('/offline'))?.url.endsWith(address)) return;
  const response = await fetch(address, { headers: { accept: 'text/html' }, credentials: 'omit' });
  if (!response.ok || response.redirected) return;
  const html = await response.clone().text();
  await cache.put('/offline', response);
  // It carries its style sheet; what else it names makes it whole, and is no reason to do without it.
  const files = await caches.open(stores.files);
  await Promise.allSettled(assetsOf(html).map((path) => files.add(path)));
}

function assetsOf(html) {
  return [...html.matchAll(/["'(](\/assets\/[\w./-]+)["')]/g)].map(([, path]) => path);
}

/** Keeps what the kept pages are made of and what an open one has loaded; lets go of what belongs to none of them. */
async function keepFiles(loaded) {
  const needed = new Set(loaded.map((address) => new URL(address).pathname).filter((path) => isFile.test(path)));
  for (const store of [stores.own, stores.links, stores.offline]) {
    if (!(await caches.has(store))) continue;
    const cache = await caches.open(store);
    for (const key of await cache.keys()) {
      const html = (await (await cache.match(key))?.text()) ?? '';
      for (const path of assetsOf(html)) needed.add(path);
    }
  }
  const cache = await caches.open(stores.files);
  const kept = new Map((await cache.keys()).map((key) => [new URL(key.url).pathname, key]));
  for (const [path, key] of kept) if (path.startsWith('/assets/') && !needed.has(path)) await cache.delete(key);
  await Promise.allSettled([...needed].filter((path) => !kept.has(path)).map((path) => cache.add(path)));
}

async function cachePage(pathname) {
  for (const store of [stores.own, stores.links]) {
    const page = await caches.match(pathname, { cacheName: store, ignoreVary: true });
    if (page) return sinceWhen(page);
  }
  if (pathname === '/offline') {
    const page = await caches.match(pathname, { cacheName: stores.offline, ignoreVary: true });
    return page ? sinceWhen(page) : Response.error();
  }
  const elsewhere =
    (await caches.match('/offline', { cacheName: stores.own, ignoreVary: true })) ??
    (await caches.match('/offline', { cacheName: stores.offline, ignoreVary: true }));
  // By its own address: under another one the page's script would look for that one's.
  return elsewhere ? Response.redirect('/offline') : Response.error();
}

async function keptFile(request) {
  const cache = await caches.open(stores.files);
  return (await cache.match(request, { ignoreVary: true, ignoreSearch: true })) ?? Response.error();
}

/** The page reads from this header that it was kept, and since when. */
function sinceWhen(page) {
  const headers = new Headers(page.headers);
  headers.set('server-timing', `kept;desc="${page.headers.get('date') ?? ''}"`);
  return new Response(page.body, { status: page.status, headers });
}
