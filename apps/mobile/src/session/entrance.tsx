import { router } from 'expo-router';
import { useCallback } from 'react';
import { View } from 'react-native';
import { Choices } from '../forms/choices';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { TabRow, Tick } from '../parts/choice';
import { Field } from '../parts/field';
import { T } from '../parts/text';
import { space } from '../theme/theme';
import { useSite } from '../site/site';
import { useWords } from '../words/words';
import { PlaceField } from './place-field';
import { type EntranceForm, type EntranceWish, useEntrance } from './use-entrance';

type City = { name: string; country: string };

/** Log-in and sign-up, on the screen where they are needed. city: of the table that is to be paid for. */
export function Entrance({
  order,
  city,
  begin = 'register',
  invite = null,
  unlock = null,
  onEntered,
}: Pick<EntranceWish, 'order' | 'onEntered'> & Partial<EntranceWish> & { city?: City }) {
  const { m } = useWords();
  const { account } = m;
  const form = useEntrance({ order, begin, invite, unlock, onEntered });
  const { way, choose, message } = form;
  const alert = message ? (
    <Banner tone="bad" urgent>
      {message}
    </Banner>
  ) : null;
  if (way === 'second-step') {
    return (
      <View style={{ gap: space.s4 }}>
        {alert}
        <SecondStep form={form} />
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
        <Register form={form} city={city} submit={order ? account.signUpHere : account.signUp} />
      ) : (
        <LogIn form={form} />
      )}
    </View>
  );
}

function SecondStep({ form }: { form: EntranceForm }) {
  const { m } = useWords();
  const { account } = m;
  const { typed, type, fields, busy, choose, send } = form;
  return (
    <>
      <T tone="ink2">{account.secondStepText}</T>
      <Field
        label={account.secondStepCode}
        value={typed.code}
        onChange={(value) => type({ code: value })}
        autoComplete="one-time-code"
        autoCapitalize="none"
        error={fields.code}
      />
      <Button kind="brand" disabled={busy} onPress={() => send()}>
        {account.signIn}
      </Button>
      <Button onPress={() => choose('login')}>{account.backToSignIn}</Button>
    </>
  );
}

function Register({ form, city, submit }: { form: EntranceForm; city: City | undefined; submit: string }) {
  const { m } = useWords();
  const { account } = m;
  const { typed, type, fields, busy, isCodeSent, send } = form;
  const pickRegion = useCallback((region: string) => type({ region }), [type]);
  return (
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
      <Email form={form} />
      <Choices
        label={account.wayTitle}
        names={{ password: account.byPassword, code: account.byCode }}
        chosen={typed.byCode ? 'code' : 'password'}
        onPick={(one) => type({ byCode: one === 'code' })}
      />
      {typed.byCode ? null : <Password form={form} />}
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
      <MailedCode form={form} />
      <Button kind="brand" disabled={busy} onPress={() => send()}>
        {typed.byCode && !isCodeSent ? account.codeSend : submit}
      </Button>
    </>
  );
}

function LogIn({ form }: { form: EntranceForm }) {
  const { m } = useWords();
  const { account } = m;
  const { way, choose, busy, isCodeSent, send } = form;
  return (
    <>
      <Email form={form} />
      {way === 'login' ? <Password form={form} /> : <MailedCode form={form} />}
      <Button kind="brand" disabled={busy} onPress={() => send()}>
        {way === 'code' && !isCodeSent ? account.codeSend : account.signIn}
      </Button>
      <Button onPress={() => choose(way === 'login' ? 'code' : 'login')}>
        {way === 'login' ? account.signInByCode : account.signInByPassword}
      </Button>
      {way === 'login' ? <Button onPress={() => router.push('/forgot')}>{account.forgot}</Button> : null}
    </>
  );
}

function Email({ form: { typed, type, fields } }: { form: EntranceForm }) {
  const { m } = useWords();
  return (
    <Field
      label={m.account.email}
      value={typed.email}
      onChange={(value) => type({ email: value })}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      error={fields.email}
    />
  );
}

function Password({ form: { way, typed, type, fields } }: { form: EntranceForm }) {
  const { m } = useWords();
  const { settings } = useSite();
  const isNew = way === 'register';
  return (
    <Field
      label={m.account.password}
      value={typed.password}
      onChange={(value) => type({ password: value })}
      secureTextEntry
      autoComplete={isNew ? 'new-password' : 'current-password'}
      hint={isNew ? m.account.passwordHint(settings.passwordMin) : undefined}
      error={fields.password}
    />
  );
}

/** The code that was mailed, once it was. */
function MailedCode({ form: { typed, type, fields, isCodeSent, send } }: { form: EntranceForm }) {
  const { m } = useWords();
  const { settings } = useSite();
  if (!isCodeSent) return null;
  return (
    <View style={{ gap: space.s3 }}>
      <Banner tone="ok">{m.account.codeSent(typed.email, settings.emailCodeMinutes)}</Banner>
      <Field
        label={m.account.codeField}
        value={typed.code}
        onChange={(value) => type({ code: value })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        error={fields.code}
      />
      <Button onPress={() => send(true)}>{m.account.codeAgain}</Button>
    </View>
  );
}
