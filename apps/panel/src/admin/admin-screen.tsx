import { Mark } from '@metade/ui/logo.tsx';
import { LogOut } from 'lucide-react';
import { useSession } from '../session/session.tsx';
import { LanguageSelect } from '../shell/language-select.tsx';
import { useRoute } from '../shell/navigation.tsx';
import { useWords } from '../words/words.tsx';
import { ApprovalScreen } from './approval-screen.tsx';
import { QueueScreen } from './queue-screen.tsx';

/** What an admin works on: the queue of registrations, or the one that the address names. */
export default function AdminScreen() {
  const { m } = useWords();
  const { email, logOut } = useSession();
  const { query } = useRoute();
  const id = query.get('registration');
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-6xl flex-col px-5 pb-10">
      <header className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line py-3">
        <Mark className="size-11" />
        <p className="min-w-0 flex-1 truncate text-sm text-ink-3">{email}</p>
        <button
          type="button"
          onClick={logOut}
          className="flex min-h-11 items-center gap-2 rounded-2 px-3 text-sm font-semibold hover:bg-hover"
        >
          <LogOut aria-hidden="true" className="size-5" strokeWidth={1.9} />
          {m.logOut}
        </button>
      </header>
      <main id="content" className="flex-1 pt-6">
        {id ? <ApprovalScreen key={id} id={id} /> : <QueueScreen />}
      </main>
      <footer className="max-w-64 pt-10">
        <LanguageSelect />
      </footer>
    </div>
  );
}
