import { diner as m } from '@metade/i18n/pt/diner.ts';
import { app as words } from '@metade/i18n/pt/app.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { goOffline, open, told } from './support/open';

const patient = { timeout: 30_000 };

test('a table is found in the list, chosen on its restaurant’s screen, and held', async () => {
  await open('/');
  const field = await screen.findByLabelText(m.search.byName, {}, patient);
  await fireEvent.changeText(field, told.name);
  await fireEvent(field, 'submitEditing');
  await fireEvent.press(await screen.findByText(told.name, {}, patient));
  await screen.findByLabelText(m.restaurant.bookTitle, {}, patient);
  const from = `/restaurant/${told.slug}?date=${told.date}&slot=${told.slot}`;
  await screen.unmount();
  await open(from);
  await fireEvent.press(await screen.findByText(words.continueWith('20:00', ''), { exact: false }, patient));
  await screen.findByText(m.checkout.youTitle, {}, patient);
  const answer = await fetch(`${told.url}/v1/restaurant/${told.slug}/availability?people=2`);
  const { data } = (await answer.json()) as { data: { date: string; slots: { slot: string; left?: number }[] }[] };
  expect(data.find(({ date }) => date === told.date)?.slots.map(({ slot }) => slot)).toContain(told.slot);
});

test('without network the screen says so, and goes on once it is back', async () => {
  const comesBack = goOffline();
  await open(`/restaurant/${told.slug}`);
  await screen.findByText(words.retry, {}, patient);
  comesBack();
  await fireEvent.press(screen.getByText(m.site.tryAgain));
  await screen.findByText(told.name, {}, patient);
  await waitFor(() => expect(screen.queryByText(words.retry)).toBeNull(), patient);
});

test('a restaurant that there is not says so', async () => {
  await open('/restaurant/nobody-has-this-name');
  await screen.findByText(m.site.notFound, {}, patient);
});
