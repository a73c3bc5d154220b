import type { Answer } from '@metade/api-client/client.ts';
import { formatDate } from '@metade/i18n/format-date.ts';
import { useCallback } from 'react';
import { View } from 'react-native';
import { SecurityEvents } from '../src/account/security-events';
import { useApi, useLoaded } from '../src/api/api';
import { Button } from '../src/parts/button';
import { Loading } from '../src/parts/loading';
import { Screen } from '../src/parts/screen';
import { T } from '../src/parts/text';
import { space, useTheme } from '../src/theme/theme';
import { useWords } from '../src/words/words';

type OpenSession = Answer<'listSessions'>['data'][number];

/** Where the account is logged in; each session can be ended. */
export default function Sessions() {
  const { colour } = useTheme();
  const { m, locale } = useWords();
  const words = m.profile;
  const api = useApi();
  const { value, failure, again, put } = useLoaded(
    useCallback(async (signal) => (await api.call('listSessions', {}, { signal })).data, [api]),
  );
  const end = async (what: () => Promise<{ data: OpenSession[] }>) => {
    try {
      put((await what()).data);
    } catch {
      again();
    }
  };
  const when = (instant: string) => formatDate(instant.slice(0, 10), locale, 'past');
  const nameOf = ({ browser, system }: OpenSession) =>
    browser && system ? words.sessionOn(browser, system) : (browser ?? system ?? words.unknownDevice);
  return (
    <Screen title={words.sessions}>
      <T tone="ink2">{words.sessionsText}</T>
      {value ? null : <Loading failure={failure} again={again} />}
      {value?.map((session) => (
        <View
          key={session._id}
          style={{ gap: space.s1, paddingBottom: space.s3, borderBottomWidth: 1, borderBottomColor: colour.line }}
        >
          <T kind="strong">{nameOf(session)}</T>
          <T kind="small" tone="ink2">
            {session.current
              ? words.thisSession
              : `${words.sessionSince(when(session.started))}, ${words.sessionSeen(when(session.seen))}`}
          </T>
          {session.current ? null : (
            <Button
              label={`${words.endSession}: ${nameOf(session)}`}
              onPress={() => void end(() => api.call('endSession', { params: { id: session._id } }))}
            >
              {words.endSession}
            </Button>
          )}
        </View>
      ))}
      {value && value.length > 1 ? (
        <Button onPress={() => void end(() => api.call('endOtherSessions', {}))}>{words.endOthers}</Button>
      ) : null}
      <SecurityEvents />
    </Screen>
  );
}
