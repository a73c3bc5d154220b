import type { LeadCard, LeadState } from '@metade/contracts/leads.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { Field } from '@metade/ui/field.tsx';
import { useState, type FormEvent } from 'react';
import { useWords } from '../words/words.tsx';
import { leadName } from './lead-due.ts';

const columns = ['new', 'contacted', 'qualified', 'signed'] as const;

/** Where a lead can be moved; losing it needs a reason. */
export function MoveDialog({
  lead,
  onClose,
  onMove,
}: {
  lead: LeadCard;
  onClose: () => void;
  onMove: (state: LeadState, reason?: string) => void;
}) {
  const { m } = useWords();
  const words = m.licensee.leads;
  const [reason, setReason] = useState('');
  const lose = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) onMove('lost', reason);
  };
  return (
    <Dialog sheet open onClose={onClose} title={words.moveTitle(leadName(lead))} closeLabel={m.close}>
      <div className="flex flex-col gap-2">
        {columns
          .filter((state) => state !== lead.state)
          .map((state) => (
            <Button key={state} onClick={() => onMove(state)} className="min-h-12 justify-start!">
              {words.states[state]}
            </Button>
          ))}
      </div>
      {lead.state === 'lost' ? null : (
        <form onSubmit={lose} className="mt-5 flex flex-col gap-3 border-t border-line pt-4">
          <Field
            label={words.lostReason}
            value={reason}
            required
            maxLength={300}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button type="submit" kind="ink" className="min-h-12 self-start">
            {words.markLost}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
