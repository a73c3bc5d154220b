import { refusalMessage } from '@metade/i18n/errors.ts';
import { diner as m } from '@metade/i18n/pt/diner.ts';
import { app as words } from '@metade/i18n/pt/app.ts';
import { fireEvent, screen } from '@testing-library/react-native';
import { goOffline, open, told } from './support/open';

const patient = { timeout: 30_000 };
const password = 'quatro mesas longe daqui';

async function register(): Promise<string> {
  const email = `screens-${Date.now()}@metade.test`;
  const answer = await fetch(`${told.url}/v1/site/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password,
      password_confirmation: password,
      first_name: 'Diner',
      last_name: 'Demo',
      gender: 'female',
      region: 'PT-11',
      intl: 'pt',
      terms: true,
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return email;
}

test('a wrong password is told and nothing typed is lost; the right one leads on, and bookings stay without network', async () => {
  const email = await register();
  await open('/sign-in');
  const mail = await screen.findByLabelText(m.account.email, {}, patient);
  await fireEvent.changeText(mail, email);
  const secret = screen.getByLabelText(m.account.password);
  await fireEvent.changeText(secret, 'wrong');
  await fireEvent.press(screen.getByRole('button', { name: m.account.signIn }));
  await screen.findByText(refusalMessage('login_mismatch', {}, 'pt'), {}, patient);
  expect(screen.getByLabelText(m.account.email).props.value).toBe(email);
  await fireEvent.changeText(screen.getByLabelText(m.account.password), password);
  await fireEvent.press(screen.getByRole('button', { name: m.account.signIn }));
  await screen.findByText(email, {}, patient);
  await screen.unmount();

  await open('/bookings');
  await screen.findByText(m.orders.noneText, {}, patient);
  await screen.unmount();
  const comesBack = goOffline();
  await open('/bookings');
  await screen.findByText(words.noNetwork, {}, patient);
  comesBack();
});
