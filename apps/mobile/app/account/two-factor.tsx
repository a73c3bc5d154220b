import type { Answer } from '@metade/api-client/client.ts';
import type { User } from '@metade/contracts/auth.ts';
import { mayHaveSecondStep } from '@metade/domain/works-here.ts';
import { drawQr } from '@metade/ui/draw-qr.ts';
import { useCallback, useMemo, useState } from 'react';
import { Linking, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { OwnScreen } from '../../src/account/own-screen';
import { useApi } from '../../src/api/api';
import { Outcome } from '../../src/forms/outcome';
import { useForm } from '../../src/forms/use-form';
import { Banner } from '../../src/parts/banner';
import { Button, Empty } from '../../src/parts/button';
import { Field } from '../../src/parts/field';
import { goBack } from '../../src/parts/screen';
import { T } from '../../src/parts/text';
import { useSession } from '../../src/session/session';
import { radius, space } from '../../src/theme/theme';
import { useWords } from '../../src/words/words';

/** The second step at sign-in, for those who may have one: off, being set up, just turned on with its recovery codes, or on. */
export default function TwoFactor() {
  const { m } = useWords();
  return (
    <OwnScreen title={m.profile.twoFactor}>
      {(user) => (mayHaveSecondStep(user) ? <SecondStep user={user} /> : <Empty title={m.site.notFound} />)}
    </OwnScreen>
  );
}

function SecondStep({ user }: { user: User }) {
  const { put } = useSession();
  const api = useApi();
  const [key, setKey] = useState<Answer<'startTwoFactor'>['data'] | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refresh = useCallback(async () => put((await api.call('getIdentity', {})).data), [api, put]);
  if (codes) return <RecoveryCodes codes={codes} />;
  if (key)
    return (
      <Confirm
        setUp={key}
        onConfirmed={async (made) => {
          setCodes(made);
          await refresh();
        }}
      />
    );
  return user.twoFactor ? <TurnOff onOff={refresh} /> : <Start onStarted={setKey} />;
}

function Start({ onStarted }: { onStarted: (key: Answer<'startTwoFactor'>['data']) => void }) {
  const { m } = useWords();
  const api = useApi();
  const form = useForm({ password: '' });
  const start = () => form.send(async () => onStarted((await api.call('startTwoFactor', { body: form.typed })).data));
  return (
    <>
      <T tone="ink2">{m.profile.twoFactorText}</T>
      <Field
        label={m.profile.currentPassword}
        {...form.field('password')}
        secureTextEntry
        autoComplete="current-password"
      />
      <Outcome of={form} />
      <Button kind="brand" disabled={form.busy} onPress={() => void start()}>
        {m.profile.twoFactorSetUp}
      </Button>
    </>
  );
}

function Confirm({
  setUp: { secret, uri },
  onConfirmed,
}: {
  setUp: Answer<'startTwoFactor'>['data'];
  onConfirmed: (codes: readonly string[]) => Promise<void>;
}) {
  const { m, app } = useWords();
  const api = useApi();
  const form = useForm({ code: '' });
  const qr = useMemo(() => drawQr(uri), [uri]);
  const confirm = () =>
    form.send(async () => {
      const { data } = await api.call('confirmTwoFactor', { body: { code: form.typed.code.trim() } });
      await onConfirmed(data.recovery_codes);
    });
  return (
    <>
      <T tone="ink2">{m.profile.twoFactorScan}</T>
      <View
        aria-hidden
        style={{ alignSelf: 'flex-start', padding: space.s4, borderRadius: radius.card, backgroundColor: '#ffffff' }}
      >
        <Svg width={192} height={192} viewBox={`0 0 ${qr.size} ${qr.size}`}>
          <Path d={qr.path} fill="#000000" />
        </Svg>
      </View>
      <T kind="small" selectable>{`${m.profile.twoFactorKey}: ${secret.replace(/(.{4})/g, '$1 ').trim()}`}</T>
      <Button onPress={() => void Linking.openURL(uri).catch(() => null)}>{app.account.openAuthenticator}</Button>
      <Field
        label={m.profile.twoFactorCode}
        {...form.field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
      <Outcome of={form} />
      <Button kind="brand" disabled={form.busy} onPress={() => void confirm()}>
        {m.profile.twoFactorConfirm}
      </Button>
    </>
  );
}

function TurnOff({ onOff }: { onOff: () => Promise<void> }) {
  const { m } = useWords();
  const api = useApi();
  const form = useForm({ code: '' });
  const end = () =>
    form.send(async () => {
      await api.call('endTwoFactor', { body: { code: form.typed.code.trim() } });
      await onOff();
    });
  return (
    <>
      <Banner tone="ok">{m.profile.twoFactorOn}</Banner>
      <Field
        label={m.profile.twoFactorEndCode}
        {...form.field('code')}
        hint={m.profile.twoFactorEndHint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={40}
      />
      <Outcome of={form} />
      <Button disabled={form.busy} onPress={() => void end()}>
        {m.profile.twoFactorOff}
      </Button>
    </>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { m } = useWords();
  return (
    <>
      <T kind="heading" role="heading" aria-level={2}>
        {m.profile.recoveryTitle}
      </T>
      <T tone="ink2">{m.profile.recoveryText}</T>
      <T kind="strong" selectable>
        {codes.join('\n')}
      </T>
      <Button kind="brand" onPress={() => goBack('/profile')}>
        {m.profile.recoveryKept}
      </Button>
    </>
  );
}
