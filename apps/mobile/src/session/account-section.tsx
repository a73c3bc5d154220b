import { router } from 'expo-router';
import ChevronRight from 'lucide-react-native/icons/chevron-right';
import { useCallback, useEffect } from 'react';
import { Pressable, View } from 'react-native';
import { useApi, useLoaded } from '../api/api';
import { HostEntrance } from '../host/host-entrance';
import { openPage } from '../links/open-page';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { T } from '../parts/text';
import { Section } from '../restaurant/section';
import { space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { LogOut } from './log-out';
import { useSession } from './session';

/** Who is signed in, and what they may do with their account; or the way in. */
export function AccountSection() {
  const { m, app, locale } = useWords();
  const { user, token, ended } = useSession();
  if (!user || !token) {
    return (
      <Section title={m.account.profileTitle}>
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
      <T kind="name">{user.profile.name}</T>
      <T kind="small" tone="ink2">
        {user.email}
      </T>
      <View>
        <Row name={m.profile.sessions} onPress={() => router.push('/sessions')} />
        <Row name={m.profile.details} onPress={() => openPage('/profile/edit', locale)} />
        <Row name={m.cards.title} onPress={() => openPage('/profile/cards/read', locale)} />
        <Row name={m.profile.deleteLink} onPress={() => openPage('/profile/delete', locale)} />
      </View>
      <HostEntrance />
      <LogOut />
    </Section>
  );
}

/** Shows what the account is now, and keeps its session open for those who use the app. */
function FreshUser() {
  const api = useApi();
  const { put } = useSession();
  const { value } = useLoaded(
    useCallback(
      async (signal) => {
        await api.call('renewSession', {}, { signal });
        return (await api.call('getIdentity', {}, { signal })).data;
      },
      [api],
    ),
  );
  useEffect(() => {
    if (value) put(value);
  }, [value, put]);
  return null;
}

function Row({ name, onPress }: { name: string; onPress: () => void }) {
  const { colour } = useTheme();
  return (
    <Pressable
      role="link"
      onPress={onPress}
      style={{
        minHeight: 52,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: space.s2,
        borderBottomWidth: 1,
        borderBottomColor: colour.line,
      }}
    >
      <T style={{ flexShrink: 1 }}>{name}</T>
      <ChevronRight color={colour.ink3} size={18} />
    </Pressable>
  );
}
