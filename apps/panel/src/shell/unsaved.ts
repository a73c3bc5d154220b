import { useLayoutEffect } from 'react';
import { useWords } from '../words/words.tsx';

/** The confirmation question of each form with unsaved edits. */
const questions = new Map<symbol, string>();

/** Asks before the screen or the window with unsaved edits is left. */
export function useUnsaved(unsaved: boolean): void {
  const { m } = useWords();
  // At once with what is shown: whoever sees that it is saved may leave without being asked.
  useLayoutEffect(() => {
    if (!unsaved) return;
    const form = Symbol();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    questions.set(form, m.leaveUnsaved);
    addEventListener('beforeunload', ask);
    return () => {
      questions.delete(form);
      removeEventListener('beforeunload', ask);
    };
  }, [unsaved, m]);
}

/** Whether nothing is unsaved, or the person agreed to discard it. */
export function mayLeave(): boolean {
  const [question] = questions.values();
  return question === undefined || confirm(question);
}
