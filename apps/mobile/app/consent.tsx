import type { Answer } from '@metade/api-client/client.ts';
import { router } from 'expo-router';
import { useCallback, useEffect } from 'react';
import { View } from 'react-native';
import { useApi, useLoaded } from '../src/api/api';
import { askLater } from '../src/content/consent-ask';
import { Outcome } from '../src/forms/outcome';
import { useSending } from '../src/forms/use-form';
import { Button } from '../src/parts/button';
import { Loading } from '../src/parts/loading';
import { goBack, Screen } from '../src/parts/screen';
import { T } from '../src/parts/text';
import { useSession } from '../src/session/session';
import { radius, space, useTheme } from '../src/theme/theme';
import { useWords } from '../src/words/words';

type Consent = Answer<'getConsent'>['data'];

/** What changed in the texts that somebody agreed to, and the question for new consent. */
export default function ConsentScreen() {
  const { m, date } = useWords();
  const words = m.consent;
  const { colour } = useTheme();
  const { put } = useSession();
  const api = useApi();
  const sending = useSending();
  const { value, failure, again } = useLoaded(
    useCallback(async (signal) => (await api.call('getConsent', {}, { signal })).data, [api]),
  );
  const leave = useCallback(async () => {
    const { data } = await api.call('getIdentity', {});
    put(data);
    goBack();
  }, [api, put]);
  const isDue = value?.due;
  useEffect(() => {
    // Agreed to elsewhere meanwhile.
    if (isDue === false) void leave().catch(() => goBack());
  }, [isDue, leave]);
  const agree = ({ asked }: Consent) =>
    sending.send(async () => {
      await api.call('giveConsent', { body: { version: asked } });
      await leave();
    });
  const later = () => {
    if (value) askLater(value.asked);
    goBack();
  };
  return (
    <Screen title={words.title} close onBack={later}>
      <T tone="ink2">{words.text}</T>
      {value ? null : <Loading failure={failure} again={again} />}
      {value?.texts.map(({ kind, version, date: day, changes }) => (
        <View
          key={kind}
          style={{
            padding: space.s5,
            gap: space.s2,
            borderRadius: radius.card,
            borderWidth: 1,
            borderColor: colour.line,
            backgroundColor: colour.surface,
          }}
        >
          <T kind="heading" role="heading" aria-level={2}>
            {kind === 'terms' ? m.site.terms : m.site.privacy}
          </T>
          <T kind="small" tone="ink3">
            {m.content.version(version, date(day, 'year'))}
          </T>
          {changes ? <T>{changes}</T> : null}
          <Button onPress={() => router.push(kind === 'terms' ? '/terms' : '/privacy-policy')}>{words.read}</Button>
        </View>
      ))}
      <Outcome of={sending} />
      {value?.due ? (
        <>
          <Button kind="brand" disabled={sending.busy} onPress={() => void agree(value)}>
            {words.agree}
          </Button>
          <Button onPress={later}>{words.later}</Button>
          <T kind="small" tone="ink3">
            {words.laterNote}
          </T>
        </>
      ) : null}
    </Screen>
  );
}
