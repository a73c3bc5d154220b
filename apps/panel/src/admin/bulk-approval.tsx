import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { Checkbox } from '@metade/ui/field.tsx';
import { useEffect, useRef, useState } from 'react';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { useWords } from '../words/words.tsx';
import { RegistrationRow } from './registration-row.tsx';
import { useBulkApproval, type Waiting } from './use-bulk-approval.ts';

/** Registrations to approve, with checkboxes; the selected ones are approved after one confirmation with their number. */
export function BulkApproval({ rows, onDone }: { rows: readonly Waiting[]; onDone: () => void }) {
  const { m } = useWords();
  const words = m.lists.bulk;
  const { ticked, chosen, tick, approve, said, refused, busy } = useBulkApproval(rows, onDone);
  const [asked, setAsked] = useState(false);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button is disabled now: keyboard focus moves to the result.
    if (busy) told.current?.focus();
  }, [busy]);
  const all = rows.map(({ _id }) => _id);
  const gone = refused.filter(({ _id }) => !all.includes(_id));
  return (
    <>
      <p ref={told} tabIndex={-1} role="status" className="mt-3 min-h-6 font-semibold outline-none">
        {said}
      </p>
      {gone.map(({ _id, name, why }) => (
        <p key={_id} className="mt-1 text-sm font-semibold text-bad">
          <PanelLink href={hrefOf('queue', { registration: _id })} className="text-link">
            {name}
          </PanelLink>
          : {why}
        </p>
      ))}
      {rows.length > 0 ? (
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Checkbox
            label={words.all}
            checked={chosen.length === rows.length}
            disabled={busy}
            onChange={(event) => tick(all, event.target.checked)}
          />
          {chosen.length > 0 ? (
            <Button aria-haspopup="dialog" busy={busy} onClick={() => setAsked(true)}>
              {words.approve(chosen.length)}
            </Button>
          ) : null}
        </div>
      ) : null}
      <ul className="mt-2 border-t border-line">
        {rows.map((one) => (
          <RegistrationRow
            key={one._id}
            registration={one}
            why={refused.find(({ _id }) => _id === one._id)?.why}
            tick={{
              checked: ticked.has(one._id),
              disabled: busy,
              onChange: (event) => tick([one._id], event.target.checked),
            }}
          />
        ))}
      </ul>
      <Dialog sheet open={asked} onClose={() => setAsked(false)} title={words.ask(chosen.length)} closeLabel={m.close}>
        <p>{words.askText}</p>
        <Button
          kind="ink"
          size="host"
          className="mt-5 w-full"
          onClick={() => {
            setAsked(false);
            void approve();
          }}
        >
          {words.approve(chosen.length)}
        </Button>
      </Dialog>
    </>
  );
}
