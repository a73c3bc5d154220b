import { router, useLocalSearchParams } from 'expo-router';
import { useCallback, useEffect } from 'react';
import { useApi, useLoaded } from '../src/api/api';
import { Banner } from '../src/parts/banner';
import { goBack, Screen } from '../src/parts/screen';
import { CardSkeletons } from '../src/parts/skeleton';
import { T } from '../src/parts/text';
import { findInvitation } from '../src/rewards/find-invitation';
import { Entrance } from '../src/session/entrance';
import { useSession } from '../src/session/session';
import { useWords } from '../src/words/words';

/** The way in, also by a friend's link, which those who are in already may accept. */
export default function SignIn() {
  const { m, app } = useWords();
  const { ended, token } = useSession();
  const { invite, unlock } = useLocalSearchParams<{ invite?: string; unlock?: string }>();
  const isIn = token !== null;
  useEffect(() => {
    if (isIn && invite) router.replace(`/rewards?invite=${encodeURIComponent(invite)}`);
  }, [isIn, invite]);
  const api = useApi();
  const { value: invitation, failure } = useLoaded(
    useCallback(
      (signal: AbortSignal) => (invite ? findInvitation(api, invite, signal) : Promise.resolve(null)),
      [api, invite],
    ),
  );
  const isGood = invitation !== null && invitation !== 'gone';
  return (
    <Screen title={m.account.title} close>
      {isGood ? (
        <Banner tone="ok" title={m.rewards.wasInvited(invitation.points)}>
          {m.rewards.invitedBy(invitation.name)}
        </Banner>
      ) : invitation === 'gone' ? (
        <Banner tone="neutral">{m.rewards.inviteGone}</Banner>
      ) : ended ? (
        <Banner tone="wait">{app.sessionEnded}</Banner>
      ) : (
        <T tone="ink2">{app.signInToSee}</T>
      )}
      {invite && !invitation && !failure ? (
        <CardSkeletons />
      ) : (
        <Entrance
          order={null}
          begin={isGood ? 'register' : 'login'}
          invite={isGood ? (invite ?? null) : null}
          unlock={unlock ?? null}
          onEntered={() => {
            if (!invite) goBack('/profile');
          }}
        />
      )}
    </Screen>
  );
}
