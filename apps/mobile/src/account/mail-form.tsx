import { optionalMails, type OptionalMail } from '@metade/domain/optional-mail.ts';
import { useCallback, useState } from 'react';
import { View } from 'react-native';
import { useApi, useLoaded } from '../api/api';
import { Outcome } from '../forms/outcome';
import { useSending } from '../forms/use-form';
import { Button } from '../parts/button';
import { Tick } from '../parts/choice';
import { Loading } from '../parts/loading';
import { T } from '../parts/text';
import { Section } from '../restaurant/section';
import { useWords } from '../words/words';

/** Mails to switch on or off; the others are always sent. */
export function MailForm() {
  const { m } = useWords();
  const api = useApi();
  const { value, failure, again } = useLoaded(
    useCallback(async (signal) => (await api.call('getMailSettings', {}, { signal })).data.off, [api]),
  );
  return (
    <Section inset={false} title={m.mails.title}>
      <T tone="ink2">{m.mails.text}</T>
      {value ? <Mails saved={value} /> : <Loading failure={failure} again={again} />}
    </Section>
  );
}

function Mails({ saved }: { saved: readonly OptionalMail[] }) {
  const { m } = useWords();
  const api = useApi();
  const sending = useSending();
  const [off, setOff] = useState(saved);
  const turn = (kind: OptionalMail) => {
    setOff((now) => (now.includes(kind) ? now.filter((one) => one !== kind) : [...now, kind]));
    sending.clear();
  };
  return (
    <>
      <View role="group" aria-label={m.mails.title}>
        {optionalMails.map((kind) => (
          <Tick key={kind} label={m.mails.kinds[kind]} checked={!off.includes(kind)} onPress={() => turn(kind)} />
        ))}
      </View>
      <T kind="small" tone="ink2">
        {m.mails.alwaysText}
      </T>
      <Outcome of={sending} words={m.profile.saved} />
      <Button
        label={`${m.profile.save}: ${m.mails.title}`}
        disabled={sending.busy}
        onPress={() => void sending.send(() => api.call('saveMailSettings', { body: { off: [...off] } }))}
      >
        {m.profile.save}
      </Button>
    </>
  );
}
