import { buttonClass } from '@metade/ui/button.tsx';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '../words/words.tsx';

/** Data export and account deletion. */
export function DataSection() {
  const { m } = useWords();
  return (
    <>
      <p className="mt-3 text-ink-2">{m.profile.exportText}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href="/profile/data.json" download className={buttonClass()}>
          <Download aria-hidden="true" className="size-5" />
          {m.profile.export}
        </a>
        <Link to="/profile/delete" className="text-link inline-flex min-h-11 items-center text-sm">
          {m.profile.deleteLink}
        </Link>
      </div>
    </>
  );
}
