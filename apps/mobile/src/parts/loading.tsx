import { router } from 'expo-router';
import type { ReactNode } from 'react';
import type { Failure } from '../api/api';
import { useSession } from '../session/session';
import { useWords } from '../words/words';
import { Button, Empty } from './button';
import { Outdated } from './outdated';
import { CardSkeletons } from './skeleton';

/** In place of what has not come: that it is on its way, or what to do. missing: what is shown of something that there is not. */
export function Loading({
  failure,
  again,
  missing,
}: {
  failure: Failure | null;
  again: () => void;
  missing?: ReactNode;
}) {
  const { m, app } = useWords();
  const { ended } = useSession();
  switch (failure) {
    case null:
      return <CardSkeletons />;
    case 'outdated':
      return <Outdated />;
    case 'missing':
      return missing ?? <Empty title={m.site.notFound} />;
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
