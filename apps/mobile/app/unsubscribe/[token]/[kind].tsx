import { optionalMails } from '@metade/domain/optional-mail.ts';
import { router, useLocalSearchParams } from 'expo-router';
import { useCallback } from 'react';
import { useApi, useLoaded } from '../../../src/api/api';
import { Outcome } from '../../../src/forms/outcome';
import { useSending } from '../../../src/forms/use-form';
import { Banner } from '../../../src/parts/banner';
import { Button } from '../../../src/parts/button';
import { Loading } from '../../../src/parts/loading';
import { goBack, Screen } from '../../../src/parts/screen';
import { T } from '../../../src/parts/text';
import { useWords } from '../../../src/words/words';

/** One kind of mail, switched off or on again by the link at the foot of such a mail. */
export default function Unsubscribe() {
  const asked = useLocalSearchParams<{ token: string; kind: string }>();
  const { token } = asked;
  const { m } = useWords();
  const api = useApi();
  const sending = useSending();
  const { value, failure, again, put } = useLoaded(
    useCallback(
      async (signal) => (await api.call('getUnsubscription', { params: { token } }, { signal })).data.off,
      [api, token],
    ),
  );
  const back = () => goBack('/profile');
  const kind = optionalMails.find((one) => one === asked.kind);
  if (!value || !kind)
    return (
      <Screen title={m.mails.title} onBack={back}>
        <Loading failure={kind ? failure : 'missing'} again={again} back={back} />
      </Screen>
    );
  const isOff = value.includes(kind);
  const turn = () =>
    void sending.send(async () =>
      put((await api.call('unsubscribe', { params: { token }, body: { kind, on: isOff } })).data.off),
    );
  return (
    <Screen title={m.mails.title} onBack={back}>
      <T>{m.mails.kinds[kind]}</T>
      {isOff ? <Banner tone="ok">{m.mails.ended}</Banner> : null}
      <Outcome of={sending} />
      <Button kind={isOff ? 'plain' : 'brand'} disabled={sending.busy} onPress={turn}>
        {isOff ? m.mails.again : m.mails.end}
      </Button>
      <Button onPress={() => router.push('/account/notices')}>{m.mails.all}</Button>
      <T kind="small" tone="ink2">
        {m.mails.alwaysText}
      </T>
    </Screen>
  );
}
