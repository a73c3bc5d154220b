import type { PendingStep } from '@metade/contracts/pending-steps.ts';
import { Button } from '@metade/ui/button.tsx';
import { Hourglass } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { refusalOf } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';

/** The server carries a decision out within this time after its undo ends. */
const carriedOutMs = 2_500;

/** A decision that can still be undone, in place of its form; reloads once it is carried out. */
export function PendingDecision({
  step,
  words,
  number,
  again,
}: {
  step: PendingStep;
  /** What was decided. */
  words: string;
  number: string;
  again: () => void;
}) {
  const { m } = useWords();
  const { call } = useSession();
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState(() => secondsTo(step.until));
  const over = useEffectEvent(again);
  useEffect(() => {
    const ticking = setInterval(() => setLeft(secondsTo(step.until)), 250);
    const carriedOut = setInterval(() => over(), carriedOutMs);
    return () => {
      clearInterval(ticking);
      clearInterval(carriedOut);
    };
  }, [step]);
  const undo = async () => {
    setBusy(true);
    try {
      await call('undoStep', { params: { id: step._id } });
      show({ text: m.evening.pending.undone(number) });
    } catch (error) {
      show({ text: refusalOf(error)?.message ?? m.unreachable, failure: true });
    }
    again();
    setBusy(false);
  };
  return (
    <div className="flex flex-col gap-4 rounded-4 border border-wait-line bg-wait-soft p-5 text-wait-ink">
      <p className="flex gap-3 font-semibold">
        <Hourglass aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.9} />
        <span>
          {words} <span className="font-normal">{m.evening.pending.until}</span>
        </span>
      </p>
      <Button busy={busy} onClick={() => void undo()} className="min-h-12">
        {/* Its name begins with what is seen; the seconds are not a part of it. */}
        <span className="sr-only">{m.evening.pending.undo(number)}</span>
        <span aria-hidden="true">{m.toast.undo}</span>
        <span aria-hidden="true" className="font-medium text-ink-3">
          {left > 0 ? m.toast.seconds(left) : ''}
        </span>
      </Button>
    </div>
  );
}

const secondsTo = (instant: string) => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000));

/** A decision in words, by the state it leads to. */
export function decisionWords(decision: string | null, states: Readonly<Record<string, string>>): string {
  return (decision === null ? undefined : states[decision]) ?? decision ?? '';
}
