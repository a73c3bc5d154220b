import type { Answer } from '@metade/api-client/client.ts';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { useCallback, useState } from 'react';
import { api, refusalOf } from '../api.ts';
import { LogIn } from '../session/log-in.tsx';
import { useEntrance, type Session } from '../session/session.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { go } from '../shell/navigation.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { JoinForm } from './join-form.tsx';

type Invitation = Answer<'getTeamInvitation'>['data'];

/** Target of an invitation's link: sign up, or accept with an existing account. */
export default function JoinScreen({ token }: { token: string }) {
  const { m, locale } = useWords();
  const words = m.manage.join;
  const { session } = useEntrance();
  useTitle(words.title);
  const load = useCallback(
    () =>
      api.call('getTeamInvitation', { params: { token } }, { locale }).then(
        ({ data }) => data,
        (error: unknown) => {
          if (refusalOf(error)) return 'over' as const;
          throw error;
        },
      ),
    [token, locale],
  );
  const { value, failed, again } = useLoaded<Invitation | 'over'>(load);
  if (value !== null && value !== 'over' && value.has_account && session?.email !== value.email)
    return (
      <>
        <p className="mx-auto max-w-md px-5 pt-10">{words.logInFirst(value.restaurant, value.email)}</p>
        <LogIn />
      </>
    );
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col px-5 py-10">
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value === 'over' ? (
        <EmptyHalfPlate level={1} title={words.over} text={words.overText}>
          <a href="/panel/" className={`${buttonClass()} self-start`}>
            {words.toPanel}
          </a>
        </EmptyHalfPlate>
      ) : null}
      {value && value !== 'over' ? (
        <>
          <h1 className="text-dlg">{words.joinTitle(value.restaurant)}</h1>
          <p className="mt-3 mb-6 text-ink-2">{words.text(m.manage.team.roles[value.role], value.email)}</p>
          {value.has_account && session ? (
            <Accept token={token} session={session} />
          ) : (
            <JoinForm
              email={value.email}
              join={(body) => api.call('joinTeam', { params: { token }, body }, { locale })}
            />
          )}
        </>
      ) : null}
    </main>
  );
}

function Accept({ token, session }: { token: string; session: Session }) {
  const { m } = useWords();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const accept = async () => {
    setBusy(true);
    try {
      await session.call('acceptTeamInvitation', { params: { token } });
      go('/panel/', 'replace');
    } catch (error) {
      setFailure(refusalOf(error)?.message ?? m.unreachable);
      setBusy(false);
    }
  };
  return (
    <>
      <p role="alert" className="mb-3 text-sm font-semibold text-bad empty:hidden">
        {failure}
      </p>
      <Button kind="brand" size="host" busy={busy} onClick={() => void accept()}>
        {m.manage.join.accept}
      </Button>
    </>
  );
}
