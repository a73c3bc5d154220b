import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { useState } from 'react';
import { useWords } from '../words/words.tsx';

/** A button for an irreversible action: explains it and asks for confirmation. */
export function ConfirmButton({
  label,
  title,
  text,
  disabled = false,
  act,
}: {
  label: string;
  title: string;
  text: string;
  disabled?: boolean;
  act: () => Promise<unknown>;
}) {
  const { m } = useWords();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await act();
    setBusy(false);
    setAsked(false);
  };
  return (
    <>
      <Button disabled={disabled} aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {label}
      </Button>
      <Dialog sheet open={asked} onClose={() => setAsked(false)} title={title} closeLabel={m.close}>
        <p>{text}</p>
        <Button kind="ink" size="host" busy={busy} onClick={() => void run()} className="mt-5 w-full">
          {label}
        </Button>
      </Dialog>
    </>
  );
}
