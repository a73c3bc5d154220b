import { diner as m } from '@metade/i18n/pt/diner.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { AppState } from 'react-native';
import { goOffline, open, told } from './support/open';
import { password, register } from './support/register';
import { secretStore } from './support/secret-store';

const patient = { timeout: 30_000 };

const { fetch: real } = globalThis;

afterEach(() => {
  globalThis.fetch = real;
});

test('a late refusal of a session that is over does not end the one that was begun since', async () => {
  const [former, next] = [await register(), await register()];
  await secretStore.write('token', former.token);
  let letThrough = () => {};
  const renewed = new Promise<Response>((resolve) => {
    globalThis.fetch = (asked, options) => {
      if (!String(asked).endsWith('/account/sessions/renew')) return real(asked, options);
      return new Promise((answer) => {
        letThrough = () =>
          void real(asked, options).then((response) => {
            answer(response);
            resolve(response);
          });
      });
    };
  });
  await open('/profile');
  await fireEvent.press(await screen.findByText(m.site.logout, {}, patient));
  await fireEvent.press(await screen.findByText(m.account.title, {}, patient));
  await fireEvent.changeText(await screen.findByLabelText(m.account.email, {}, patient), next.email);
  await fireEvent.changeText(screen.getByLabelText(m.account.password), password);
  const late = letThrough;
  await fireEvent.press(screen.getByRole('button', { name: m.account.signIn }));
  await screen.findByText(next.email, {}, patient);
  const own = secretStore.read('token');
  late();
  expect((await renewed).status).toBe(401);
  await act(async () => {});
  expect(secretStore.read('token')).toBe(own);
  expect(screen.getByText(next.email)).toBeTruthy();
});

test('a session that was left without network is ended on the server when there is one again', async () => {
  const { token } = await register();
  await secretStore.write('token', token);
  const front = jest.spyOn(AppState, 'addEventListener');
  const isOpen = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${told.url}/v1/account/sessions`, { headers })).ok;
  };
  await open('/profile');
  const logout = await screen.findByText(m.site.logout, {}, patient);
  expect(await isOpen()).toBe(true);
  const comesBack = goOffline();
  await fireEvent.press(logout);
  await screen.findByText(m.account.title, {}, patient);
  comesBack();
  expect(await isOpen()).toBe(true);
  expect(secretStore.read('token')).toBeNull();
  await act(async () => {
    for (const [, listener] of front.mock.calls) listener('active');
  });
  await waitFor(async () => expect(await isOpen()).toBe(false), patient);
  await waitFor(() => expect(secretStore.read('left')).toBeNull(), patient);
});
