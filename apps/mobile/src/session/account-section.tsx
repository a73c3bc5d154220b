import { router } from 'expo-router';
import { useCallback, useEffect } from 'react';
import { View } from 'react-native';
import { mayHaveSecondStep } from '@metade/domain/works-here.ts';
import { Avatar } from '../account/picture-form';
import { useApi, useLoaded } from '../api/api';
import { HostEntrance } from '../host/host-entrance';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { LinkRow } from '../parts/link-row';
import { T } from '../parts/text';
import { Section } from '../restaurant/section';
import { space } from '../theme/theme';
import { useWords } from '../words/words';
import { LogOut } from './log-out';
import { useSession } from './session';

/** Who is signed in, and what they may do with their account; or the way in. */
export function AccountSection() {
  const { m, app } = useWords();
  const { user, token, ended, erased } = useSession();
  if (!user || !token) {
    return (
      <Section title={m.account.profileTitle}>
        {erased ? <Banner tone="ok">{m.profile.deleted}</Banner> : null}
        {ended ? <Banner tone="wait">{app.sessionEnded}</Banner> : <T tone="ink2">{app.signInToSee}</T>}
        <Button kind="brand" onPress={() => router.push('/sign-in')}>
          {m.account.title}
        </Button>
      </Section>
    );
  }
  return (
    <Section title={m.account.profileTitle}>
      <FreshUser />
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s4 }}>
        <Avatar user={user} size={64} />
        <View style={{ flex: 1 }}>
          <T kind="name">{user.profile.name}</T>
          <T kind="small" tone="ink2">
            {user.email}
          </T>
        </View>
      </View>
      {user.emailVerified ? null : (
        <Banner
          tone="wait"
          action={<Button onPress={() => router.push('/account/email')}>{m.profile.sendLink}</Button>}
        >
          {m.profile.emailOpen}
        </Banner>
      )}
      <View>
        <LinkRow name={m.profile.details} onPress={() => router.push('/account/details')} />
        <LinkRow name={m.rewards.menu} onPress={() => router.push('/rewards')} />
        <LinkRow name={m.gift.plural} onPress={() => router.push('/gifts')} />
        <LinkRow name={m.cards.title} onPress={() => router.push('/cards')} />
        <LinkRow name={m.profile.addresses} onPress={() => router.push('/account/addresses')} />
        <LinkRow name={m.profile.email} onPress={() => router.push('/account/email')} />
        <LinkRow name={m.profile.password} onPress={() => router.push('/account/password')} />
        <LinkRow name={m.push.title} onPress={() => router.push('/account/notices')} />
        <LinkRow name={m.mails.calendar} onPress={() => router.push('/account/calendar')} />
        <LinkRow name={m.profile.sessions} onPress={() => router.push('/sessions')} />
        {mayHaveSecondStep(user) ? (
          <LinkRow name={m.profile.twoFactor} onPress={() => router.push('/account/two-factor')} />
        ) : null}
        <LinkRow name={m.profile.yourData} onPress={() => router.push('/account/data')} />
      </View>
      <HostEntrance />
      <LogOut />
    </Section>
  );
}

/** Shows what the account is now. */
function FreshUser() {
  const api = useApi();
  const { put } = useSession();
  const { value } = useLoaded(
    useCallback(async (signal) => (await api.call('getIdentity', {}, { signal })).data, [api]),
  );
  useEffect(() => {
    if (value) put(value);
  }, [value, put]);
  return null;
}
