import { router } from 'expo-router';
import type { ReactNode } from 'react';
import type { Failure } from '../api/api';
import { useSession } from '../session/session';
import { useWords } from '../words/words';
import { Button, Empty } from './button';
import { Outdated } from './outdated';
import { CardSkeletons } from './skeleton';

/** In place of what has not come: that it is on its way, or what to do. Of something that there is not it says so, with the way back; missing: says it otherwise. */
export function Loading({
  failure,
  again,
  missing,
  back,
}: {
  failure: Failure | null;
  again: () => void;
  missing?: ReactNode;
  back?: () => void;
}) {
  const { m, app } = useWords();
  const { ended } = useSession();
  switch (failure) {
    case null:
      return <CardSkeletons />;
    case 'outdated':
      return <Outdated />;
    case 'missing':
      return (
        missing ?? <Empty title={m.site.notFound}>{back ? <Button onPress={back}>{m.site.back}</Button> : null}</Empty>
      );
    case 'signed_out':
      return (
        <Empty title={m.account.title} text={ended ? app.sessionEnded : app.signInToSee}>
          <Button kind="brand" onPress={() => router.push('/sign-in')}>
            {m.account.signIn}
          </Button>
        </Empty>
      );
    case 'away':
      return (
        <Empty title={app.retry}>
          <Button onPress={again}>{m.site.tryAgain}</Button>
        </Empty>
      );
  }
}
