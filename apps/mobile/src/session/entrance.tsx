import type { HandOver } from '@metade/booking-flow/hand-over.ts';
import { router } from 'expo-router';
import { useCallback, useState } from 'react';
import { View } from 'react-native';
import { useApi } from '../api/api';
import { Choices } from '../forms/choices';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { TabRow, Tick } from '../parts/choice';
import { Field } from '../parts/field';
import { T } from '../parts/text';
import { space } from '../theme/theme';
import { useSite } from '../site/site';
import { useWords } from '../words/words';
import { type Entered, enterBy, nothingTyped, type Typed, type Way } from './entrance-calls';
import { PlaceField } from './place-field';
import { useSession } from './session';

/** Log-in and sign-up, on the screen where they are needed. order: the guest's table that is to be paid for. city: of that table. */
export function Entrance({
  order,
  city,
  begin = 'register',
  invite = null,
  unlock = null,
  onEntered,
}: {
  order: string | null;
  city?: { name: string; country: string };
  begin?: 'register' | 'login';
  /** The code of a friend's invitation that is good. */
  invite?: string | null;
  unlock?: string | null;
  onEntered: (handOver: HandOver) => void;
}) {
  const { m, app, locale } = useWords();
  const { account } = m;
  const api = useApi();
  const site = useSite();
  const { guest, device, enter } = useSession();
  const [way, setWay] = useState<Way>(begin);
  const [typed, setTyped] = useState<Typed>(nothingTyped);
  const [codeRequest, setCodeRequest] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ message: string; fields: Record<string, string> }>({
    message: '',
    fields: {},
  });
  const [busy, setBusy] = useState(false);
  const type = useCallback((part: Partial<Typed>) => {
    setTyped((now) => ({ ...now, ...part }));
    // What is typed anew is no longer wrong.
    const typedNow = new Set(Object.keys(part));
    setProblem(({ message, fields }) => ({
      message,
      fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !typedNow.has(name))),
    }));
  }, []);
  const pickRegion = useCallback((region: string) => type({ region }), [type]);
  const choose = (next: Way) => {
    setWay(next);
    setCodeRequest(null);
    setProblem({ message: '', fields: {} });
  };

  const shown = (result: Entered) => {
    switch (result.kind) {
      case 'in':
        enter(result.answer);
        return onEntered(result.handOver);
      case 'code_sent':
        return setCodeRequest(result.codeRequest);
      case 'second_step':
        type({ code: '' });
        setChallenge(result.challenge);
        return setWay('second-step');
      case 'register':
        setWay('register');
        type({ byCode: true });
        return setProblem({ message: result.message, fields: {} });
      case 'again':
        setWay('login');
        return setProblem({ message: result.message, fields: {} });
      case 'refused':
        return setProblem(result);
    }
  };
  const send = async (again = false) => {
    if (busy) return;
    setBusy(true);
    try {
      const asked = { guest, device, locale, codeRequest: again ? null : codeRequest, challenge, invite, unlock };
      const entered = await enterBy(api, way, typed, asked, order);
      // Not before the answer: what moves up under a finger is pressed by its second tap.
      setProblem({ message: '', fields: {} });
      shown(entered);
    } catch {
      setProblem({ message: app.retry, fields: {} });
    } finally {
      setBusy(false);
    }
  };

  const { fields } = problem;
  const email = (
    <Field
      label={account.email}
      value={typed.email}
      onChange={(value) => type({ email: value })}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      error={fields.email}
    />
  );
  const password = (
    <Field
      label={account.password}
      value={typed.password}
      onChange={(value) => type({ password: value })}
      secureTextEntry
      autoComplete={way === 'register' ? 'new-password' : 'current-password'}
      hint={way === 'register' ? account.passwordHint(site.config?.settings.passwordMin ?? 8) : undefined}
      error={fields.password}
    />
  );
  const minutes = site.config?.settings.emailCodeMinutes ?? 10;
  const code = codeRequest ? (
    <View style={{ gap: space.s3 }}>
      <Banner tone="ok">{account.codeSent(typed.email, minutes)}</Banner>
      <Field
        label={account.codeField}
        value={typed.code}
        onChange={(value) => type({ code: value })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        error={fields.code}
      />
      <Button onPress={() => void send(true)}>{account.codeAgain}</Button>
    </View>
  ) : null;
  const alert = problem.message ? (
    <Banner tone="bad" urgent>
      {problem.message}
    </Banner>
  ) : null;

  if (way === 'second-step') {
    return (
      <View style={{ gap: space.s4 }}>
        {alert}
        <T tone="ink2">{account.secondStepText}</T>
        <Field
          label={account.secondStepCode}
          value={typed.code}
          onChange={(value) => type({ code: value })}
          autoComplete="one-time-code"
          autoCapitalize="none"
          error={fields.code}
        />
        <Button kind="brand" disabled={busy} onPress={() => void send()}>
          {account.signIn}
        </Button>
        <Button onPress={() => choose('login')}>{account.backToSignIn}</Button>
      </View>
    );
  }
  return (
    <View style={{ gap: space.s4 }}>
      <TabRow
        label={account.title}
        names={{ register: account.firstTime, login: account.haveOne }}
        chosen={way === 'register' ? 'register' : 'login'}
        onPick={choose}
      />
      {alert}
      {way === 'register' ? (
        <>
          <Field
            label={account.firstName}
            value={typed.first_name}
            onChange={(value) => type({ first_name: value })}
            autoComplete="given-name"
            error={fields.first_name}
          />
          <Field
            label={account.lastName}
            value={typed.last_name}
            onChange={(value) => type({ last_name: value })}
            autoComplete="family-name"
            error={fields.last_name}
          />
          {email}
          <Choices
            label={account.wayTitle}
            names={{ password: account.byPassword, code: account.byCode }}
            chosen={typed.byCode ? 'code' : 'password'}
            onPick={(one) => type({ byCode: one === 'code' })}
          />
          {typed.byCode ? null : password}
          <Choices
            label={account.gender}
            names={{ female: account.female, male: account.male }}
            chosen={typed.gender}
            error={fields.gender}
            onPick={(gender) => type({ gender })}
          />
          <PlaceField chosen={typed.region} near={city} error={fields.region} onPick={pickRegion} />
          <Tick
            label={account.agree}
            checked={typed.terms}
            error={fields.terms}
            onPress={() => type({ terms: !typed.terms })}
          />
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
            <Button onPress={() => router.push('/terms')}>{m.site.terms}</Button>
            <Button onPress={() => router.push('/privacy-policy')}>{m.site.privacy}</Button>
          </View>
          {code}
          <Button kind="brand" disabled={busy} onPress={() => void send()}>
            {typed.byCode && !codeRequest ? account.codeSend : order ? account.signUpHere : account.signUp}
          </Button>
        </>
      ) : (
        <>
          {email}
          {way === 'login' ? password : code}
          <Button kind="brand" disabled={busy} onPress={() => void send()}>
            {way === 'code' && !codeRequest ? account.codeSend : account.signIn}
          </Button>
          <Button onPress={() => choose(way === 'login' ? 'code' : 'login')}>
            {way === 'login' ? account.signInByCode : account.signInByPassword}
          </Button>
          {way === 'login' ? <Button onPress={() => router.push('/forgot')}>{account.forgot}</Button> : null}
        </>
      )}
    </View>
  );
}
