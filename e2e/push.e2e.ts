import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Worker } from '@playwright/test';
import { checkWidth, expectAccessible } from './support/accessible.ts';
import { book } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { url } from './support/marketplace.ts';
import { enterAsDiner } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { expect, pt, test } from './support/test.ts';

// A worker shows what is told.
test.use({ serviceWorkers: 'allow' });

const { push } = pt;

/** The push service that the browser says it has: Chromium's own is not reached from here. */
async function startPushService() {
  const requests: { path: string; encoding: string | undefined }[] = [];
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      requests.push({ path: request.url ?? '', encoding: request.headers['content-encoding'] });
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    requests,
    subscription: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${randomBytes(8).toString('hex')}`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

type PushService = Awaited<ReturnType<typeof startPushService>>;

/** In the page: subscribing gives the test's subscription, and asks as the test says. */
async function withPushService(page: Page, { subscription }: PushService, permission: NotificationPermission) {
  await page.addInitScript(
    ([given, answer]) => {
      PushManager.prototype.getSubscription = async () => null;
      PushManager.prototype.subscribe = async (options) => {
        if (!options?.userVisibleOnly || (options.applicationServerKey as Uint8Array).length !== 65)
          throw new Error('not what a browser takes');
        return { toJSON: () => given } as unknown as PushSubscription;
      };
      Notification.requestPermission = async () => {
        document.documentElement.dataset.asked = 'yes';
        return answer;
      };
    },
    [subscription, permission] as const,
  );
}

test('notifications are turned on for this browser, told what happens, chosen and turned off', async ({
  page,
  context,
}) => {
  const service = await startPushService();
  await context.grantPermissions(['notifications'], { origin: url });
  const { email } = await enterAsDiner(context);
  await withPushService(page, service, 'granted');
  await page.goto('/profile/edit');
  const section = page.locator('#push');
  await section.getByRole('button', { name: push.on }).scrollIntoViewIfNeeded();
  // Nobody is asked before they want it.
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBeUndefined();
  await section.getByRole('button', { name: push.on }).click();
  await expect(section.getByText(push.isOn)).toBeVisible();
  await expectAccessible(page);
  await checkWidth(page);

  const save = async () => {
    await section.getByRole('button', { name: pt.profile.save }).click();
    await expect(section.getByText(pt.profile.saved)).toBeVisible();
  };
  // No quiet hours: what hour it is must not matter.
  await section.getByLabel(push.from).selectOption('5');
  await section.getByLabel(push.to).selectOption('5');
  await save();
  await book(page, await findTable('cantina-tres-milhos', { after: 5 }));
  await expect
    .poll(() => service.requests)
    .toEqual([{ path: new URL(service.subscription.endpoint).pathname, encoding: 'aes128gcm' }]);

  await page.goto('/profile/edit');
  await section.getByLabel(push.kinds.booking).uncheck();
  await section.getByLabel(push.from).selectOption('21');
  await save();
  const [chosen] = await rows<{ off: string[]; quiet_from: number; quiet_to: number }>(
    'select c.off, c.quiet_from, c.quiet_to from push_setting c join app_user u on u.id = c.user_id where u.email = $1',
    [email],
  );
  expect(chosen).toEqual({ off: ['booking'], quiet_from: 21, quiet_to: 5 });

  await section.getByRole('button', { name: push.off }).click();
  await expect(section.getByRole('button', { name: push.on })).toBeVisible();
  await service.close();
});

test('a browser that refuses notifications says what to do', async ({ page, context }) => {
  const service = await startPushService();
  await enterAsDiner(context);
  await withPushService(page, service, 'denied');
  await page.goto('/profile/edit');
  await page.locator('#push').getByRole('button', { name: push.on }).click();
  await expect(page.locator('#push').getByText(push.denied)).toBeVisible();
  await service.close();
});

test('what is told is shown by the worker, and pressing it opens its page', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  const worker = context.serviceWorkers()[0] as Worker;
  // A browser without a screen shows no notifications: what it is asked to show and to open is looked at.
  await worker.evaluate(() => {
    const asked = { shown: [] as unknown[], opened: [] as string[] };
    const scope = globalThis as unknown as WorkerScope;
    scope.registration.showNotification = async (title, options) => void asked.shown.push({ title, ...options });
    scope.clients.openWindow = async (address) => void asked.opened.push(address);
    Object.assign(globalThis, { asked });
  });
  const asked = () => worker.evaluate(() => (globalThis as unknown as { asked: unknown }).asked);

  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations[0]?.registrationId;
      if (id !== undefined) resolve(id);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const told = { title: 'Reserva confirmada', body: 'Cantina', link: '/reserve', tag: 'order 1 confirmed' };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: url,
    registrationId: await registered,
    data: JSON.stringify(told),
  });
  const { title, body, tag, link } = told;
  // By its tag the same thing told once more replaces what is there.
  await expect.poll(asked).toMatchObject({ shown: [{ title, body, tag, data: { link } }], opened: [] });

  await worker.evaluate(
    (data) => {
      const notification = { data, close: () => {} };
      globalThis.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
    },
    { link },
  );
  await expect.poll(asked).toMatchObject({ opened: [`${url}/reserve`] });
});

/** What this test uses of a service worker's scope. */
type WorkerScope = {
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  clients: { openWindow: (address: string) => Promise<void> };
};
declare const ExtendableEvent: typeof Event;
