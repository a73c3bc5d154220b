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
/** The methods of all calls about devices, in their order. */
const sent: string[] = [];
/** Those that are on their way, and how many of them changed something at the same time, at most. */
const underway = new Set<{ method: string }>();
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
  globalThis.fetch = async (asked, options) => {
    if (!String(asked).includes('/account/push')) return real(asked, options);
    const call = { method: options?.method ?? 'GET' };
    sent.push(call.method);
    underway.add(call);
    most = Math.max(most, [...underway].filter(({ method }) => method !== 'GET').length);
    try {
      return await real(asked, options);
    } finally {
      underway.delete(call);
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

/** The app has nothing more to say, and the server tells so many devices. */
async function settled(count: number): Promise<void> {
  await waitFor(async () => {
    expect(underway.size).toBe(0);
    expect(await devices()).toBe(count);
    expect(underway.size).toBe(0);
  }, patient);
}

async function comeToFront(): Promise<void> {
  await act(async () => {
    for (const listener of whenInFront) listener('active');
  });
}

async function openProfile(): Promise<void> {
  await open('/profile');
  await screen.findByText(push.isOn, {}, patient);
  await settled(1);
}

test('what was turned off on this phone stays off when the app comes back, is opened again, and for whoever logs in next', async () => {
  await openProfile();
  await fireEvent.press(screen.getByText(push.off));
  await screen.findByText(push.on, {}, patient);
  await settled(0);
  // The app asks whether there is anything to take away, and registers nothing.
  sent.length = 0;
  await comeToFront();
  await waitFor(() => expect(sent).toContain('GET'), patient);
  await screen.unmount();
  await open('/profile');
  await screen.findByText(push.on, {}, patient);
  await fireEvent.press(await screen.findByText(m.site.logout, {}, patient));
  await screen.findByText(words.signInToSee, {}, patient);
  await screen.unmount();
  ({ token } = await register());
  await secretStore.write('token', token);
  await open('/profile');
  const on = await screen.findByText(push.on, {}, patient);
  await screen.findByText(m.site.logout, {}, patient);
  expect(await devices()).toBe(0);
  expect(new Set(sent)).toEqual(new Set(['GET']));
  await fireEvent.press(on);
  await screen.findByText(push.isOn, {}, patient);
  expect(await devices()).toBe(1);
});

test('pressed twice at once, it ends as it was pressed last, and nothing is told at the same time', async () => {
  await openProfile();
  await fireEvent.press(screen.getByText(push.off));
  await fireEvent.press(screen.getByText(push.on));
  await fireEvent.press(await screen.findByText(push.off, {}, patient));
  await settled(0);
  await fireEvent.press(await screen.findByText(push.on, {}, patient));
  await fireEvent.press(await screen.findByText(push.off, {}, patient));
  await fireEvent.press(screen.getByText(push.on));
  await screen.findByText(push.isOn, {}, patient);
  await settled(1);
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
  await settled(0);
  await waitFor(() => expect(screen.queryByText(words.sentLater)).toBeNull(), patient);
  await screen.findByText(push.on);
});
