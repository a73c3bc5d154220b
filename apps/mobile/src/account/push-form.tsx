import type { Answer } from '@metade/api-client/client.ts';
import type { User } from '@metade/contracts/auth.ts';
import { pushKinds, type PushKind } from '@metade/domain/push.ts';
import { useCallback, useState } from 'react';
import { View } from 'react-native';
import { useApi, useLoaded } from '../api/api';
import { Outcome } from '../forms/outcome';
import { useSending } from '../forms/use-form';
import { Button } from '../parts/button';
import { Tick } from '../parts/choice';
import { Loading } from '../parts/loading';
import { PickField } from '../parts/pick-field';
import { T } from '../parts/text';
import { Line } from '../rewards/line';
import { useWords } from '../words/words';
import { worksHere } from '@metade/domain/works-here.ts';

type Push = Answer<'getPush'>['data'];

/** What a person's devices are told and when, for all of them; and which others are. */
export function PushForm({ user }: { user: User }) {
  const { m } = useWords();
  const api = useApi();
  const { value, failure, again, put } = useLoaded(
    useCallback(async (signal) => (await api.call('getPush', {}, { signal })).data, [api]),
  );
  return (
    <>
      <T tone="ink2">{m.push.text}</T>
      {value ? (
        <>
          <Kinds user={user} push={value} />
          <Devices push={value} onRemoved={put} />
        </>
      ) : (
        <Loading failure={failure} again={again} />
      )}
    </>
  );
}

const isOfTeam = (kind: PushKind) => kind.startsWith('team_');
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const hours = Array.from({ length: 24 }, (_, hour) => ({ key: String(hour), name: clock(hour), note: '' }));

function Kinds({ user, push }: { user: User; push: Push }) {
  const { m } = useWords();
  const api = useApi();
  const sending = useSending();
  const [typed, setTyped] = useState({ off: push.off, quiet_from: push.quiet_from, quiet_to: push.quiet_to });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || push.zone;
  const type = (part: Partial<typeof typed>) => {
    setTyped((now) => ({ ...now, ...part }));
    sending.clear();
  };
  const turn = (kind: PushKind) =>
    type({ off: typed.off.includes(kind) ? typed.off.filter((one) => one !== kind) : [...typed.off, kind] });
  return (
    <>
      <T kind="smallStrong" role="heading" aria-level={3}>
        {m.push.what}
      </T>
      <View role="group" aria-label={m.push.what}>
        {pushKinds
          .filter((kind) => worksHere(user) || !isOfTeam(kind))
          .map((kind) => (
            <Tick
              key={kind}
              label={m.push.kinds[kind]}
              checked={!typed.off.includes(kind)}
              onPress={() => turn(kind)}
            />
          ))}
      </View>
      <T kind="smallStrong" role="heading" aria-level={3}>
        {m.push.quiet}
      </T>
      <PickField
        label={m.push.from}
        items={hours}
        chosen={String(typed.quiet_from)}
        onPick={(hour) => type({ quiet_from: Number(hour) })}
      />
      <PickField
        label={m.push.to}
        items={hours}
        chosen={String(typed.quiet_to)}
        onPick={(hour) => type({ quiet_to: Number(hour) })}
      />
      <T kind="small" tone="ink2">
        {m.push.quietText(zone.replaceAll('_', ' '))}
      </T>
      <Outcome of={sending} words={m.profile.saved} />
      <Button
        kind="brand"
        label={`${m.profile.save}: ${m.push.title}`}
        disabled={sending.busy}
        onPress={() => void sending.send(() => api.call('savePush', { body: { ...typed, zone } }))}
      >
        {m.profile.save}
      </Button>
    </>
  );
}

/** The others: this one has its own switch. */
function Devices({ push, onRemoved }: { push: Push; onRemoved: (push: Push) => void }) {
  const { m, date } = useWords();
  const api = useApi();
  const sending = useSending();
  const devices = push.devices.filter(({ current }) => !current);
  if (devices.length === 0) return null;
  return (
    <>
      <T kind="smallStrong" role="heading" aria-level={3}>
        {m.push.devices}
      </T>
      <Outcome of={sending} />
      {devices.map(({ _id, platform, browser, system, added }) => {
        const unknown = platform === 'expo' ? m.push.app : m.profile.unknownDevice;
        const name = browser && system ? m.profile.sessionOn(browser, system) : (browser ?? unknown);
        const remove = () =>
          sending.send(async () => onRemoved((await api.call('removePushDevice', { params: { id: _id } })).data));
        return (
          <View key={_id}>
            <Line title={name} text={m.push.since(date(added.slice(0, 10), 'past'))} />
            <Button label={`${m.push.remove}: ${name}`} disabled={sending.busy} onPress={() => void remove()}>
              {m.push.remove}
            </Button>
          </View>
        );
      })}
    </>
  );
}
