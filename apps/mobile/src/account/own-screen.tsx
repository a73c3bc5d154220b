import type { User } from '@metade/contracts/auth.ts';
import { router } from 'expo-router';
import type { ReactNode } from 'react';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { goBack, Screen } from '../parts/screen';
import { T } from '../parts/text';
import { useSession } from '../session/session';
import { useWords } from '../words/words';

/** A screen of one's own account: others are asked to log in. */
export function OwnScreen({ title, children }: { title: string; children: (user: User) => ReactNode }) {
  const { m, app } = useWords();
  const { user, token, ended } = useSession();
  return (
    <Screen title={title} onBack={() => goBack('/profile')}>
      {user && token ? (
        children(user)
      ) : (
        <>
          {ended ? <Banner tone="wait">{app.sessionEnded}</Banner> : <T tone="ink2">{m.account.returnNote}</T>}
          <Button kind="brand" onPress={() => router.push('/sign-in')}>
            {m.account.signIn}
          </Button>
        </>
      )}
    </Screen>
  );
}
