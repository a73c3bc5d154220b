import { refusalMessage } from '@metade/i18n/errors.ts';
import { diner as m } from '@metade/i18n/pt/diner.ts';
import { app as words } from '@metade/i18n/pt/app.ts';
import { fireEvent, screen } from '@testing-library/react-native';
import { goOffline, open } from './support/open';
import { password, register } from './support/register';

const patient = { timeout: 30_000 };
test('a wrong password is told and nothing typed is lost; the right one leads on, and bookings stay without network', async () => {
  const { email } = await register();
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
