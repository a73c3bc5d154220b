import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

/** These pay to have a booking, which is what they are about; whose card it was makes no difference to them. */
const onlyBookings = [
  'account-deletion',
  'admin-content',
  'admin-restaurants',
  'admin-users',
  'auth',
  'booking-flow',
  'cancel-booking',
  'database-trouble',
  'desk',
  'discount-claim',
  'failures',
  'forget-old',
  'guest-holds',
  'kept-rules',
  'keys',
  'log',
  'lost-connection',
  'mail',
  'mail-settings',
  'markets',
  'no-show-dispute',
  'oldest-schema',
  'order-calendar',
  'orders',
  'person-locks',
  'pooler.long',
  'proposals',
  'push',
  'restart',
  'services-away',
  'shared-bookings',
  'support-desk',
  'team-news',
  'tracing',
  'trouble.long',
  'vouchers',
  'waitlist',
  'wallets',
  'wrong-clock',
];

test('every test file that asks a gateway for a card is run at both by test:gateways, or is known not to need it', async () => {
  const suffix = '.test.ts';
  const script = new URL('../../../scripts/gateway-tests.mjs', import.meta.url).href;
  const { atBoth, atSandbox, atStripe } = (await import(script)) as Record<string, string[]>;
  const listed = [atBoth, atSandbox, atStripe].flat();
  const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith(suffix));
  const names = files.map((file) => file.slice(0, -suffix.length));
  expect(names).toEqual(expect.arrayContaining([...listed, ...onlyBookings]));
  const paying: string[] = [];
  for (const name of names)
    if (/\.cardToken\(/.test(await readFile(path.join(import.meta.dirname, name + suffix), 'utf8'))) paying.push(name);
  const known = new Set([...listed, ...onlyBookings]);
  expect(paying.filter((name) => !known.has(name))).toEqual([]);
  // Who asks for none any more leaves the list.
  expect(onlyBookings.filter((name) => listed.includes(name) || !paying.includes(name))).toEqual([]);
});
