import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { buttonClass } from '@metade/ui/button.tsx';
import { useCallback } from 'react';
import { api, refusalOf } from '../api.ts';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { JoinForm } from '../team/join-form.tsx';
import { useWords } from '../words/words.tsx';

/** Target of a licensee's invitation: a new account, whose second factor is set up next. */
export default function JoinLicensee({ token }: { token: string }) {
  const { m, locale } = useWords();
  const words = m.licensee.join;
  useTitle(words.title);
  const load = useCallback(
    () =>
      api.call('getLicenseeInvitation', { params: { token } }, { locale }).then(
        ({ data }) => data,
        (error: unknown) => {
          if (refusalOf(error)) return 'over' as const;
          throw error;
        },
      ),
    [token, locale],
  );
  const { value, failed, again } = useLoaded(load);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col px-5 py-10">
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value === 'over' ? (
        <EmptyHalfPlate level={1} title={m.manage.join.over} text={m.manage.join.overText}>
          <a href="/panel/" className={`${buttonClass()} self-start`}>
            {m.manage.join.toPanel}
          </a>
        </EmptyHalfPlate>
      ) : null}
      {value && value !== 'over' ? (
        <>
          <h1 className="text-dlg">{words.joinTitle(value.name)}</h1>
          <p className="mt-3 mb-6 text-ink-2">
            {value.has_account ? words.hasAccount(value.email) : words.text(value.email)}
          </p>
          {value.has_account ? null : (
            <JoinForm
              email={value.email}
              join={(body) => api.call('joinLicensee', { params: { token }, body }, { locale })}
            />
          )}
        </>
      ) : null}
    </main>
  );
}
