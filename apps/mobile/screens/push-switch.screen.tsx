import { diner as m } from '@metade/i18n/pt/diner.ts';
import { app as words } from '@metade/i18n/pt/app.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { AppState } from 'react-native';
import { deviceSays } from './support/device-push';
import { goOffline, open, told } from './support/open';
import { register } from './support/register';
import { secretStore } from './support/secret-store';

const patient = { timeout: 30_000 };
const { push } = words;
const whenInFront = new Set<(state: 'active') => void>();
const { fetch: real } = globalThis;
/** Every call that tells of a device, in its order. */
const sent: string[] = [];
/** How many were on their way at the same time, at most. */
let most = 0;
let token = '';

beforeEach(async () => {
  whenInFront.clear();
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
    whenInFront.add(listener);
    return { remove: () => whenInFront.delete(listener) } as never;
  });
  ({ token } = await register());
  await secretStore.write('token', token);
  deviceSays.state = 'granted';
  deviceSays.token = `ExponentPushToken[${token.replaceAll(/[^\w-]/g, '').slice(0, 20)}]`;
  sent.length = 0;
  most = 0;
  let now = 0;
  globalThis.fetch = async (asked, options) => {
    if (!String(asked).includes('/account/push/')) return real(asked, options);
    sent.push(`${options?.method}`);
    now += 1;
    most = Math.max(most, now);
    try {
      return await real(asked, options);
    } finally {
      now -= 1;
    }
  };
});

afterEach(() => {
  globalThis.fetch = real;
});

/** How many devices the server tells, asked by the person's session and not by the app. */
async function devices(): Promise<number> {
  const answer = await real(`${told.url}/v1/account/push`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: { devices: unknown[] } }).data.devices.length;
}

async function comeToFront(): Promise<void> {
  await act(async () => {
    for (const listener of whenInFront) listener('active');
  });
}

async function openProfile(): Promise<void> {
  await open('/profile');
  await screen.findByText(push.isOn, {}, patient);
  await waitFor(async () => expect(await devices()).toBe(1), patient);
}

test('what was turned off on this phone stays off when the app comes back, is opened again, and for whoever logs in next', async () => {
  await openProfile();
  await fireEvent.press(screen.getByText(push.off));
  await screen.findByText(push.on, {}, patient);
  await waitFor(async () => expect(await devices()).toBe(0), patient);
  const registered = sent.filter((method) => method === 'PUT').length;
  await comeToFront();
  await screen.unmount();
  await open('/profile');
  await screen.findByText(push.on, {}, patient);
  await fireEvent.press(await screen.findByText(m.site.logout, {}, patient));
  await screen.findByText(words.signInToSee, {}, patient);
  await screen.unmount();
  ({ token } = await register());
  await secretStore.write('token', token);
  await open('/profile');
  await fireEvent.press(await screen.findByText(push.on, {}, patient));
  await screen.findByText(push.isOn, {}, patient);
  expect(await devices()).toBe(1);
  // The one that was pressed for; whatever else had been begun by then would have been sent before it.
  expect(sent.filter((method) => method === 'PUT')).toHaveLength(registered + 1);
});

test('pressed twice at once, it ends as it was pressed last, and nothing is told at the same time', async () => {
  await openProfile();
  sent.length = 0;
  await fireEvent.press(screen.getByText(push.off));
  await fireEvent.press(screen.getByText(push.on));
  await fireEvent.press(await screen.findByText(push.off, {}, patient));
  await waitFor(() => expect(sent.at(-1)).toBe('DELETE'), patient);
  await waitFor(async () => expect(await devices()).toBe(0), patient);
  await fireEvent.press(await screen.findByText(push.on, {}, patient));
  await fireEvent.press(await screen.findByText(push.off, {}, patient));
  await fireEvent.press(screen.getByText(push.on));
  await waitFor(() => expect(sent.at(-1)).toBe('PUT'), patient);
  await screen.findByText(push.isOn, {}, patient);
  await waitFor(async () => expect(await devices()).toBe(1), patient);
  expect(most).toBe(1);
});

test('turned off without network it is off at once, and the server is told when the network is back', async () => {
  await openProfile();
  const comesBack = goOffline();
  await fireEvent.press(screen.getByText(push.off));
  await screen.findByText(push.on, {}, patient);
  await screen.findByText(words.sentLater, {}, patient);
  comesBack();
  expect(await devices()).toBe(1);
  await comeToFront();
  await waitFor(async () => expect(await devices()).toBe(0), patient);
  await waitFor(() => expect(screen.queryByText(words.sentLater)).toBeNull(), patient);
  await screen.findByText(push.on);
});
