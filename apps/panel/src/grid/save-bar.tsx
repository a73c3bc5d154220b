import type { Booking } from '@metade/contracts/host.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { TriangleAlert } from 'lucide-react';
import { useBarHeight } from '../shell/use-bar-height.ts';
import { useWords } from '../words/words.tsx';
import { StandingList } from './standing-list.tsx';

/** Unsaved edits, their effect on bookings, and the buttons to save or undo. */
export function SaveBar({
  changes,
  stranded,
  refused,
  busy,
  onSee,
  onUndo,
  onSave,
}: {
  changes: number;
  stranded: readonly Booking[] | null;
  /** Why the affected bookings are unknown. */
  refused: string | null;
  busy: boolean;
  onSee: () => void;
  onUndo: () => void;
  onSave: () => void;
}) {
  const { m } = useWords();
  const bar = useBarHeight();
  return (
    <div
      ref={bar}
      role="region"
      data-bar="save"
      aria-label={m.grid.unsaved(changes)}
      className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-page px-4 py-3 rail:bottom-0 rail:left-23 md:px-7"
    >
      <span className="rounded-1 bg-wait-soft px-2 py-0.5 text-sm font-semibold text-wait-ink">
        {m.grid.unsaved(changes)}
      </span>
      <span aria-live="polite" className="min-w-0 flex-1 text-sm text-ink-2 max-md:basis-full">
        {stranded === null ? (refused ?? m.grid.checking) : null}
        {stranded?.length === 0 ? m.grid.noneStranded : null}
        {stranded && stranded.length > 0 ? (
          <span className="inline-flex flex-wrap items-center gap-x-2 text-wait-ink">
            <TriangleAlert aria-hidden="true" className="size-5" strokeWidth={1.9} />
            {m.grid.stranded(stranded.length)}
            <button type="button" onClick={onSee} className="text-link min-h-11">
              {m.grid.seeStranded}
            </button>
          </span>
        ) : null}
      </span>
      <button type="button" onClick={onUndo} className="text-link min-h-11 px-2 text-sm">
        {m.grid.undoAll}
      </button>
      <Button kind="brand" busy={busy} onClick={onSave} className="max-md:flex-1">
        {m.grid.save}
      </Button>
    </div>
  );
}

/** Bookings that would lose their table, before the week is saved. */
export function StrandedDialog({
  open,
  bookings,
  busy,
  onClose,
  onDecided,
  onSave,
}: {
  open: boolean;
  bookings: readonly Booking[];
  busy: boolean;
  onClose: () => void;
  onDecided: () => void;
  onSave: () => void;
}) {
  const { m } = useWords();
  return (
    <Dialog
      sheet
      open={open}
      onClose={onClose}
      title={m.grid.strandedTitle}
      closeLabel={m.close}
      footer={
        <Button kind="brand" size="host" busy={busy} onClick={onSave} className="w-full">
          {bookings.length === 0 ? m.grid.save : m.grid.saveKeeping(bookings.length)}
        </Button>
      }
    >
      <p className="mb-4 text-ink-2">{m.grid.strandedText}</p>
      <StandingList bookings={bookings} onDecided={onDecided} />
    </Dialog>
  );
}
