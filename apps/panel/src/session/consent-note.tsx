import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { useCallback, useState } from 'react';
import { refusalText } from '../api.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { useSession } from './session.tsx';

/** Asks once for consent to changed legal texts; can be postponed to the next visit. */
export function ConsentNote() {
  const { m } = useWords();
  const { call } = useSession();
  const { value } = useLoaded(useCallback(() => call('getConsent', {}), [call]));
  const [closed, setClosed] = useState(false);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const consent = value?.data;
  if (!consent?.due || closed) return null;
  const words = m.content.consent;
  const agree = async () => {
    setBusy(true);
    try {
      await call('giveConsent', { body: { version: consent.asked } });
      setClosed(true);
    } catch (error) {
      setFailure(refusalText(error) ?? m.unreachable);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={() => setClosed(true)} title={words.title} closeLabel={m.close}>
      <p>{words.text}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {consent.texts.map(({ kind, changes }) => (
          <li key={kind} className="rounded-3 bg-sunk p-3.5">
            <a
              href={kind === 'terms' ? '/terms' : '/privacy-policy'}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {m.content.documents[kind]}
            </a>
            {changes ? <p className="whitespace-pre-line">{changes}</p> : null}
          </li>
        ))}
      </ul>
      <p role="alert" className="mt-3 text-sm font-semibold text-bad empty:hidden">
        {failure}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button kind="brand" busy={busy} onClick={() => void agree()}>
          {words.agree}
        </Button>
        <Button onClick={() => setClosed(true)}>{words.later}</Button>
      </div>
    </Dialog>
  );
}
