import { useCallback } from 'react';
import { Share } from 'react-native';
import { OwnScreen } from '../../src/account/own-screen';
import { useApi, useLoaded } from '../../src/api/api';
import { Outcome } from '../../src/forms/outcome';
import { useSending } from '../../src/forms/use-form';
import { Button } from '../../src/parts/button';
import { Loading } from '../../src/parts/loading';
import { T } from '../../src/parts/text';
import { useWords } from '../../src/words/words';

export default function OwnCalendar() {
  const { m } = useWords();
  return <OwnScreen title={m.mails.calendar}>{() => <CalendarAddress />}</OwnScreen>;
}

/** The secret calendar address of one's next bookings. */
function CalendarAddress() {
  const { m } = useWords();
  const api = useApi();
  const sending = useSending();
  const { value, failure, again, put } = useLoaded(
    useCallback(async (signal) => ({ calendar: (await api.call('getOwnCalendar', {}, { signal })).data }), [api]),
  );
  if (!value) return <Loading failure={failure} again={again} />;
  const { calendar } = value;
  const change = (name: 'renewOwnCalendar' | 'revokeOwnCalendar') =>
    void sending.send(async () => put({ calendar: (await api.call(name, {})).data }));
  return (
    <>
      <T tone="ink2">{m.mails.calendarText}</T>
      <Outcome of={sending} words={m.profile.saved} />
      {calendar ? (
        <>
          <T kind="smallStrong">{m.mails.address}</T>
          <T kind="small" selectable>
            {calendar.url}
          </T>
          <Button kind="brand" onPress={() => void Share.share({ message: calendar.url }).catch(() => null)}>
            {m.gift.share}
          </Button>
        </>
      ) : null}
      <Button disabled={sending.busy} onPress={() => change('renewOwnCalendar')}>
        {calendar ? m.mails.renew : m.mails.make}
      </Button>
      {calendar ? (
        <>
          <T kind="small" tone="ink2">
            {m.mails.renewHint}
          </T>
          <Button disabled={sending.busy} onPress={() => change('revokeOwnCalendar')}>
            {m.mails.turnOff}
          </Button>
        </>
      ) : null}
    </>
  );
}
