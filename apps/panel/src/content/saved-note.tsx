import { Check } from 'lucide-react';
import { deviceZone } from '../shell/device-zone.ts';
import { useWords } from '../words/words.tsx';
import type { Draft } from './use-content-draft.ts';

/** Whether the edits are saved. */
export function SavedNote({ draft }: { draft: Draft }) {
  const { m, time } = useWords();
  const { busy, dirty, savedAt } = draft;
  const text = busy
    ? m.content.saving
    : dirty
      ? m.content.notSaved
      : savedAt
        ? m.content.savedAt(time(savedAt.toISOString(), deviceZone()))
        : '';
  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-sm text-ink-3">
      {savedAt && !busy && !dirty ? <Check aria-hidden="true" className="size-4" strokeWidth={1.9} /> : null}
      {text}
    </p>
  );
}
