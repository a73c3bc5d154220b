import { useState } from 'react';
import { flushSync } from 'react-dom';
import { refusalOf } from '../api.ts';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';

type Rules<Saved, Draft, Theirs> = {
  draftOf: (saved: Saved) => Draft;
  same: (one: Draft, other: Draft) => boolean;
  /** Whether nobody else changed what this form writes. */
  untouched: (saved: Saved, now: Saved) => boolean;
  /** The paths of invalid amounts. */
  noSums: (draft: Draft) => string[];
  send: (revision: number, draft: Draft, base: Draft) => Promise<{ data: Saved }>;
  /** Local edits merged over somebody else's save, and what that save changed. */
  merge: (draft: Draft, base: Draft, now: Draft) => { draft: Draft; theirs: Theirs[] };
};

/**
 * Edits over a part of the restaurant, with its revision. Saves of other parts pass unnoticed; somebody else's save of this part is
 * merged beneath the edits (`theirs`). Asks before unsaved edits are left.
 */
export function useRevisedForm<Saved extends { revision: number }, Draft, Theirs>(
  first: Saved,
  rules: Rules<Saved, Draft, Theirs>,
) {
  const { m } = useWords();
  const [saved, setSaved] = useState(first);
  const [draft, setDraft] = useState(() => rules.draftOf(first));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [theirs, setTheirs] = useState<Theirs[]>([]);
  const [busy, setBusy] = useState(false);
  const base = rules.draftOf(saved);
  const dirty = !rules.same(draft, base);
  useUnsaved(dirty);

  const begin = (next: Saved, typed: Draft) => {
    setSaved(next);
    setDraft(typed);
    setErrors({});
    setFailure('');
  };
  const send = (revision: number) => rules.send(revision, draft, base);
  /** Whether it was saved. */
  const save = async (): Promise<boolean> => {
    const wrong = rules.noSums(draft);
    if (wrong.length > 0) {
      setErrors(Object.fromEntries(wrong.map((path) => [path, m.manage.profile.amountWrong])));
      setFailure(m.manage.profile.someWrong);
      return false;
    }
    setBusy(true);
    try {
      const { data } = await send(saved.revision).catch((error: unknown) => {
        const now = currentOf<Saved>(error);
        if (now === null || !rules.untouched(saved, now)) throw error;
        return send(now.revision);
      });
      begin(data, rules.draftOf(data));
      setTheirs([]);
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      const now = currentOf<Saved>(error);
      // Rendered before this resolves: the caller focuses the first invalid field.
      flushSync(() => {
        if (now !== null) {
          const both = rules.merge(draft, base, rules.draftOf(now));
          begin(now, both.draft);
          setTheirs(both.theirs);
        }
        setErrors(Object.fromEntries((refusal?.issues ?? []).map(({ path, message }) => [path, message])));
        setFailure(refusal?.message ?? m.unreachable);
      });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const undo = () => {
    begin(saved, base);
    setTheirs([]);
  };
  return { saved, draft, setDraft, base, dirty, errors, failure, theirs, busy, save, undo };
}

/** The current state, from the refusal of an outdated save. */
function currentOf<Saved>(error: unknown): Saved | null {
  const refusal = refusalOf(error);
  return refusal?.code === 'restaurant_changed' ? (refusal.params?.current as Saved) : null;
}
